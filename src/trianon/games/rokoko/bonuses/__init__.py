"""Employee bonuses (RK-B): what can be asked for, why not, and what it does."""
