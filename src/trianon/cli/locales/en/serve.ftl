# What the server command says.
serve-ready = Trianon is served at { $address } (stop it with Ctrl+C).
serve-ended = Stopped. Everything that was answered is kept.
