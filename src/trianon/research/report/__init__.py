"""Balance reports: win shares of seats and components over many matches."""
