"""What the server keeps: the tables of the database, and the statements that read and write them."""
