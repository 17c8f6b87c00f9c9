# Was --help sagt. Die Nachricht eines Befehls sagt, was er tut, .examples zeigt es, die anderen Attribute erklären die Angaben.

help-usage = Aufruf: { $usage }
help-command-placeholder = BEFEHL …
help-options-placeholder = [OPTIONEN]
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele
help-help = Diese Hilfe zeigen.
help-default = (Vorgabe: { $value })

help =
    Brettspiele vom französischen Hof spielen, untersuchen und simulieren.

    Jeder Befehl erklärt sich selbst: trianon BEFEHL --help
    Ergebnisse gehen in die Standardausgabe, alles andere in die Fehlerausgabe. Der Rückgabewert 2 bedeutet eine ungültige Eingabe.
    .lang = Die Sprache: Englisch, Deutsch oder vereinfachtes Chinesisch. Sie darf überall in der Zeile stehen; sonst entscheidet die Spracheinstellung.
    .version = Die Version zeigen.
    .examples =
        trianon play rokoko                             # gegen zwei Gegner, in diesem Terminal
        trianon simulate rokoko --games 10000           # zehntausend Partien
        trianon rules rokoko --search Brunnen           # die Regeln lesen
        trianon --lang zh rules rokoko RK-A3.2          # eine Regel, auf Chinesisch
help-play =
    Eine Partie in diesem Terminal spielen.

    Zu sehen sind der Spielplan, die Frage und nummerierte Möglichkeiten. Eine verlassene Partie geht dort weiter, wo sie stand.
    .game = Welches Spiel: siehe trianon games.
    .seats = Wer wo sitzt, durch Kommas getrennt: human für einen Menschen, oder ein Gegner wie thumb oder random.
    .seed = Der Startwert des Zufalls; derselbe Startwert ergibt dieselben Ziehungen.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .open_information = Mit offener Information spielen: Alle sehen behaltene Plättchen und Ansehen (Rokoko).
    .record = Die Datei, in der die Partie gespeichert wird.
    .new = Neu beginnen, statt eine verlassene Partie fortzusetzen.
    .examples =
        trianon play rokoko
        trianon play rokoko --seats human,thumb,random --seed Herbst
        trianon play rokoko --seats human,human,human   # drei Menschen an einem Bildschirm
        trianon play rokoko --new --record abend.json
help-learn =
    Ein Spiel in diesem Terminal lernen, in etwa fünf Minuten.

    Eine Lektion auf dem echten Spielplan: Jeder Schritt sagt, was zu tun ist, zeigt mit einem Pfeil auf die Wahl und erklärt eine falsche. Mit „ende“ jederzeit aufhören und später zurückkommen; danach geht die Partie gegen einen leichten Gegner weiter.
    .game = Welches Spiel: siehe trianon games.
    .new = Die Lektion neu beginnen, statt eine verlassene fortzusetzen.
    .examples =
        trianon learn rokoko
        trianon --lang de learn histrio                 # auf Deutsch
        trianon learn rokoko --new                      # vom ersten Schritt an
help-serve =
    Tische für Browser, Skripte und andere Programme bereitstellen, bis Strg+C den Server beendet.

    Alles liegt in einer Datei, wenn nichts anderes eingestellt ist. Umgebungsvariablen:
    TRIANON_DATABASE: postgresql://user@host/name
    TRIANON_REDIS: redis://host, für mehrere Knoten
    TRIANON_SECRET: signiert Identitäten, auf allen Knoten gleich
    TRIANON_DATA: der Ordner dieser Datei
    TRIANON_HOSTS: Namen, unter denen der Server antwortet, außer Adressen und localhost
    TRIANON_TRUSTED_PROXIES: Proxys, die X-Forwarded-For setzen dürfen
    TRIANON_METRICS_TOKEN: für /metrics von anderen Rechnern
    TRIANON_BOT_WORKERS: wie viele Bots gleichzeitig nachdenken dürfen
    TRIANON_DEVICE_MATCHES=off: Partien nur gegen Bots laufen auf dem Server statt auf Geräten
    TRIANON_RATE_LIMIT_FACTOR: ein Faktor für alle Ratengrenzen; 0 schaltet sie ab
    TRIANON_PUBLIC_URL: wie --public-url
    TRIANON_SMTP_URL, TRIANON_MAIL_FROM: smtp://user:passwort@host:587 und der Absender, für E-Mails
    TRIANON_LOG=info
    .host = Die Adresse, auf der der Server lauscht; 127.0.0.1 ist nur dieser Rechner.
    .port = Der Port, auf dem der Server lauscht; 0 nimmt einen freien.
    .secure = Der Server wird über https erreicht: Cookies werden nur über https gesendet.
    .public_url = Unter welcher Adresse der Server zu erreichen ist, etwa https://play.example: für Passkeys und Links in E-Mails.
    .show = Die Seite in einem Browser öffnen.
    .examples =
        trianon serve --open                            # im Browser spielen, auf diesem Rechner
        trianon serve --host 0.0.0.0 --port 80 --secure # hinter einem Proxy mit https
help-simulate =
    Viele Partien zwischen Gegnern spielen und die Ergebnisse zeigen.

    Ein geteilter Sieg zählt anteilig. Die Sekunden enthalten weder Start noch Kompilieren. Die Partien hängen nur vom Startwert und von den Gegnern ab, nicht von der Zahl der Threads. Strg-C hält an und zeigt, was bis dahin gespielt wurde.
    .game = Welches Spiel: siehe trianon games.
    .players = Wie viele Spieler; ohne Angabe 4 oder die nächste Zahl, die das Spiel erlaubt.
    .games = Wie viele Partien.
    .seed = Der Startwert des Zufalls: ein beliebiger Text.
    .bots = Die Gegner: ein Name für alle Plätze, oder einer je Platz, durch Kommas getrennt.
    .threads = Wie viele Threads benutzt werden.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .open_information = Mit offener Information spielen.
    .records = In diesen Ordner eine Aufzeichnung jeder Partie schreiben.
    .force = Aufzeichnungen ersetzen, die schon da sind.
    .as_json = JSON ausgeben.
    .examples =
        trianon simulate rokoko --players 4 --games 10000 --seed 1 --seats random --json
        trianon simulate rokoko --players 3 --seats thumb,random,random
        trianon simulate rokoko --games 20 --records partien
help-arena =
    Gegner in vielen Partien aufeinandertreffen lassen und zeigen, wer stärker ist und wie sicher das ist.

    Die Gegner tauschen reihum die Plätze: Jede Anordnung spielt denselben Startwert, bevor der nächste an die Reihe kommt. Die Partien hängen nur vom Startwert und von den Gegnern ab, nicht von der Zahl der Prozesse. Strg-C hält an und zeigt, was bis dahin gespielt wurde; mit --file geht es später weiter.
    .game = Welches Spiel: siehe trianon games.
    .seats = Wer auf wen trifft, durch Kommas getrennt: random, novice, thumb, apprentice, journeyman, master, grandmaster, eine Suche wie search:500 oder search:500:explore=0.6, ein trainiertes Netz allein (net) oder in einer Suche (net-search:500) oder ein eigenes Programm wie cmd:./mybot oder py:mynet.py:Player (siehe docs/bot-protocol.md).
    .games = Wie viele Partien; mit --ladder für jedes Paar, mit --sprt höchstens.
    .seed = Der Startwert des Zufalls: ein beliebiger Text.
    .workers = Wie viele Partien zugleich gespielt werden, jede in einem eigenen Prozess.
    .ray = Stattdessen auf diesem Ray-Cluster spielen: auto oder seine Adresse. Braucht das Zusatzpaket ray.
    .file = Jede Partie in dieser Datei behalten und mit dem weitermachen, was sie enthält; eine Rangliste hat eine Datei je Paar.
    .milliseconds = Über jede Entscheidung so lange nachdenken, unabhängig davon, was die Stufe vorsieht.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .ladder = Jeden Gegner in Partien zu zweit auf jeden anderen treffen lassen und alle werten.
    .sprt = Prüfen, ob der erste von zwei Gegnern besser ist; aufhören, sobald das entschieden ist.
    .elo = Mit --sprt: um wie viele Elo-Punkte der erste besser sein soll.
    .records = Von jeder Partie eine Aufzeichnung in diesen Ordner schreiben, auch von einer, die ein Gegner abbricht.
    .as_json = JSON ausgeben.
    .examples =
        trianon arena rokoko --seats master,thumb,thumb,thumb --games 400 --json
        trianon arena rokoko --seats thumb,apprentice,journeyman --ladder --games 40 --file rangliste.jsonl
        trianon arena rokoko --seats search:200:widen=2,search:200 --sprt --games 2000 --workers 2
        trianon arena rokoko --seats "cmd:./mybot --fast,thumb"
        trianon arena histrio --seats py:mynet.py:Player,thumb --records matches
help-replay =
    Eine aufgezeichnete Partie zu jedem Zeitpunkt zeigen: den Tisch, was geschah, das Ergebnis.

    Handkarten und behaltene Plättchen sind nur so weit zu sehen, wie der genannte Platz oder ein Zuschauer sie kennen darf.
    .file = Die Aufzeichnung einer Partie.
    .at = Nach wie vielen Antworten; ohne Angabe am Ende. 0 ist der Anfang.
    .seat = Von diesem Platz aus sehen, ab 1 gezählt, statt als Zuschauer.
    .full = Alles zeigen, auch Geheimnisse und Zufall: jede Entscheidung mit ihren Möglichkeiten, jedes Ereignis, die Zeilen der Endwertung.
    .position = Den Tisch zu diesem Zeitpunkt als Stellungsdatei ausgeben.
    .as_json = JSON ausgeben.
    .examples =
        trianon replay partie.json
        trianon replay partie.json --at 40 --seat 2
        trianon replay partie.json --full --json        # genug, um ihr mit einem anderen Programm zu folgen
        trianon replay partie.json --at 40 --position   # derselbe Tisch als Text zum Bearbeiten
help-verify =
    Aufzeichnungen nachspielen und jede Prüfsumme vergleichen.

    Wurde eine Aufzeichnung verändert, wird ihre erste falsche Antwort gezeigt; der Rückgabewert ist dann 2.
    Mit --commitment (dem Siegel der Kartenverteilung, das deine Seite notiert hat, bevor sie dein Salz abschickte) sagt der Befehl auch, ob die Karten ausgesucht sein könnten.
    .files = Aufzeichnungen von Partien.
    .commitment = Das Siegel, das du vor der Partie notiert hast.
    .as_json = JSON ausgeben.
    .examples =
        trianon verify partie.json
        trianon verify partien/*.json
help-why =
    Erklären, warum eine Möglichkeit nicht erlaubt ist: die Regel, und was fehlt.

    Ohne Schlüssel werden die Gründe für alle Möglichkeiten gezeigt, die nicht erlaubt sind.
    .file = Die Aufzeichnung einer Partie oder eine Stellung (eine .toml-Datei).
    .key = Die Möglichkeit, etwa hire:2c oder rent:kings_hall.3.
    .at = In einer Aufzeichnung: nach wie vielen Antworten; ohne Angabe am Ende.
    .seat = Für diesen Platz, ab 1 gezählt; ohne Angabe für alle, die gefragt sind.
    .position = Die Datei ist eine Stellung, egal wie sie heißt.
    .as_json = JSON ausgeben.
    .examples =
        trianon why partie.json hire:2c --at 40
        trianon why partie.json --at 40                 # alles, was dann nicht möglich ist
        trianon why --position tisch.toml make:y07@4
help-hint =
    Zeigen, was die Suche an einer Stelle einer Partie täte und wie gut die anderen Möglichkeiten sind.

    Die Suche nutzt nur, was dieser Platz sehen darf. Dieselbe Partie und dieselbe Zahl von Simulationen ergeben dieselben Tipps.
    .file = Die Aufzeichnung einer Partie oder eine Stellung (eine .toml-Datei).
    .at = In einer Aufzeichnung: nach wie vielen Antworten; ohne Angabe am Ende.
    .seat = Für diesen Platz, ab 1 gezählt; ohne Angabe für alle, die gefragt sind.
    .simulations = Wie viele Simulationen die Suche benutzen darf; 500, wenn weder dies noch eine Zeit angegeben ist.
    .milliseconds = Wie lange die Suche über die Möglichkeiten eines Platzes nachdenken darf; die Tipps können dann von Mal zu Mal verschieden sein.
    .position = Die Datei ist eine Stellung, egal wie sie heißt.
    .as_json = JSON ausgeben.
    .examples =
        trianon hint partie.json --at 40
        trianon hint partie.json --at 40 --simulations 5000 --json
        trianon hint --position tisch.toml
help-analyze =
    Auf eine beendete Partie von einem Platz aus zurückblicken: welche Entscheidungen etwas kosteten, was besser gewesen wäre und was sie zusammen kosteten.

    Jede Entscheidung wird nach dem beurteilt, was der Platz in diesem Moment sehen konnte. Die Suche schätzt Gewinnchance und Punkte am Ende, vergleicht die Antwort in denselben simulierten Partien mit der besten und nennt sie gut, eine Ungenauigkeit, einen Fehler oder einen groben Fehler (die Grenzen stehen in docs/analysis.md). Dieselbe Aufzeichnung ergibt immer dieselben Urteile. Strg-C hält an und zeigt, was bis dahin gefunden ist.
    .file = Die Aufzeichnung einer beendeten Partie; eine laufende wird abgelehnt.
    .seat = Von diesem Platz aus, ab 1 gezählt; ohne Angabe vom eigenen in einer hier gespielten Partie, sonst vom ersten.
    .simulations = Simulationen je Entscheidung; mehr dauern länger und erkennen auch kleinere Verluste.
    .level = Wie viele Simulationen, nach dem Namen einer Stufe, von wenigen zu vielen: apprentice, journeyman, master oder grandmaster. Ohne Angabe so viele, wie das Spiel vorsieht (docs/analysis.md).
    .workers = Prozesse, die gleichzeitig arbeiten; ohne Angabe so viele, wie es Kerne gibt.
    .ray = Stattdessen auf diesem Ray-Cluster rechnen: auto oder seine Adresse. Braucht das Zusatzpaket ray.
    .as_json = JSON ausgeben: jede Entscheidung mit ihren Zahlen und die Kurve.
    .examples =
        trianon analyze partie.json                    # vom eigenen Platz aus
        trianon analyze partie.json --seat 2 --level apprentice   # ein schneller Blick von Platz 2
        trianon analyze partie.json --seat 2 --json
help-position =
    Eine als Text geschriebene Stellung zeigen, werten oder spielen.

    Was eine Stellungsdatei nicht sagt, bekommt einen sinnvollen Wert; ein Tisch, der nicht vorkommen kann, wird mit allen seinen Fehlern abgelehnt.
    .file = Eine Stellung, eine kleine TOML-Datei.
    .score = Den Tisch werten, als wäre die Partie hier zu Ende, Zeile für Zeile.
    .options = Die Möglichkeiten der Plätze zeigen, die gefragt sind.
    .play = Von hier aus in diesem Terminal weiterspielen.
    .seats = Mit --play: wer wo sitzt, durch Kommas getrennt; ohne Angabe ein Mensch gegen thumb.
    .record = Mit --play: die Datei, in der die Partie gespeichert wird; ohne Angabe heißt sie wie die Stellung.
    .seat = Von diesem Platz aus sehen, ab 1 gezählt; ohne Angabe von dem Platz aus, der gefragt ist.
    .as_json = JSON ausgeben.
    .examples =
        trianon position tisch.toml
        trianon position tisch.toml --score
        trianon position tisch.toml --options --json
        trianon position tisch.toml --play --seats human,thumb
help-rules =
    Die Regeln eines Spiels lesen.

    Wo die veröffentlichten Regeln schweigen, ist die eigene Lesart dieses Projekts als Auslegung gekennzeichnet.
    .game = Welches Spiel: siehe trianon games.
    .rule = Eine Regel, etwa RK-A3.2; Kleinbuchstaben und ein fehlendes RK- sind erlaubt.
    .search = Nur die Regeln, die dieses Wort enthalten.
    .as_json = JSON ausgeben.
    .examples =
        trianon rules rokoko
        trianon rules rokoko RK-A3.2
        trianon rules rokoko --search Brunnen
help-games =
    Die Spiele auflisten.
    .as_json = JSON ausgeben.
    .examples =
        trianon games
help-warm =
    Die Regeln im Voraus kompilieren, damit später kein Befehl darauf warten muss.

    Der kompilierte Code bleibt erhalten, bis die Regeln sich ändern.
    .game = Welches Spiel; ohne Angabe alle.
    .examples =
        trianon warm
        trianon warm rokoko
help-wasm =
    Spiele als WebAssembly-Module schreiben, für Seiten und Programme, die ohne Server spielen.

    Ein Modul enthält die Regeln und Suchen seines Spiels; die JSON-Datei daneben nennt seine Funktionen und beschreibt, wie Daten im Speicher liegen. Ohne Ordner werden die Module erneuert, die neben den Regeln jedes Spiels liegen; das dauert ein, zwei Minuten.
    .game = Welches Spiel; ohne Angabe alle.
    .folder = Ordner für die Module und ihre Beschreibungen; ohne Angabe neben den Regeln.
    .examples =
        trianon wasm
        trianon wasm --out module
        trianon wasm rokoko --out module
help-site =
    Die Seite als Website ohne Server schreiben, für jeden statischen Webspace.

    Sie enthält alles, was keine anderen Menschen braucht: Partien gegen Bots, Lektionen, Rätsel, Wiederholungen und die Analyse. Neben den Dateien liegen Brotli-Dateien; docs/device.md erklärt, wie sie ausgeliefert werden.
    .folder = Ordner für die Website; eine frühere darin wird ersetzt.
    .quick = In Sekunden statt Minuten komprimieren; die Dateien werden um ein Sechstel größer.
    .examples =
        trianon site build/site
        trianon site build/site --quick
help-puzzles =
    Rätsel lösen: Stellungen, in denen genau eine Antwort eindeutig die beste ist.
    .examples =
        trianon puzzles solve rokoko                    # das Rätsel des Tages
        trianon puzzles list histrio --stars 1
help-puzzles-solve =
    Ein Rätsel in diesem Terminal lösen: das Rätsel des Tages oder ein anderes nach seiner Kennung.

    Du siehst den Tisch wie der Spieler am Zug. Eine falsche Antwort sagt, wie viel sie verliert und was die beste besser macht; die richtige zeigt, was jede Möglichkeit wert ist.
    .game = Welches Spiel.
    .puzzle = Die Kennung eines Rätsels, wie „trianon puzzles list“ sie zeigt.
    .today = Das Rätsel des Tages, das für alle dasselbe ist.
    .stars = Das Rätsel des Tages unter denen mit so vielen Sternen.
    .folder = Die Rätsel aus diesem Ordner nehmen statt derer, die zum Spiel gehören.
    .examples =
        trianon puzzles solve rokoko --today
        trianon puzzles solve histrio --stars 4
help-puzzles-list =
    Die Rätsel auflisten, die leichten zuerst.

    Ein Stern: 50 Simulationen der Suche finden die Antwort zuverlässig; zwei Sterne: 200; drei: 800; vier: 3.200; fünf: mehr.
    .game = Welches Spiel; ohne Angabe alle.
    .stars = Nur die mit so vielen Sternen.
    .folder = Die Rätsel in diesem Ordner statt derer, die zu den Spielen gehören.
    .as_json = JSON ausgeben: ganze Rätsel mit Werten und Gründen.
    .examples =
        trianon puzzles list
        trianon puzzles list rokoko --stars 5 --json
help-puzzles-make =
    Rätsel in Partien zwischen Bots finden und jedes sofort in einen Ordner schreiben.

    Eine Entscheidung wird zum Rätsel, wenn Faustregeln die Antwort verfehlen und eine tiefe Suche über Welten, die der Platz nicht unterscheiden kann, genau eine Antwort findet, die jede andere um mindestens 4 Punkte im Stand und 4 Standardfehler schlägt. Strg-C hält an und behält, was gefunden ist.
    .game = Welches Spiel.
    .folder = Wohin die Rätsel kommen, jedes in eine Datei.
    .games = Wie viele Partien gespielt werden.
    .players = Spielerzahlen, reihum; mehrfach möglich. Ohne Angabe alle, die das Spiel erlaubt.
    .bot = Der Gegner auf allen Plätzen, benannt wie bei trianon arena.
    .seed = Derselbe Startwert findet dieselben Rätsel.
    .workers = Prozesse, die gleichzeitig arbeiten; ohne Angabe so viele, wie es Kerne gibt.
    .examples =
        trianon puzzles make rokoko my-puzzles --games 100 --players 3 --players 4
help-puzzles-check =
    Rätsel noch einmal messen, in anderen Welten und mit mehr Simulationen.

    Ein Rätsel ist bestätigt, wenn die Suche ohne Netz und, wo Analysen eines benutzen, die mit Netz seine Antwort vorziehen und diese jede andere um mindestens 2 Punkte im Stand und 3 Standardfehler schlägt. Ist eines nicht bestätigt, endet der Befehl mit 1. Strg-C hält an und zeigt, was geprüft ist.
    .game = Welches Spiel.
    .puzzles = Kennungen von Rätseln; ohne Angabe alle.
    .folder = Die Rätsel in diesem Ordner prüfen statt derer, die zum Spiel gehören.
    .simulations = Simulationen der Suche; ohne Angabe doppelt so viele wie beim Finden.
    .grade = Auch die Sterne neu bestimmen.
    .seed = Ein anderer Startwert zieht andere Welten.
    .workers = Prozesse, die gleichzeitig arbeiten; ohne Angabe so viele, wie es Kerne gibt.
    .as_json = JSON ausgeben.
    .examples =
        trianon puzzles check rokoko
        trianon puzzles check histrio --folder my-puzzles --grade
help-edition =
    Ausgaben ansehen: die Werte des Materials, mit denen ein Spiel gespielt wird.
    .examples =
        trianon edition list
        trianon edition copy default meine.toml --game rokoko  # dann eigene Werte eintragen
        trianon edition check meine.toml
help-edition-check =
    Ausgabendateien prüfen und alle Fehler auf einmal nennen.
    .files = Ausgabendateien.
    .examples =
        trianon edition check meine.toml
help-edition-show =
    Jeden Wert einer Ausgabe zeigen, und woher er stammt.

    Rekonstruierte Werte, die dieses Projekt passend zu den Regeln ergänzt hat, sind gekennzeichnet.
    .game = Welches Spiel; ohne Angabe alle.
    .edition = Eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .origin = Nur Werte dieser Herkunft: rules, inferred, "public source", reconstruction, "house rule" oder "owner's entry".
    .below = Nur Werte, deren Schlüssel so beginnen, etwa dress.y07.
    .as_json = JSON ausgeben.
    .examples =
        trianon edition show rokoko
        trianon edition show rokoko --origin reconstruction
        trianon edition show rokoko --below dress.y07
        trianon edition show --edition meine.toml --origin "owner's entry"
help-edition-list =
    Die Ausgaben auflisten, die mit den Spielen geliefert werden.
    .as_json = JSON ausgeben.
    .examples =
        trianon edition list
help-edition-copy =
    Eine Ausgabe in eine eigene Datei kopieren, um sie dort zu ändern.
    .source = Eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .target = Die neue Datei.
    .game = Welches Spiel, wenn mehrere diese Ausgabe haben.
    .force = Eine Datei ersetzen, die schon da ist.
    .examples =
        trianon edition copy default meine.toml --game rokoko
help-edition-schema =
    Das JSON-Schema der Ausgabendateien eines Spiels ausgeben, damit ein Editor sie ergänzt und prüft.
    .game = Welches Spiel.
    .examples =
        trianon edition schema rokoko  # speichern; die erste Zeile deiner Ausgabe nennt die Datei: #:schema ./rokoko.schema.json
help-admin =
    Einen Server betreuen: sichern, wiederherstellen, Gespeichertes prüfen.

    Gemeint ist die Datenbank, die trianon serve verwenden würde: TRIANON_DATABASE oder die Datei in TRIANON_DATA.
    .examples =
        trianon admin backup abend.gz
        trianon admin replay-all                        # nach einer neuen Version: Lässt sich alles noch nachspielen?
help-admin-backup =
    Alles, was ein Server gespeichert hat, in eine Datei schreiben, während er läuft.

    Nur der Eigentümer der Datei kann sie lesen. Sie lässt sich in SQLite wie in PostgreSQL wiederherstellen; das Geheimnis, das Identitäten signiert, steht nicht darin.
    .file = Die neue Datei.
    .force = Eine Datei ersetzen, die schon da ist.
    .examples =
        trianon admin backup abend.gz
help-admin-restore =
    Eine leere Datenbank aus einer Sicherung füllen, ganz oder gar nicht.

    Die Sicherung einer älteren Version wird dabei auf den neuen Stand gebracht.
    .file = Eine Datei, die trianon admin backup geschrieben hat.
    .examples =
        trianon admin restore abend.gz
help-admin-replay-all =
    Jede gespeicherte Partie nach den jetzigen Regeln nachspielen.

    Partien, die anders enden als gespeichert, werden nach Fehlern gruppiert; der Rückgabewert ist dann 1.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin replay-all
        trianon admin replay-all --json
help-admin-tables =
    Die Tische eines Servers nach Spiel und Status zählen.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin tables
help-admin-storage =
    Zeigen, was ein Server aufbewahrt, wie viel und wie lange.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin storage
help-admin-reports =
    Meldungen über Personen auflisten, mit dem Chat ihres Tisches.
    .everything = Auch die erledigten.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin reports
        trianon admin reports --all --json
help-admin-resolve =
    Eine Meldung über eine Person als erledigt kennzeichnen.
    .report = Die Kennung der Meldung, wie trianon admin reports sie zeigt.
    .note = Was unternommen wurde.
    .examples =
        trianon admin resolve s3Rk0wdKv7nQ1xYz --note "verwarnt"
help-admin-people =
    Konten auflisten, Personen nach Name oder Kennung suchen oder einen Namen verbieten.

    Ein verbotener Name und jeder, der so aussieht, wird nie wieder vergeben; wer ihn hat, bekommt den Namen eines Gasts. E-Mail-Adressen werden nicht gezeigt.
    .wanted = Personen mit dieser Kennung oder mit diesem Teil im Namen; auch Gäste.
    .forbidden = Der Name, den niemand haben darf.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin people
        trianon admin people --find ada --json
        trianon admin people --forbid "Louis XIV"
help-admin-gallery =
    Veröffentlichte Ausgaben auflisten, gemeldete zuerst; eine verbergen, wieder zeigen oder entfernen.

    Mehrere Meldungen verbergen eine Ausgabe, bis du sie ansiehst. Eine, die du wieder gezeigt hast, bleibt, was auch gemeldet wird.
    .wanted = Ausgaben mit dieser Kennung oder mit diesem Teil im Titel oder im Namen ihres Autors.
    .hidden = Die Ausgabe, die nur noch ihr Besitzer sieht.
    .restored = Die Ausgabe, die wieder alle sehen.
    .removed = Die Ausgabe, deren Titel und Werte gelöscht werden.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin gallery
        trianon admin gallery --hide s3Rk0wdKv7nQ1xYz
        trianon admin gallery --find "Louis XIV" --json
help-admin-notifications =
    Zeigen, wie viele Personen wo Benachrichtigungen bekommen, was wartet und was fehlschlägt.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin notifications
help-admin-outbox =
    Zustellungen auflisten, die fehlschlagen; eine sofort versuchen oder verwerfen.
    .retried = Die Zustellung, die sofort versucht wird und danach so oft wie eine neue.
    .dropped = Die Zustellung, die verworfen wird.
    .everything = Alle Zustellungen, die unterwegs sind.
    .as_json = JSON ausgeben.
    .examples =
        trianon admin outbox
        trianon admin outbox --retry s3Rk0wdKv7nQ1xYz
