# Die Galerie der Ausgaben, die Personen veröffentlichen.
title-editions = Ausgaben
editions-of = Ausgaben von { $game }
editions-lead = Was andere eingegeben oder ausprobiert haben: ansehen, spielen, daran weiterarbeiten.
editions-search = Titel
editions-find = Suchen
editions-order = Reihenfolge
editions-order-newest = Neueste
editions-order-played = Meistgespielt
editions-order-mine = Meine
editions-none = Hier ist noch keine Ausgabe.
editions-none-found = Keine Ausgabe hat einen solchen Titel.
editions-previous = Vorige Seite
editions-next = Nächste Seite
editions-played =
    { $count ->
    [0] von anderen noch nicht gespielt
    [one] von anderen einmal gespielt
   *[other] von anderen { $count }-mal gespielt
    }
editions-hidden = Diese Ausgabe siehst nur du: Sie wurde gemeldet, oder der Betreiber dieses Servers hat sie verborgen.
editions-look = Was anders ist
editions-more =
    { $count ->
    [one] und ein weiterer Wert
   *[other] und { $count } weitere Werte
    }
editions-open = Im Editor öffnen
editions-report = Melden
editions-report-note = Der Betreiber dieses Servers liest die Meldung. Wer die Ausgabe gemacht hat, erfährt nichts davon.
editions-out = Herausnehmen
editions-publish = Veröffentlichen
editions-title = Titel
editions-publish-note = Alle können sie hier ansehen, spielen und daran weiterarbeiten. Dein Name steht dabei: { $name }. Du kannst sie wieder herausnehmen.
editions-published = „{ $title }“ ist in der Galerie.
editions-chosen = Mit der Ausgabe „{ $title }“
