"""The numbers of Goofspiel's steps, options, events and reasons."""
