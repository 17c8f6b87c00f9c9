"""Terminal presenter of Histrio, built from views, editions and options; holds no rule."""
