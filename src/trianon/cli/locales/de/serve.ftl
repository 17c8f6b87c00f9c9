# Was der Serverbefehl sagt.
serve-ready = Trianon ist unter { $address } zu erreichen (Strg+C beendet es).
serve-ended = Beendet. Alles, was beantwortet war, ist aufgehoben.
