"""Two clubs of one evening beside the demo club: one with public pages, one with the organiser's alone."""

from typing import Any

_PUBLIC = (
    "Tina Trappola",
    "Ugo Scacco",
    "Rita Arrocco",
    "Dino Forchetta",
    "Vera Inchiodata",
    "Elio Gambetto",
)
_OWN = ("Пётр Вилкин", "Вера Связкина", "Фёдор Рокиров", "Ольга Дебютова")


def small_clubs() -> list[dict[str, Any]]:
    """For each: the club and its tournament, as the API takes them."""
    return [
        _small("circolo-torre", "Circolo La Torre", "it", "public", "Martedì 1", _PUBLIC),
        _small("ladya", "Клуб «Ладья»", "ru", "organiser", "Вечер 1", _OWN),
    ]


def _small(
    slug: str, name: str, language: str, visibility: str, title: str, names: tuple[str, ...]
) -> dict[str, Any]:
    club = {"slug": slug, "name": name, "language": language, "visibility": visibility, "names": "full"}
    half = len(names) // 2
    games = [
        {"board": board, "white": board, "black": board + half, "result": result}
        for board, result in zip(range(1, half + 1), ("1-0", "1/2-1/2", "0-1"), strict=False)
    ]
    back = [
        {"board": at, "white": at % half + half + 1, "black": at, "result": "0-1"}
        for at in range(1, half + 1)
    ]
    tournament = {
        "name": title,
        "starts_on": "2026-05-05",
        "players": [{"no": no, "name": player} for no, player in enumerate(names, 1)],
        "rounds": [{"no": 1, "games": games}, {"no": 2, "games": back}],
    }
    return {"club": club, "tournament": tournament}
