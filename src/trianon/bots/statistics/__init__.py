"""Statistics of finished matches: what each seat scored and acquired, and figures over many matches."""
