"""Clubladder: one number per member that follows the member from one club evening to the next."""
