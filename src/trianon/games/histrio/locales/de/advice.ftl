# Warum eine Möglichkeit besser ist als die nächstbeste, in kurzen Notizen. Die Variablen erklärt die englische Datei.

advice-now = jetzt: { $what }
    .case = { $condition }: { $what }
advice-end = { $category }: am Ende etwa { $points } Ecu mehr
    .loss = { $category }: am Ende etwa { $points } Ecu weniger
advice-rival = dein stärkster Gegner hat am Ende etwa { $points } Ecu weniger
advice-lead = gegenüber dem stärksten Gegner bringt das am Ende etwa { $points } Ecu
advice-cost = die nächstbeste Wahl kostet dich: { $what }
    .case = die nächstbeste Wahl, { $condition }: { $what }
advice-given = die gewählte Antwort kostet dich: { $what }
    .case = die gewählte Antwort, { $condition }: { $what }
advice-late =
    { $rounds ->
        [one] nach dieser Runde zahlt der König: Es zählt nur, was er jetzt zahlen würde
       *[other] in { $rounds } Runden zahlt der König: Am meisten zählt, was er jetzt zahlen würde
    }
advice-early = der König zahlt erst in { $rounds } Runden: jetzt weniger Ecu, bis dahin aber mehr

advice-chain = { $cause } → { $what }
told-comedy = die Stimmung schlägt zur Komödie um
told-tragedy = die Stimmung schlägt zur Tragödie um
told-actors-comedy = deine Komödianten bekommen Gage ({ $after } Ecu), deine Tragöden nicht mehr ({ $before } Ecu)
    .rival = { $who }: Komödianten bekommen Gage ({ $after } Ecu), Tragöden nicht mehr ({ $before } Ecu)
told-actors-tragedy = deine Tragöden bekommen Gage ({ $after } Ecu), deine Komödianten nicht mehr ({ $before } Ecu)
    .rival = { $who }: Tragöden bekommen Gage ({ $after } Ecu), Komödianten nicht mehr ({ $before } Ecu)
told-show-paid = deine Aufführung gefällt (+{ $points } Ecu)
    .rival = { $who }: Die Aufführung gefällt (+{ $points } Ecu)
told-show-unpaid = deine Aufführung gefällt nicht mehr (−{ $points } Ecu)
    .rival = { $who }: Die Aufführung gefällt nicht mehr (−{ $points } Ecu)
told-best_show-paid = deine Aufführung ist die beste (+{ $points } Ecu)
    .rival = { $who }: Die Aufführung ist die beste (+{ $points } Ecu)
told-best_show-unpaid = deine Aufführung ist nicht mehr die beste (−{ $points } Ecu)
    .rival = { $who }: Die Aufführung ist nicht mehr die beste (−{ $points } Ecu)
told-request-paid = eine deiner Bitten ist dann erfüllt (+{ $points } Ecu)
    .rival = { $who }: Eine Bitte ist erfüllt (+{ $points } Ecu)
told-request-unpaid = keine deiner Bitten ist mehr erfüllt (−{ $points } Ecu)
    .rival = { $who }: Keine Bitte ist mehr erfüllt (−{ $points } Ecu)
told-request_again-paid = deine Bitte aus Spielzeit 1 zahlt noch einmal (+{ $points } Ecu)
    .rival = { $who }: Die Bitte aus Spielzeit 1 zahlt noch einmal (+{ $points } Ecu)
told-request_again-unpaid = deine Bitte aus Spielzeit 1 zahlt nicht noch einmal (−{ $points } Ecu)
    .rival = { $who }: Die Bitte aus Spielzeit 1 zahlt nicht noch einmal (−{ $points } Ecu)
told-robbed-richest = { $who } hat unter deinen Gegnern die meisten Ecu, jetzt einen weniger ({ $before } → { $after })
told-robbed-leader = { $who } liegt vor deinen anderen Gegnern und hat jetzt einen Ecu weniger ({ $before } → { $after })
