# Was eine Möglichkeit ändert, in kurzen Notizen, und der Stand der Wertung. Die Variablen erklärt die englische Datei.

change-livre = Livre { $before } → { $after }
change-yarn = Garn { $before } → { $after }
change-lace = Spitze { $before } → { $after }
change-tiles = behaltene Plättchen { $before } → { $after }
change-cards = Karten in der Belegschaft { $before } → { $after }
change-hall =
    { $standing ->
        [lead] { $hall }: du { $own }, { $who } { $theirs } → du führst, { $points }
        [tie] { $hall }: du { $own }, { $who } { $theirs } → ihr führt gemeinsam, { $points }
        [second] { $hall }: du { $own }, { $who } { $theirs } → du bist Zweiter, { $points }
       *[behind] { $hall }: du { $own }, { $who } { $theirs } → du liegst zurück, { $points }
    }
    .same =
        { $standing ->
            [lead] { $hall }: du { $own }, { $who } { $theirs } → du führst weiter
            [tie] { $hall }: du { $own }, { $who } { $theirs } → ihr führt weiter gemeinsam
            [second] { $hall }: du { $own }, { $who } { $theirs } → du bleibst Zweiter
           *[behind] { $hall }: du { $own }, { $who } { $theirs } → reicht nicht für Punkte
        }
    .rival = { $hall }: { $who } { $points }
change-all_halls =
    { $after ->
        [0] Alle fünf Säle: vollständig
        [one] Alle fünf Säle: noch { $after } Saal fehlt
       *[other] Alle fünf Säle: noch { $after } Säle fehlen
    }
change-score = { $category } { $points } Ansehen
    .livre = Ansehen für Livre { $points }
    .rival = { $who }: { $category } { $points } Ansehen
change-total = Zwischenstand { $before } → { $after }
outlook-nothing = ohne Effekt auf Geld, Material und Wertung
outlook-chance = du ziehst ein Plättchen, das du noch nicht kennst
outlook-later = danach verleihst oder verkaufst du das Kleid: Zwischenstand bis zu { $points }
outlook-unknown = { $what }: ?
