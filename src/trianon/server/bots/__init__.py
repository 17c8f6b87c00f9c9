"""Bot moves and hints: the runner that claims turns and the process pools that compute them."""
