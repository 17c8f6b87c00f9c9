# Vorbereitete Antworten, während andere spielen.

prepare = Vorbereiten
prepare-note = Gilt, sobald du gefragt wirst, wenn es dann noch dasselbe bedeutet. Nur du siehst es.
prepare-list = Vorbereitet
prepare-count = { $count } vorbereitet
prepare-choose =
    { $more ->
        [0] Wähle, was du antworten würdest.
       *[other] Wähle, was du danach antworten würdest, wenn du möchtest.
    }
prepare-question = Die nächste Frage
prepare-nothing = Mehr lässt sich gerade nicht vorbereiten.
prepare-cancel = Verwerfen
prepare-drop = Verwerfen: { $answer }
prepare-firm = Auch wenn sich dort etwas ändert
prompt-ahead = Im Voraus: { $question }
prepared-changed = Nicht mehr vorbereitet: „{ $answer }“. Jetzt wäre es: „{ $now }“.
    .rules = Was du vorbereitet hattest, gilt nicht mehr: Der Tisch hat sich verändert.
prepared-impossible = Nicht mehr vorbereitet: „{ $answer }“. Das ist nicht mehr möglich.
    .rules = Was du vorbereitet hattest, gilt nicht mehr: Es ist nicht mehr möglich.
prepared-undone = Nicht mehr vorbereitet: „{ $answer }“. Eine Antwort wurde zurückgenommen.
    .rules = Was du vorbereitet hattest, gilt nicht mehr: Eine Antwort wurde zurückgenommen.
prepared-stand-in = Nicht mehr vorbereitet: „{ $answer }“. Ein Bot hat für dich gespielt.
    .rules = Was du vorbereitet hattest, gilt nicht mehr: Ein Bot hat für dich gespielt.
