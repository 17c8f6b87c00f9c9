# Material in Berichten: Namen in Tabellen, und was die Tabellen zeigen.

label-employee = { $id } · { $rank }: { $bonus }
label-dress = { $id } · { $needs }
report-all-employee = Arbeiter
report-employee = Arbeiter
report-employee-text = Wie es denen erging, die einen Arbeiter in der Partie wenigstens einmal einstellten, wann auch immer.
report-all-decoration = Ausstattungen
report-decoration = Ausstattung
report-decoration-text = Wie es denen erging, die eine Ausstattung finanzierten.
report-all-dress = Kleider
report-dress = Kleid
report-dress-text = Wie es denen erging, die ein Kleid schneiderten, ob verliehen oder verkauft.
report-all-hall = Säle
report-hall = Saal
report-hall-text = Wie es denen erging, die wenigstens ein Kleid in einem Saal verliehen hatten.
