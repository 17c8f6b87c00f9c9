# `trianon balance`: its help, and what its page says beside the texts of reports in research.ftl.

help-balance =
    Messen, wie ausgewogen und wie vielfältig ein Spiel ist, und die Werte einer Ausgabe abstimmen.
    .examples =
        trianon balance rokoko --seats net --games 1000
help-balance-measure =
    Eine HTML-Seite mit Diagrammen über ein Spiel schreiben: Punkte, Plätze und der Anteil der Siege mit jedem Teil des Materials.

    Die Partien werden jetzt gespielt oder stammen aus einem Ordner mit Aufzeichnungen. Jede Zahl hat ein 95-%-Intervall. Die Seite braucht kein Skript und kein Netz. Gleicher Startwert und gleiche Gegner ergeben die gleiche Seite. Nach Strg-C berichtet sie über die bis dahin gespielten Partien.

    Neben Plätzen, Punkten und Material zeigt sie, warum sich Plätze unterscheiden, welche Strategien es gibt und wie sie abschneiden, was etwas wert ist für jemanden, der es nicht nutzen darf, und wie viel die Verteilung der Karten entscheidet. p-Werte sind für die Zahl der Zeilen korrigiert (Benjamini und Hochberg). Mit --work bleiben beendete Partien in einem Ordner: Nach Strg-C geht derselbe Befehl später dort weiter, auch mit mehr Partien.
    .game = Welches Spiel: siehe trianon games.
    .out_path = Die Datei, die geschrieben wird.
    .players = Wie viele spielen, wenn --seats nur einen Gegner für alle nennt (ohne Angabe 4 oder die nächste Zahl, die das Spiel erlaubt).
    .games = Wie viele Partien.
    .seats = Wer spielt, durch Kommas getrennt, wie in der Arena; ein Name gilt für alle Plätze. Die Plätze wechseln von Partie zu Partie.
    .seed = Der Startwert des Zufalls: ein beliebiger Text. Partie n hat den Startwert TEXT/n.
    .milliseconds = So lange über jede Entscheidung nachdenken, unabhängig davon, was die Stufe vorsieht.
    .records = Stattdessen die beendeten Partien aus diesem Ordner mit Aufzeichnungen nehmen.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .workers = Wie viele Partien zugleich gespielt werden, jede in einem eigenen Prozess.
    .ray = Stattdessen auf diesem Ray-Cluster spielen: auto oder seine Adresse. Braucht das Zusatzpaket ray.
    .force = Eine Seite ersetzen, die es schon gibt.
    .as_json = Die Zahlen auch als JSON ausgeben.
    .forbid = Was reihum ein Spieler nicht nutzen darf, durch Kommas getrennt: Verben von Optionen, allein (hire, favor) oder mit einem Teil (hire:6c, make:y01, rent:kings_hall); „usual“ steht für alle Arten, Material zu nehmen, und die eigenen Aktionen eines Spiels, „components“ für jedes einzelne Teil.
    .deals = Wie viele Verteilungen je Verbot gespielt werden, jede einmal mit jedem eingeschränkten Platz.
    .again = Wie viele Verteilungen ein zweites Mal mit anderen Entscheidungen gespielt werden: So zeigt sich, was das Glück entscheidet.
    .strategies = In wie viele Gruppen die Spielweisen sortiert werden.
    .work = Beendete Partien in diesem Ordner behalten und mit denen weitermachen, die dort liegen.
    .examples =
        trianon balance rokoko --games 1000 --workers 2
        trianon balance histrio --players 3 --seats journeyman --games 200 --out balance.html
        trianon balance rokoko --edition my-box.toml --out my-box.html  # ist meine Änderung ausgewogen?
        trianon balance rokoko --records matches --out played.html
        trianon balance rokoko --players 5 --seats net-search:32 --forbid favor,hire --again 100 --work study  # warum unterscheiden sich die Plätze?

help-balance-tune =
    Werte des Materials suchen, mit denen die Plätze eines Spiels ausgewogener sind.

    Nur rekonstruierte Werte ändern sich, innerhalb der Bereiche des Schemas und der Angaben des Regelhefts. Viele zufällige Entwürfe, die mehrere Gruppen von Werten zugleich ändern, lehren ein Modell, was jede an den Plätzen bewirkt; seine Vorschläge treten dann bei gleicher Kartenverteilung gegeneinander an: wenige Partien für alle, doppelt so viele für die bessere Hälfte jeder Runde. Die beste Ausgabe wird als Datei geschrieben. Prüfe sie mit `trianon balance` und stärkeren Gegnern, anderen Strategien und neuen Startwerten.
    .game = Welches Spiel: siehe trianon games.
    .out_path = Die Ausgabendatei, die geschrieben wird.
    .edition = Die Ausgabe, mit der es losgeht: eine mitgelieferte oder eine Ausgabendatei.
    .players = Spielerzahlen, deren Plätze ausgewogen sein sollen, durch Kommas getrennt.
    .bot = Der Gegner auf jedem Platz.
    .house_rule = Statt rekonstruierter Werte die Livre der Hausregel einer Ausgabe abstimmen.
    .only = Nur Werte ändern, deren Schlüssel so beginnt, etwa board.small.
    .designs = Zufällige Entwürfe für das Modell.
    .matches = Partien je Entwurf und Spielerzahl.
    .candidates = Vorschläge, die gegeneinander antreten.
    .race = Partien je Vorschlag und Spielerzahl in der ersten Runde.
    .seed = Der Startwert aller Zufallszüge: ein beliebiger Text.
    .work = Beendete Partien in diesem Ordner behalten und mit den vorhandenen weitermachen.
    .workers = Wie viele Gruppen von Partien zugleich gespielt werden, jede in einem eigenen Prozess.
    .ray = Stattdessen auf diesem Ray-Cluster spielen: auto oder seine Adresse. Braucht das Extra ray.
    .force = Eine vorhandene Datei ersetzen.
    .as_json = Die Rangfolge als JSON ausgeben.
    .examples =
        trianon balance tune rokoko --players 3,4,5 --workers 2 --work tuning --out tuned.toml

balance-records-alone = Aufgezeichnete Partien lassen sich nicht noch einmal spielen: --forbid und --again brauchen Gegner (erwartet wird das eine oder das andere).
balance-unknown-verb = „{ $name }“ verbietet keine Option (der Anfang muss eines von { $known } sein).
balance-seat = Platz { $seat }
balance-p = p, korrigiert
balance-figures = Warum sich die Plätze unterscheiden
balance-figures-text = Was die Plätze im Mittel bekommen und tun, reihum vom Startspieler an; was sich am stärksten unterscheidet, steht oben. Die Korrelation ist die mit dem Sieg unter Partien auf demselben Platz. Fette Zeilen unterscheiden sich stärker als durch Zufall.
balance-figure = Größe
balance-correlation = Korrelation mit dem Sieg
balance-stage = Punkte aus Runde { $stage }
balance-action = Aktion: { $action }
balance-gained = { $what } erhalten
balance-starts = Wer eine Runde beginnt und was das wert ist
balance-starts-text = Je Runde, in Prozent: wie oft jeder Platz, vom ersten Startspieler an gezählt, sie beginnt, und wie oft der Platz so weit hinter dem Startspieler dieser Runde die Partie gewinnt.
balance-round = Runde
balance-worths = Was Verzicht kostet
balance-worths-text = Ein Platz darf etwas nicht nutzen, alle anderen schon; jede Verteilung wird einmal für jeden Platz gespielt. Ein gleicher Anteil an den Siegen heißt: Es ist nichts wert. Fette Zeilen unterscheiden sich stärker als durch Zufall. Eine Suche rechnet noch mit dem, was sie später nicht tun darf; der wahre Wert ist also etwas kleiner.
balance-forbidden = verboten
balance-deals = Verteilungen
balance-victories-without = Siege ohne
balance-points-without = Punkte gegenüber denselben Verteilungen mit
balance-strategies = Strategien
balance-strategies-text = Plätze, deren Punkte und Aktionen aus denselben Quellen kamen (k-Means), benannt nach dem, was sie öfter taten als andere. Eine Strategie ist nicht der Grund ihrer Siege: Gute Karten legen sie nahe.
balance-strategy = mehr als andere von
balance-seats = Plätze
balance-victories = Siege
balance-points = Punkte
balance-taken = Auffälliges Material
balance-taken-text = Was Sieger mehr als doppelt so oft nehmen wie im Mittel seiner Art, und was kaum eine Partie genommen sieht.
balance-component = Teil
balance-offered = Partien, die es anbieten
balance-taken-in = genommen in
balance-ratio = von Siegern, gemessen an seiner Art
balance-verdict = Urteil
balance-dead = fast nie genommen
balance-often = Kennzeichen der Sieger
balance-luck = Wie viel das Glück entscheidet
balance-luck-text = Dieselben Verteilungen, zweimal von denselben Gegnern mit anderen Entscheidungen gespielt. Was beide Male wiederkehrt, liegt an der Verteilung; der Rest ist zwischen Gleichstarken, wie sie sich gerade entscheiden.
balance-luck-victories = Siege
balance-luck-points = Vorsprung in Punkten
balance-result = Anteil an der Varianz von
balance-luck-seat = Platz
balance-luck-deal = Verteilung
balance-luck-decisions = Entscheidungen
tune-no-levers = Die Ausgabe „{ $edition }“ hat keine Werte, die abgestimmt werden dürfen (erwartet: rekonstruierte oder mit --house-rule die einer Hausregel).
tune-title = { $players } Spieler: Siege nach Plätzen
tune-candidate = Vorschlag
tune-levers = Änderungen
tune-matches = Partien
tune-unfairness = Ungleichheit
tune-written = { $file }: die Ausgabe von Vorschlag 1. Miss sie mit neuen Startwerten: trianon balance measure.
