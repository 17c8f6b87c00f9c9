"""Parts of messages that each game fills in its own way.

The title names the component of the OpenAPI document and the type that the client declares (`openapi.CLIENT_TYPES`).
"""

from typing import Annotated, Any

from msgspec import Meta

GameName = Annotated[str, Meta(title="Game", description="The name of a game.")]
GameEvent = Annotated[
    dict[str, Any],
    Meta(
        title="GameEvent",
        description="Something that happened: its kind `event`, the `seat` that acts, its facts by name, and the "
        "`phrase` that puts it into words, unless that of another one does.",
    ),
]
Question = Annotated[
    dict[str, Any],
    Meta(
        title="Question",
        description="The open `question` by name, the `seats` it is put to, and the pieces it is about.",
    ),
]
ResultLine = Annotated[
    dict[str, Any],
    Meta(title="ResultLine", description="A line of the final scoring: an event with `rule` and `points`."),
]
PieceNames = Annotated[
    dict[str, Any],
    Meta(
        title="PieceNames",
        description="What pieces and places are called: the arguments `piece` of messages, by kind and id.",
    ),
]
Message = Annotated[
    list[Any],
    Meta(
        title="Message",
        description="A Fluent message in no language yet: its name and, if there are any, its arguments by name. An "
        "argument is a text, a number, a message or an object with one key: piece (of the edition), seat, list, or, "
        "row (of arguments), sum (a number).",
    ),
]
OutlookChange = Annotated[
    dict[str, Any],
    Meta(title="OutlookChange", description="What changes: its `kind`, `before`, `after`, and what else the kind has."),
]
