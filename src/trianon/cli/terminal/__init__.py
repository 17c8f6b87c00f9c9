"""A table in the terminal: boards, prompts, choices in sentences, what happened, and keeping all of it safe."""
