# Material in Berichten: Namen in Tabellen, und was die Tabellen zeigen.

label-juggler = { $name } · { $ability }
label-request = { $name } · { $condition }
report-all-juggler = Gaukler
report-juggler = Gaukler
report-juggler-text = Ergebnisse der Plätze, die den Gaukler mindestens einmal in der Partie aufgenommen haben.
report-all-request = Geheime Bitten
report-request = Bitte
report-request-text = Ergebnisse der Plätze, die die Bitte mindestens einmal gespielt haben, erfüllt oder nicht.
report-all-actor = Schauspieler
report-actor = Schauspieler
report-actor-text = Ergebnisse der Plätze, die den Schauspieler mindestens einmal in der Partie ins Ensemble genommen haben.
report-all-city = Städte
report-city = Stadt
report-city-text = Ergebnisse der Plätze, die mindestens einmal in der Partie in die Stadt gereist sind.
