# Material in Berichten: Namen in Tabellen, und was die Tabellen zeigen.

label-employee = { $id } · { $rank }: { $bonus }
label-dress = { $id } · { $needs }
report-all-employee = Arbeiter
report-employee = Arbeiter
report-employee-text = Ergebnisse der Plätze, die den Arbeiter mindestens einmal in der Partie eingestellt haben.
report-all-decoration = Ausstattungen
report-decoration = Ausstattung
report-decoration-text = Ergebnisse der Plätze, die die Ausstattung finanziert haben.
report-all-dress = Kleider
report-dress = Kleid
report-dress-text = Ergebnisse der Plätze, die das Kleid geschneidert haben, ob verliehen oder verkauft.
report-all-hall = Säle
report-hall = Saal
report-hall-text = Ergebnisse der Plätze, die mindestens ein Kleid in dem Saal verliehen haben.
