"""Rules as WebAssembly: one module and a description of its layout for each game."""
