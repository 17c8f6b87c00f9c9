# Ratschläge in den ersten Partien von Histrio.

coach-histrio-aim = Willkommen, Impresario! Sammle Schauspieler, die zur Stimmung des Königs passen: Am Ende jeder der zwei Spielzeiten bezahlt er sie, und wer die meisten Ecu hat, gewinnt. Die Spielhilfe (das offene Buch oder im Menü) erklärt jedes Zeichen.
coach-histrio-choose_city = Alle wählen verdeckt eine Stadt. Bist du allein dort, bekommst du alle Karten; wo sich mehrere treffen, zieht jeder eine Bitte, und die Karten werden abgelegt.
coach-histrio-choose_city-friendly = Zu zweit hat jeder auch ein befreundetes Ensemble: Seine Stadt wird gezogen, und nur du kennst deine. Es nimmt nichts, zählt aber als Besuch: Wo es hinreist, bist du nicht allein.
coach-histrio-use_juggler = Einen Gaukler kannst du einmal je Spielzeit nutzen. Du darfst ihn auch aufheben.
coach-histrio-discard_actor = Legst du einen Schauspieler ab, rückt die Stimmung des Königs um seine Stufe zu dem hin, was er spielt: Komödie oder Tragödie.
coach-histrio-play_request = Eine geheime Bitte bringt Ecu, wenn ihre Bedingung jetzt erfüllt ist. Spielst du sie in Spielzeit 1, bringt sie am Ende von Spielzeit 2 noch einmal Ecu, wenn sie dann wieder erfüllt ist.
