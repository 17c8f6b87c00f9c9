"""Tables on the net: live and slow, on one node or several. It holds no rule; the games' sockets do."""
