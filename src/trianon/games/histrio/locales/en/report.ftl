# Components in reports: their names in tables, and what the tables show.

label-juggler = { $name } · { $ability }
label-request = { $name } · { $condition }
report-all-juggler = Jugglers
report-juggler = juggler
report-juggler-text = Results of the seats that took the juggler in at least once in the match.
report-all-request = Requests
report-request = request
report-request-text = Results of the seats that played the request at least once, fulfilled or not.
report-all-actor = Actors
report-actor = actor
report-actor-text = Results of the seats that took the actor into their troupe at least once in the match.
report-all-city = Cities
report-city = city
report-city-text = Results of the seats that reached the city at least once in the match.
