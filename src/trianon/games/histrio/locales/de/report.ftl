# Material in Berichten: Namen in Tabellen, und was die Tabellen zeigen.

label-juggler = { $name } · { $ability }
label-request = { $name } · { $condition }
report-all-juggler = Gaukler
report-juggler = Gaukler
report-juggler-text = Wie es denen erging, die einen Gaukler in der Partie wenigstens einmal aufnahmen.
report-all-request = Geheime Bitten
report-request = Bitte
report-request-text = Wie es denen erging, die eine Bitte wenigstens einmal ausspielten, erfüllt oder nicht.
report-all-actor = Schauspieler
report-actor = Schauspieler
report-actor-text = Wie es denen erging, die einen Schauspieler in der Partie wenigstens einmal in ihr Ensemble nahmen.
report-all-city = Städte
report-city = Stadt
report-city-text = Wie es denen erging, deren Karavelle eine Stadt in der Partie wenigstens einmal erreichte.
