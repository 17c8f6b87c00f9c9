"""The server: tables to play at over HTTP and WebSockets, on one node or several. Rules stay in the games."""
