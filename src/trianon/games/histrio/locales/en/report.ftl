# Components in reports: their names in tables, and what the tables show.

label-juggler = { $name } · { $ability }
label-request = { $name } · { $condition }
report-all-juggler = Jugglers
report-juggler = juggler
report-juggler-text = How seats fared that took a juggler in at least once in the match.
report-all-request = Requests
report-request = request
report-request-text = How seats fared that played a request at least once, fulfilled or not.
report-all-actor = Actors
report-actor = actor
report-actor-text = How seats fared that took an actor into their troupe at least once in the match.
report-all-city = Cities
report-city = city
report-city-text = How seats fared whose caravel reached a city at least once in the match.
