# Wörter auf einem gezeichneten Spielplan von Histrio: kurz, weil wenig Platz ist. Die Legende erklärt die Zeichen.

panel-title = Spielzeit { $season } von 2 · Runde { $round } von { $rounds } · { $phase }
panel-players = Die Ensembles · Bitten: Stapel { $pile }, Ablage { $discard }
panel-theatre =
    { $mood ->
        [comedy] Das Theater · der König will Komödie
       *[tragedy] Das Theater · der König will Tragödie
    }
panel-road = Die Straße · Begegnungskarten: Stapel { $pile }, Ablage { $discard }
panel-own = Dein Ensemble · { $ecu } · Komödie { $comedy } : { $tragedy } Tragödie
panel-legend = Die neueste Karte liegt oben · →1 unterwegs · [1] Karavelle einer verbrauchten Reisekarte · ✓ hat gewählt, .. noch nicht · » jetzt möglich.
panel-legend-friendly = 1b ist das befreundete Ensemble von Platz 1.
panel-legend-actors = Ein Schauspieler der Stufe 1 { $effect_1 }, 2 { $effect_2 }, 3 { $effect_3 }, 4 ist { $effect_4 }, 5 { $effect_5 }.
panel-reconstructed = Einige Werte dieser Ausgabe sind rekonstruiert, nicht in den Regeln gedruckt: trianon edition show.

region-players = Spieler
region-theatre = Theater
region-road = Straße
region-troupe = Ensemble

phase-travel = Reise
phase-encounters = Begegnungen
phase-opportunities = neue Karten
phase-pay = Gage

column-ecu = Ecu
column-sums = K : T
column-comedians = Komödie
column-tragedians = Tragödie
column-travel = Reisekarten
column-requests = Bitten
column-impresarios = Imp.
column-jugglers = Gaukler
column-played = gespielte Bitten
row-friendly = befreundet
row-played = gespielt: { $requests }
row-needle = Nadel
row-stage = Bühne
row-own-choice = verdeckt
row-own-hand = neu
row-own-friendly = befreundet
row-own-jugglers = Gaukler
row-own-requests = Bitten
row-own-nothing = noch keine Gaukler und keine Bitten
row-friendly-pile =
    { $count ->
        [one] das weißt bisher nur du; { $count } Karte im Stapel
       *[other] das weißt bisher nur du; { $count } Karten im Stapel
    }
row-juggler = { $moment }: { $ability }

state-used = genutzt
state-fresh = neu
state-comedian = Komödie
state-tragedian = Tragödie

short-comedian = Komödie { $value }
short-tragedian = Tragödie { $value }
short-alms = Almosen { $value }
short-friendly = { $seat }b
