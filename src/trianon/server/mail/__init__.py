"""Mail: the operator's settings, one message, and its way to the SMTP server."""
