"""For researchers: the usual APIs of machine learning over the compiled games.

Importing this package costs nothing; each API is a module of its own that needs the packages of the extra
`trianon[research]`.
"""
