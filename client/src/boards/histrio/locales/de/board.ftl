# Was das Spielbrett von Histrio sagt, neben den Wörtern des Spiels selbst.

dock-road = Straße
dock-theatre = Theater
dock-troupe = Ensemble
tip-sums = die Stufen der Schauspieler zusammengezählt: links Komödie, rechts Tragödie. Eine Aufführung gefällt dem König, wenn die Seite führt, die er will.
unseen-encounters = Begegnungen: { $size } im Stapel

## Bereiche

area-map = Die Straße der acht Städte
area-stage = Das Theater
area-own-troupe = Dein Ensemble
season-of = Spielzeit { $season } · Runde { $round } von { $rounds }
encounters-left = Begegnungen
requests-left = Bitten

## Das Spielbrett

city-cards = hier liegt: { $cards }
city-coming = unterwegs hierher: { $who }
city-plan = dein Ensemble reist hierher; das weißt nur du
city-plan-friendly = dein befreundetes Ensemble reist hierher; das weißt nur du
city-caravels = Karavellen hier: { $who }
city-caravel-own = deine Karavelle liegt hier
mood-comedy = Komödie · { $space }
mood-tragedy = Tragödie · { $space }
stage-lists = auf der Bühne: { $who }
stage-empty = niemand steht auf der Bühne
troupe = Ensemble
troupe-empty = noch niemand
met-now = Neu
travel-cards = Reisekarten
travel-spent = verbraucht
travel-card-of = Reisekarte nach { $city }
jugglers = Gaukler
jugglers-none = keine Gaukler
juggler-used = genutzt
juggler-fresh = neu
requests-secret = Geheime Bitten
requests-none = keine Bitten
request-played = gespielt
request-played-none = noch keine Bitte
request-played-of = Gespielt: { $name }
requests-held =
    { $count ->
        [one] { $count } Bitte auf der Hand
       *[other] { $count } Bitten auf der Hand
    }
impresarios-left =
    { $count ->
        [one] { $count } Impresario wartet
       *[other] { $count } Impresarios warten
    }
sums = Komödie { $comedy }, Tragödie { $tragedy }
sealed = gewählt

## Die Galerie

gallery-actors = Schauspieler
gallery-others = Almosen und Rückseiten
gallery-seats = Karavellen und Impresarios
