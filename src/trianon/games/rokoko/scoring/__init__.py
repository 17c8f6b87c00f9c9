"""Final scoring (RK-F): every chapter books its points line by line."""
