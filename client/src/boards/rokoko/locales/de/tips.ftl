# Was die Erklärungen am Spielbrett von Rokoko zu einem Teil sagen: was es ist, was es kostet, wozu es gut ist.

column-score-now = Ansehen jetzt

## Kleider und Fenster

tip-dress-worth = verkauft: { $livre } Livre · verliehen: { $prestige } Ansehen
tip-window =
    { $price ->
        [0] Fenster { $position }: kostenlos
       *[other] Fenster { $position }: { $price } Livre
    }
tip-window-dark = dunkles Fenster: Ein Kleid, das bei Beginn der nächsten Runde noch hier hängt, wird abgelegt
tip-window-empty = zu Beginn der nächsten Runde kommt ein Kleid hierher
tip-workshop = die Kleider hängen nebeneinander; je weiter rechts, desto billiger; { $count } im Leinenbeutel

## Der Palast

tip-master-space = Meister-Gastfeld: nur für Kleider, die ein Meister geschneidert hat; entscheidet bei Gleichstand im Saal
tip-reward = Belohnung sofort: { $reward }
tip-reward-none = keine Belohnung
tip-musician = mit dem Musiker bist du in diesem Saal vertreten; bei Gleichstand zählt er nach Gästen und Meister-Gastfeldern
tip-fireworks = in der Endwertung darf einer deiner Gäste aus dem Thronsaal auf dieses Feld hinaustreten und zählt { $times }-fach
tip-fireworks-majority = Das meiste Feuerwerk: { $first } Ansehen, das zweitmeiste { $second }
    .alone = Das meiste Feuerwerk: { $first } Ansehen
tip-all-halls = für den Ersten, der in allen fünf Sälen vertreten ist, mit einem Kleid oder dem Musiker; der Nächste bekommt das nächste Feld

## Der Garten

tip-statue = in der Endwertung { $prestige } Ansehen für jede Farbe in einem Satz deiner Kleider; jede Statue wertet einen eigenen Satz
tip-fountain_upper = bei jedem Einkommen 1 Livre mehr für jede deiner Ausstattungen
tip-fountain_lower = bei jedem Einkommen 1 Livre mehr für jedes deiner Kleider auf dem Spielplan
tip-fountain-row = höchstens ein Feld je Reihe

## Markt und Karten

tip-segment = Plättchen im Regal und der Preis:
tip-hire = verbliebene Arbeiter und der Preis:
tip-hire-leaves = verlässt das Spiel, wenn ihn in dieser Runde niemand einstellt
tip-actions = Hauptaktionen
