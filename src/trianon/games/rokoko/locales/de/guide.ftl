# Das Spiel in Kürze: die erste Seite der Regeln und die Spielhilfe. Die Variablen erklärt die englische Datei.

guide-aim = Du bist Schneider vor dem großen Ball bei Hofe. Runde für Runde kaufst du Stoffe, schneiderst Damenkleider und Herrenröcke und verleihst sie an die Gäste in den fünf Sälen des Palasts; oder du verkaufst sie für Livre und bezahlst damit Feuerwerk, Musiker, Statuen und den Brunnen. Das meiste Ansehen gibt es, wenn der Ball vorbei ist: für die Säle, in denen die meisten Gäste deine Kleider tragen, für die Kleider selbst, für Ausstattungen und für das Feuerwerk. Wer das meiste Ansehen hat, gewinnt.
guide-actions = Die sechs Hauptaktionen
guide-may = darf: { $actions }

guide-phase-prepare = Vorbereiten
    .does = Neue Plättchen, Kleider und Arbeiter werden ausgelegt. Ältere Kleider rücken nach rechts, wo sie weniger kosten, und die letzten verschwinden.
guide-phase-hands = Hand wählen
    .does = Alle wählen verdeckt die Karten, die sie in dieser Runde spielen. Die übrigen bleiben im Arbeitervorrat für spätere Runden.
guide-phase-actions = Karten spielen
    .does = Reihum spielt jeder eine Karte: eine Hauptaktion, dann den Bonus am Fuß der Karte. Ein Meister darf alle sechs, ein Geselle alle außer Einstellen, ein Lehrling nur drei.
guide-phase-income = Einkommen
    .does = Alle bekommen Livre. Der Brunnen zahlt mehr für Ausstattungen oder Kleider. Nach dem letzten Einkommen folgt die Endwertung.

guide-favor = Nimm die Gunstkarte und sofort Livre, und beginne die nächste Runde.
guide-acquire = Kaufe ein Plättchen aus dem Lagerhaus: Je weniger in seiner Reihe liegen, desto billiger. Behalte es als Stoff, oder lege es für Garn oder Spitze ab.
guide-make = Zahle den Preis des Fensters und Stoff, Garn und Spitze. Dann verleihe das Kleid an einen Gast in einem Saal, oder verkaufe es für Livre.
guide-hire = Nimm einen Arbeiter auf die Hand: Er muss noch in dieser Runde gespielt werden. Je weniger ausliegen, desto billiger.
guide-depute = Schicke die eben gespielte Karte für Livre an den Hof. Sie verlässt das Spiel für immer, ihr Bonus gilt aber noch.
guide-decorate = Bezahle Feuerwerk, einen Musiker, eine Statue oder ein Feld des Brunnens, und markiere es als deins.

guide-sign-livre = Livre
    .does = Das Geld des Spiels. Was am Ende übrig ist, wird zu ein wenig Ansehen.
guide-sign-prestige = Ansehen
    .does = Damit wird gewonnen. Was man im Spiel bekommt, ist geheim; was auf dem Spielplan liegt, sehen alle.
guide-sign-silk = Stoff
    .does = Ballen in vier Farben auf behaltenen Plättchen. Ein Kleid braucht sie in den Farben, die es zeigt; überzählige Ballen verfallen.
guide-sign-yarn = Garn
    .does = Braucht man für viele Kleider.
guide-sign-lace = Spitze
    .does = Braucht man für feine Kleider.
guide-sign-thimble = Fingerhut
    .does = Auf einem Kleid: Nur ein Meister kann es schneidern. Auf einem Feld im Saal: nur für Kleider, die ein Meister geschneidert hat; diese Felder entscheiden bei Gleichstand.
guide-sign-crown = Krone
    .does = Eine Karte ohne Bonus beim Ausspielen. Sie zählt am Ende, wo immer sie in deiner Belegschaft liegt.
guide-sign-musician = Musiker
    .does = Mit ihm bist du in seinem Saal vertreten, auch ohne Kleid; bei Gleichstand entscheidet er zuletzt.
guide-sign-fountain = Brunnen
    .does = Bei jedem Einkommen zahlt das obere Becken für deine Ausstattungen, das untere für deine Kleider auf dem Ball.

guide-score-RK-S9 = Was du im Lauf des Spiels bekommen hast.
guide-score-RK-F1 = Livre werden in Ansehen getauscht, so weit sie reichen. Der Rest entscheidet bei Gleichstand.
guide-score-RK-F2 = Jede Kronenkarte in deiner Belegschaft zählt, wie auf ihr steht.
guide-score-RK-F3 = Für den Besitz der Gunstkarte am Ende.
guide-score-RK-F4 = In jedem Saal bekommt die erste Zahl, wer die meisten Kleider hat, die zweite, wer die zweitmeisten hat (nicht zu zweit).
guide-score-RK-F6 = Das meiste und das zweitmeiste Feuerwerk.
guide-score-RK-F8 = Für jedes deiner Feuerwerke tritt einer deiner Gäste aus dem Thronsaal hinaus, und sein Kleid zählt mehrfach.
guide-score-RK-F9 = Jede Statue wertet einen Satz deiner Kleider in verschiedenen Farben.
guide-score-RK-F10-dress = Das Ansehen deiner Kleider auf dem Ball.
guide-score-RK-F10-decoration = Das Ansehen, das auf deinen Ausstattungen steht.
guide-score-RK-F10-all_halls = Dafür, dass du in allen fünf Sälen vertreten bist: je früher, desto mehr.
