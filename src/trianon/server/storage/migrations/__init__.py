"""How an older database becomes the present one, step by step, and back."""
