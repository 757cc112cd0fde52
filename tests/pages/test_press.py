"""The press: whatever a template is given comes out escaped, as markupsafe does it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import UndefinedError
from markupsafe import Markup, escape

from ladder.pages.press import Phrases, escaped, print_part
from ladder.pages.words import words

PHRASES = Phrases(words("en"))


class Name(str):
    """A text of a kind of its own."""

    __slots__ = ()


@given(st.text() | st.text("&<>\"'a") | st.integers() | st.none())
def test_every_value_is_escaped_as_markupsafe_does(value):
    assert escaped(value) == str(escape(value))
    assert escaped(Markup(str(value))) == str(value), "what is markup already is so once"  # noqa: S704
    assert escaped(Name(value)) == str(escape(str(value)))


@pytest.mark.parametrize("nasty", ["<script>", "a & b", '"x"', "o'n"])
def test_a_template_lets_no_mark_through(nasty):
    members = [(nasty, nasty)]
    printed = print_part("roster.html", PHRASES, {"members": members, "up": nasty})
    assert nasty not in printed
    assert printed.count(str(escape(nasty))) == 3


def test_a_value_that_the_view_forgot_is_an_error():
    with pytest.raises(UndefinedError):
        print_part("roster.html", PHRASES, {"members": [("A", "a/")]})
