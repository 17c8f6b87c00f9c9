"""Terminal presenter of Rokoko, built from views, editions and options; holds no rule."""
