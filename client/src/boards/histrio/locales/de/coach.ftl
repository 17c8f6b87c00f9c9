# Ratschläge in den ersten Partien von Histrio.

coach-histrio-aim = Willkommen, Impresario! Sammle Schauspieler, die zur Stimmung des Königs passen: Am Ende jeder der zwei Spielzeiten bezahlt er sie, und wer die meisten Ecu hat, gewinnt. Die Spielhilfe (das offene Buch oder im Menü) erklärt jedes Zeichen.
coach-histrio-choose_city = Alle wählen verdeckt eine Stadt. Wer allein dort ist, bekommt alle Karten; wo sich mehrere treffen, ziehen sie je eine Bitte, und die Karten werden abgelegt.
coach-histrio-choose_city-friendly = Zu zweit hat jeder auch ein befreundetes Ensemble: Seine Stadt wird gezogen, und nur du kennst deine. Es nimmt nichts, zählt aber als Besuch: Wo es hinreist, bist du nicht allein.
coach-histrio-use_juggler = Einen Gaukler kannst du einmal je Spielzeit nutzen. Du kannst ihn auch aufheben.
coach-histrio-discard_actor = Legst du einen Schauspieler ab, rückt die Stimmung des Königs um seine Stufe zu dem hin, was er spielt: Komödie oder Tragödie.
coach-histrio-play_request = Eine geheime Bitte bringt Ecu, wenn ihre Bedingung jetzt erfüllt ist. In der ersten Spielzeit gespielt, bringt sie in der zweiten noch einmal Ecu, wenn sie dann erfüllt ist.
