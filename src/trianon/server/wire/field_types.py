"""Types of fields with their bounds: names, words, keys, counts, closed lists."""

from typing import Annotated, Literal

from msgspec import Meta

from trianon.server.limits import MAX_NAME_CHARS

MAX_PLAYERS = 5

# Forbidden in one-line texts: control characters, line ends, bidirectional overrides.
UNSEEN = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff"
END = r"$(?!\n)"  # `$` alone matches before a final line end
TEXT = r"^[^\u0000-\u0008\u000b-\u001f\ud800-\udfff]*$"  # of several lines
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_CHARS, pattern=rf"^[^{UNSEEN}]+{END}")]
Word = Annotated[str, Meta(max_length=64, pattern=rf"^[^{UNSEEN}]*{END}")]
Salt = Annotated[str, Meta(max_length=64, pattern=rf"^[A-Za-z0-9_-]*{END}")]
CommitmentHash = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{64}}{END}")]
TABLE_ID = rf"^[A-Za-z0-9_-]{{1,32}}{END}"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern=rf"^[!-~]+{END}")]
QuestionName = Annotated[str, Meta(min_length=1, max_length=200, pattern=rf"^[!-~]+{END}")]
SeatNumber = Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
MAX_COUNT = 1_000_000_000  # upper bound of counters
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Level = Literal["random", "novice", "thumb", "apprentice", "journeyman", "master", "grandmaster"]
Language = Literal["en", "de", "zh"]
Pace = Literal["live", "slow"]
WatchPolicy = Literal["anyone", "link", "nobody"]
RestReason = Literal["weekend", "days-off"]  # why a clock stands still
GoneRule = Literal["bot", "close"]  # a bot takes over, or the table is closed
Status = Literal["open", "running", "over", "gone"]
By = Literal["person", "bot"]
TimeZone = Annotated[str, Meta(max_length=64, pattern=rf"^[^{UNSEEN}]*{END}")]  # a name such as "Europe/Berlin"
MinuteOfDay = Annotated[int, Meta(ge=0, le=1439)]
NotificationKind = Literal["turn", "time", "begun", "invited", "over"]
NotificationChannel = Literal["push", "mail", "webhook"]
MailMode = Literal["off", "now", "daily"]
WebhookForm = Literal["plain", "discord", "slack"]
