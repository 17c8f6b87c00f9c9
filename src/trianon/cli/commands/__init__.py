"""The commands, one module each; what needs the compiler is imported inside them, so that help comes at once."""
