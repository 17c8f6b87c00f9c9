"""What the environments share: matches in arrays, compiled loops, rewards and information states."""
