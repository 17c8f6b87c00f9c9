# Die Regeln von Goofspiel, eine Nachricht je Regel, in der Reihenfolge des Regelhefts.

chapter-rules = Die Regeln
GS-1 = Alle Spieler halten je eine Farbe mit Karten der Werte von 1 an. Eine weitere Farbe sind die Preise, in zufälliger Reihenfolge, wenn die Ausgabe keine vorgibt.
    .kind = rule
GS-2 = In jedem Stich wird der nächste Preis aufgedeckt. Er zählt so viele Punkte wie sein Wert.
    .kind = rule
GS-3 = Alle bieten gleichzeitig und verdeckt eine Karte aus der Hand. Ein Gebot darf geändert werden, bis das letzte abgegeben ist; danach ist die Karte verbraucht.
    .kind = rule
GS-4 = Das höchste Gebot nimmt den Preis. Teilen sich mehrere Gebote den höchsten Wert, wird der Preis abgelegt.
    .kind = rule
GS-5 = Bei verdeckten Geboten wird nur der Gewinner eines Stichs bekannt gegeben. Sonst werden alle Gebote gezeigt.
    .kind = rule
GS-6 = Die letzte Karte jeder Hand wird von selbst geboten.
    .kind = ruling
GS-7 = Mit dem letzten Preis endet die Partie. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den besseren Platz.
    .kind = rule
