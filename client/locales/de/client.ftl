# Die eigenen Wörter des Clients: was um ein Spielbrett herum steht. Die Wörter der Spiele sind die des Pakets.

## Plätze und Sätze

seat-number = Platz { $seat }
seat-you = du
    .object = dir
chronicle-line = { $who } { $said }.
chronicle-next = { $said }, { $next }
chronicle-last = { $said } und { $next }
bot = Bot
thinks = denkt nach
starts = beginnt

## Die Leiste

prompt-waiting = Wir warten auf { $who }.
prompt-others = Wählen auch noch
prompt-replay = { $who } am Zug.
prompt-over = Die Partie ist zu Ende.
prompt-glow =
    { $choices ->
        [0] Wähle, was leuchtet.
       *[other] Wähle, was leuchtet, oder:
    }
# On a phone, where the part of the table that is shown has nothing to choose: the names of the parts that do.
prompt-elsewhere =
    { $choices ->
        [0] Hier leuchtet nichts, aber dort: { $regions }.
       *[other] Hier leuchtet nichts, aber dort: { $regions }. Oder:
    }
prompt-auto = Einzige Wahl: { $options }
chronicle-auto = Die einzige Möglichkeit wurde für dich gewählt: { $option }.
prompt-undo = Zurücknehmen
tip-not-asked = Du bist jetzt nicht gefragt.
tip-not-now = Damit lässt sich die jetzige Frage nicht beantworten.

## Was zwischen zwei Fragen geschieht

caption-share = { $who } +{ $what }
    .next = { $first }, { $next }
playback = Was vor deiner nächsten Wahl geschieht
playback-pause = Anhalten
playback-on = Weiter
playback-step = Nächstes
playback-skip = Überspringen
playback-turn = Zu deinem Zug
playback-left = noch { $count }

## Arten der Wahl

group-label = Hauptaktionen
group-places =
    { $count ->
        [one] { $count } Feld leuchtet
       *[other] { $count } Felder leuchten
    }
prompt-confirm = Bestätigen
prompt-drop = Auswahl aufheben
group-again = Tippe noch einmal, um es zu wählen.
group-favor = Gunst
    .ask = Die Gunst der Königin erbitten?
group-acquire = Erwerben
    .ask = Welches Plättchen erwirbst du?
group-make = Schneidern
    .ask = Welches Kleid schneiderst du?
group-hire = Einstellen
    .ask = Welchen Arbeiter stellst du ein?
group-depute = Entsenden
    .ask = Diesen Arbeiter entsenden?
group-decorate = Ausstatten
    .ask = Welche Ausstattung finanzierst du?

## Tasten

keys-title = Tasten
keys-tab = zum nächsten Bereich des Tisches
keys-arrows = in einem Bereich von Feld zu Feld
keys-enter = wählen, oder lesen, warum es nicht geht
keys-numbers = die Antworten der Leiste
keys-playback = was inzwischen geschieht: anhalten, weiter, überspringen
keys-undo = zurücknehmen
keys-choices = alles zeigen, was du wählen kannst
keys-help = diese Liste
keys-escape = schließen
all-choices = Alles, was du jetzt wählen kannst
no-choices = Nichts: Du bist gerade nicht gefragt.
close = Schließen

## Chronik und Leiste der Bereiche

chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
dock = Bereiche des Tisches
dock-badge =
    { $count ->
        [one] { $count } wählbares Feld
       *[other] { $count } wählbare Felder
    }
dock-palace = Palast
dock-garden = Garten
dock-market = Markt
dock-workshop = Schneiderei
dock-atelier = Atelier
dock-rivals = Gegner
dock-road = Straße
dock-theatre = Theater
dock-troupe = Ensemble

## Rokoko: Bereiche

area-board = Der Spielplan: Palast, Garten und Schneiderei
area-palace = Palast
area-garden = Garten
area-workshop = Schneiderei
area-warehouse = Lagerhaus
area-hiring = Freie Arbeiter
area-atelier = Deine Karten und Plättchen
area-purse = Dein Besitz
your-atelier = dein Atelier
an-atelier = ist am Zug
round-of = Runde { $round } von { $rounds }

## Rokoko: das Spielbrett

all-halls = Alle fünf Säle
hall-majority = Die meisten Gäste: { $first } Ansehen, die zweitmeisten { $second }
    .alone = Die meisten Gäste: { $first } Ansehen
hall-first-now = Jetzt vorn: { $who }, { $prestige } Ansehen
hall-second-now = Dahinter: { $who }, { $prestige } Ansehen
guest-wears = { $dress }, { $prestige } Ansehen, von { $who }
fireworks-most = meiste
fireworks-next = zweite
decoration-of = finanziert von { $who }
decoration-price = { $price } Livre
statue-set = je Farbe eines Satzes
window-empty = Leeres Fenster
dress-needs = braucht { $needs }
stock-left = { $count } im Stapel
stack-left = noch { $count }
tile-price =
    { $price ->
        [0] umsonst
       *[other] { $price } Livre
    }
favor-brings = { $livre } Livre sofort, und du beginnst die nächste Runde
favor-then = sofort, und du beginnst die nächste Runde
favor-with = bei { $who }
silk-rack = Stoffregal
silk-only = verdeckt behalten: nur noch Stoff
silk-none = noch kein Stoff: erworbene Plättchen liegen hier
hand-empty = Keine Karten auf der Hand
card-in-play = im Spiel
card-in-hand = auf der Hand
card-chosen = gewählt
card-leaves = verlässt das Spiel
rival-purse = { $livre } Livre, { $yarn } Garn, { $lace } Spitze, { $tiles ->
        [one] { $tiles } behaltenes Plättchen
       *[other] { $tiles } behaltene Plättchen
    }
rival-deck = { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $supply } im Arbeitervorrat, { $discard } auf der Ablage
rival-board = { $dresses ->
        [one] { $dresses } Kleid
       *[other] { $dresses } Kleider
    } und { $decorations ->
        [one] { $decorations } Ausstattung
       *[other] { $decorations } Ausstattungen
    } auf dem Spielplan
rival-left = Entsandt: { $cards }

## Histrio: Bereiche

area-map = Die Straße der acht Städte
area-stage = Das Theater
area-own-troupe = Dein Ensemble
season-of = Spielzeit { $season } · Runde { $round } von { $rounds }
encounters-left = Begegnungen
requests-left = Bitten

## Histrio: das Spielbrett

city-cards = hier liegt: { $cards }
city-coming = unterwegs hierher: { $who }
city-plan = dein Ensemble reist hierher; das weißt nur du
city-plan-friendly = dein befreundetes Ensemble reist hierher; das weißt nur du
city-caravels = Karavellen von { $who }
mood-comedy = Komödie · { $space }
mood-tragedy = Tragödie · { $space }
stage-lists = auf der Bühne: { $who }
stage-empty = niemand steht auf der Bühne
troupe = Ensemble
troupe-empty = noch niemand
met-now = Getroffen
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
request-played-none = keine Bitte gespielt
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
sealed = versiegelt

## Die Endabrechnung

score-total = zusammen
score-skip = Überspringen
score-faster = Schneller
score-lines = Zeile für Zeile

## Die Galerie

gallery = Die Galerie
gallery-family = Plätze, Geld und Punkte
gallery-boards = Beide Seiten des Spielplans
gallery-silk = Stoffe und ihre Muster
gallery-dresses = Kleider: Entwurfs- und Verleihseite
gallery-tiles = Rohstoffplättchen
gallery-employees = Arbeiter
gallery-decorations = Ausstattungen und die Gunstkarte
gallery-actors = Schauspieler
gallery-others = Almosen und Rückseiten
gallery-seats = Karavellen und Impresarios
gallery-back = Rückseite
