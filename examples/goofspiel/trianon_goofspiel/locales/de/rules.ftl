# Die Regeln von Goofspiel, eine Nachricht je Regel, in der Reihenfolge des Regelhefts.

chapter-rules = Die Regeln
GS-1 = Jeder Spieler hat die Karten einer Farbe auf der Hand, mit den Werten ab 1. Die Karten einer weiteren Farbe sind die Preise, in zufälliger Reihenfolge, wenn die Ausgabe keine vorgibt.
    .kind = rule
GS-2 = In jedem Stich wird der nächste Preis aufgedeckt. Er zählt so viele Punkte wie sein Wert.
    .kind = rule
GS-3 = Alle bieten gleichzeitig und verdeckt eine Karte aus der Hand. Ein Gebot darf geändert werden, bis das letzte abgegeben ist; danach ist die Karte verbraucht.
    .kind = rule
GS-4 = Das höchste Gebot gewinnt den Preis. Sind mehrere Gebote gleich hoch die höchsten, wird der Preis abgelegt.
    .kind = rule
GS-5 = Bei verdeckten Geboten wird nur der Gewinner eines Stichs bekannt gegeben. Sonst werden alle Gebote gezeigt.
    .kind = rule
GS-6 = Die letzte Karte jeder Hand wird automatisch geboten.
    .kind = ruling
GS-7 = Mit dem letzten Preis endet die Partie. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den besseren Rang.
    .kind = rule
