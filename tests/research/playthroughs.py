"""Playthroughs of both games as OpenSpiel writes them: every value of its API along one match.

Tensors become a fingerprint and long lines are cut and closed with one, so that a golden file stays small and still
notices every changed number. `python -m tests.research.playthroughs` makes them anew.
"""

import re
import warnings
from hashlib import blake2b
from pathlib import Path

from trianon.research import openspiel

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "playthroughs"
GAMES = {f"{name}-2": f"trianon_{name}(players=2)" for name in ("histrio", "rokoko")}
SEED = 1
MAX_LINE_CHARS = 160
# rows of zeros and ones stand below the name of a piece
TENSOR = re.compile(r"^((?:InformationState|Observation)Tensor\(\d\)).*\n(?:(?:\1|[ ◯◉]).*\n)*", re.MULTILINE)


def digest(text: str) -> str:
    """A short fingerprint."""
    return blake2b(text.encode(), digest_size=6).hexdigest()


def cut(line: str) -> str:
    """A line that is not too long."""
    if len(line) <= MAX_LINE_CHARS:
        return line
    return f"{line[:MAX_LINE_CHARS]}… {len(line)} characters, {digest(line)}"


def folded(text: str) -> str:
    """A playthrough with every tensor, all pieces of it, as one fingerprint."""
    short = TENSOR.sub(lambda tensor: f"{tensor[1]}: {digest(tensor[0].removesuffix(chr(10)))}\n", text)
    return "".join(f"{cut(line)}\n" for line in short.splitlines())


def playthrough(game: str) -> str:
    """A match of a game with every value of OpenSpiel's API."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # imports all of SciPy's statistics
        from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-untyped]

    assert openspiel.DIGITS  # importing it registers the games
    text = generate_playthrough.playthrough(game, [], seed=SEED)
    return folded(text)


def main() -> None:
    """Make the golden files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(game), "utf-8")


if __name__ == "__main__":
    main()
