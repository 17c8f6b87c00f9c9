"""Numbers with names: what stands in the state, in steps, options, events and reasons."""
