"""Skeletons of names: names that look alike have the same one."""

import unicodedata

# Casefolded letters and digits that look like another letter in upper or lower case. A skeleton is never shown, so a
# letter that looks like two others may stand for either.
LOOKALIKES = {
    "a": "аαɑ",
    "b": "вβ",
    "c": "сϲ",
    "d": "ԁđ",
    "e": "еε",
    "f": "ƒ",
    "g": "ɡց",
    "h": "нһħհ",
    "j": "јϳ",
    "k": "кκ",
    "l": "i1ıɩіӏιł",
    "m": "мμ",
    "n": "пηո",
    "o": "0оοøօ",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ",
    "t": "тτŧ",
    "u": "υս",
    "v": "ν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
    "z": "ζ",
}
PLAIN = str.maketrans({letter: latin for latin, letters in LOOKALIKES.items() for letter in letters})
ACCENTS = range(0x300, 0x370)  # over Latin, Greek and Cyrillic letters; marks of other scripts make other letters


def skeleton(name: str) -> str:
    """Letters and digits of a name, without case, accents and what tells look-alikes apart."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    kept = "".join(
        letter for letter in folded if unicodedata.category(letter)[0] in "LNM" and ord(letter) not in ACCENTS
    )
    return kept.translate(PLAIN).replace("rn", "m").replace("vv", "w")
