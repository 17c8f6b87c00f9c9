"""Tables on a person's own device: the product's Python in the browser, on rules built as WebAssembly."""
