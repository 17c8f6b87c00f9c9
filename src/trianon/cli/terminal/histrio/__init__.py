"""How Histrio looks and sounds in the terminal; built from views, editions and options, without a rule of its own."""
