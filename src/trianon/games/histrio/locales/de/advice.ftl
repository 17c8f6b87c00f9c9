# Warum eine Möglichkeit besser ist als die nächstbeste, in kurzen Notizen. Die Variablen erklärt die englische Datei.

advice-now = jetzt: { $what }
    .case = { $condition }: { $what }
advice-end = { $category }: am Ende etwa { $points } Ecu mehr
    .loss = { $category }: am Ende etwa { $points } Ecu weniger
advice-rival = dein stärkster Gegner endet mit etwa { $points } Ecu weniger
advice-lead = am Ende liegst du etwa { $points } Ecu weiter vor dem stärksten Gegner
advice-cost = die nächstbeste Wahl kostet dich: { $what }
    .case = die nächstbeste Wahl, { $condition }: { $what }
advice-given = die gewählte Antwort kostet dich: { $what }
    .case = die gewählte Antwort, { $condition }: { $what }
advice-late =
    { $rounds ->
        [one] nach dieser Runde wird die Gage gezahlt: Es zählt, was sie jetzt bringt
       *[other] in { $rounds } Runden wird die Gage gezahlt: Was sie jetzt brächte, zählt am meisten
    }
advice-early = der König zahlt erst in { $rounds } Runden: Das bringt sofort weniger Ecu, bis dahin aber mehr
