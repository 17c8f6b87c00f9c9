# Warum eine Möglichkeit besser ist als die nächstbeste, in kurzen Notizen. Die Variablen erklärt die englische Datei.

advice-now = jetzt: { $what }
    .case = { $condition }: { $what }
advice-end = { $category }: am Ende etwa { $points } Ansehen mehr
advice-rival = dein stärkster Gegner hat am Ende etwa { $points } Ansehen weniger
advice-lead = gegenüber dem stärksten Gegner bringt das am Ende etwa { $points } Ansehen
advice-cost = die nächstbeste Wahl kostet dich: { $what }
    .case = die nächstbeste Wahl, { $condition }: { $what }
advice-given = die gewählte Antwort kostet dich: { $what }
    .case = die gewählte Antwort, { $condition }: { $what }
advice-late =
    { $rounds ->
        [one] letzte Runde: Es zählt nur noch, was jetzt Ansehen bringt
       *[other] nur noch { $rounds } Runden: Was jetzt Ansehen bringt, zählt am meisten
    }
advice-early = noch { $rounds } Runden: jetzt weniger Ansehen, bis zum Ende aber mehr
advice-dress = { $dress } braucht dann nur noch { $lacks }
    .ready = dann hast du Stoff, Garn und Spitze für { $dress } beisammen
advice-fireworks = bei gleich vielen Feuerwerken führt, wer auf dem teuersten Feld steht
