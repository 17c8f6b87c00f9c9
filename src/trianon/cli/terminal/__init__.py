"""A table in the terminal: boards, prompts, choices in sentences, the chronicle, and the save file."""
