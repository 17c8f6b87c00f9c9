# Das Spiel in Kürze: die erste Seite der Regeln und die Spielhilfe. Die Variablen erklärt die englische Datei.

guide-aim = Du ziehst mit deinem Ensemble zum Theater des Königs. Verdeckt wählst du die nächste Stadt: Bist du dort allein, nimmst du ihre Schauspieler, Gaukler und Almosen; triffst du andere, ist alles verloren. Am Ende jeder der beiden Spielzeiten zahlt der König für die Aufführungen, die ihm gefallen, Komödie oder Tragödie, und seine Stimmung ändert sich mit den Schauspielern, die abgelegt werden. Wer die meisten Ecu hat, gewinnt.
guide-actions = Was unterwegs geschieht
guide-actor = zählt { $level } für seine Hälfte deiner Aufführung

guide-phase-travel = Reisen
    .does = Alle wählen verdeckt eine Stadt und spielen ihre Reisekarte. Alle Karten werden zugleich aufgedeckt. Zu zweit zieht jeder dazu eine Stadt für sein befreundetes Ensemble: Es nimmt nichts, aber wo es hinreist, ist niemand allein.
guide-phase-encounters = Begegnungen
    .does = Stadt für Stadt, von 1 bis 8: Wer allein ist, nimmt die Karten dort; wer andere trifft, bekommt stattdessen eine Bitte.
guide-phase-opportunities = Neue Karten
    .does = Jede Stadt bekommt eine Karte obenauf dazu. Ist der Stapel leer, endet die Spielzeit.
guide-phase-pay = Der König zahlt
    .does = Am Ende jeder Spielzeit: für Schauspieler, Aufführungen und Bitten. Nach der zweiten gewinnt, wer die meisten Ecu hat.

guide-sign-alone = Allein in einer Stadt
    .does = Nimm ihre Karten eine nach der anderen, die neueste zuerst: Almosen sind Ecu, Schauspieler tun, was ihre Stufe sagt, und kommen mit, Gaukler liegen vor dir aus.
guide-sign-shared = Nicht allein
    .does = Alle dort ziehen eine geheime Bitte. Die Karten sind verloren, und die Schauspieler darunter bewegen die Nadel um ihre Stufen.
guide-sign-push = Die Stimmung des Königs ändern
    .does = Nach einer Begegnung darfst du einen der neuen Schauspieler ablegen: Die Nadel rückt um seine Stufe in seine Hälfte.
guide-sign-juggler = Gaukler
    .does = Jeder darf sein Kunststück einmal pro Spielzeit zeigen, zum aufgedruckten Zeitpunkt, und bleibt bei dir.
guide-sign-refresh = Reisekarten
    .does = Eine gespielte Karte ist verbraucht. Hast du nur noch eine auf der Hand, nimmst du alle zurück.

guide-level-1 = Stufe 1
guide-level-2 = Stufe 2
guide-level-3 = Stufe 3
guide-level-4 = Stufe 4
guide-level-5 = Stufe 5
guide-sign-alms = Almosen
    .does = So viele Ecu, wie auf dem Beutel steht.
guide-sign-mood = Komödie oder Tragödie
    .does = Die Nadel zeigt, was der König will. Rückt sie in die andere Hälfte, verlassen alle Impresarios die Bühne.
guide-sign-impresario = Impresario
    .does = Kommt mit einem Schauspieler der Stufe 3 auf die Bühne; der verdient 1 Ecu für jeden Impresario dort.
guide-sign-request = Geheime Bitte
    .does = Eine darfst du am Ende jeder Spielzeit ausspielen, wenn ihre Bedingung erfüllt ist. Die aus Spielzeit 1 kann noch einmal zählen.

guide-score-actors = 1 Ecu für jeden Schauspieler, der zur Stimmung des Königs passt.
guide-score-show = Zähle die Stufen deiner Komödianten und deiner Tragöden zusammen: Passt die größere Summe zur Stimmung, gefällt deine Aufführung.
guide-score-best_show = Die Aufführung, die am meisten gefällt, wird doppelt bezahlt.
guide-score-request = Eine geheime Bitte, deren Bedingung erfüllt ist.
guide-score-request_again = Die Bitte aus Spielzeit 1, wenn ihre Bedingung wieder erfüllt ist.
guide-score-alms = Beutel, die du allein in einer Stadt gefunden hast.
guide-score-stage = Schauspieler der Stufe 3 verdienen 1 Ecu für jeden Impresario auf der Bühne.
guide-score-stolen = Schauspieler der Stufe 2 stehlen 1 Ecu.
guide-score-robbed = Was dir Schauspieler der Stufe 2 gestohlen haben.
guide-score-level_5 = Ein Schauspieler der Stufe 5 kostet 1 Ecu.
guide-score-trick = Was deine Gaukler gestohlen haben.
guide-score-tricked = Was dir fremde Gaukler gestohlen haben.
guide-score-start = Womit alle beginnen.
