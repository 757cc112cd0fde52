"""Views: one module a kind of page; each turns an edition into what a template fills in. No markup, no text
of its own.
"""
