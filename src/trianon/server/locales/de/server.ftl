# Was der Server sagt, wenn er etwas ablehnt.
error-other-undo-request = Die Bitte hat sich geändert: Jetzt soll es nach Eintrag { $number } weitergehen.
error-unavailable = Die Datenbank antwortet gerade nicht. Nichts wurde gespeichert; bitte noch einmal versuchen.
error-overloaded = Auf dem Server ist gerade viel los, und laufende Partien gehen vor. Bitte in { $seconds } Sekunden noch einmal versuchen.
error-preparing = Die Regeln von { $game } werden auf diesem Server noch vorbereitet. In einer Minute ist es so weit; nichts wurde gespeichert.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde gespeichert.
error-no-identity = Diese Anfrage sagt nicht, von wem sie kommt: Melde dich zuerst an.
error-no-person = Diese Identität ist hier nicht mehr bekannt.
error-signed-out = Dieses Gerät wurde abgemeldet. Lade die Seite neu, um als neuer Gast weiterzumachen.
error-too-many-devices = Du bist schon auf { $most } Geräten angemeldet; melde erst eines ab.
error-last-device = Das ist dein einziges Gerät: Mit der Abmeldung wären dein Name und deine Tische verloren.
error-no-device = Dieses Gerät gibt es nicht, oder es ist schon abgemeldet.
error-no-page = Diese Seite gibt es nicht.
error-bad-request = Die Anfrage hat nicht die richtige Form.
error-bad-method = Das lässt sich hier nicht tun.
error-bad-media = Die Anfrage muss JSON sein.
error-bad-message = Diese Nachricht ist unverständlich.
error-too-large = Die Anfrage ist zu groß.
error-too-fast = Zu viele Anfragen. Bitte { $seconds ->
    [one] eine Sekunde warten.
   *[other] { $seconds } Sekunden warten.
  }
error-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
error-unknown-host = Dieser Server antwortet nicht unter diesem Namen. Rufe ihn über seine Adresse auf, oder bitte den Betreiber, den Namen in TRIANON_HOSTS einzutragen.
error-opening = Die Partie beginnt gerade: Versuche es gleich noch einmal.
error-not-opening = Dieser Tisch wartet gerade nicht auf Salze.
error-other-salt = Dieses Salz passt nicht zu deinem Siegel.
error-removed = Der Gastgeber dieses Tischs hat dich gebeten zu gehen.
error-nobody-to-remove = Auf Platz { $seat } sitzt niemand, den du wegschicken könntest.
error-not-welcome = An diesem Tisch kannst du keinen Platz nehmen.
error-nobody-there = Dort ist niemand, den du blockieren oder melden könntest.
error-too-many-blocks = Du hast schon { $most } Personen blockiert; gib erst eine frei.
error-no-block = Du hast diese Person nicht oder nicht mehr blockiert.
error-already-reported = Das hast du schon gemeldet.
error-too-many-reports = Du kannst { $most } Meldungen am Tag abgeben; bitte versuche es morgen wieder.
error-reports-full = Zurzeit können keine Meldungen angenommen werden; bitte versuche es später.
error-no-published-edition = Diese Ausgabe gibt es in der Galerie nicht oder nicht mehr.
error-bad-title = Ein Titel hat 1 bis { $most } sichtbare Zeichen; manche zählen mehrfach.
error-forbidden-title = Diesen Titel gibt es hier nicht. Bitte wähle einen anderen.
error-too-many-published = Du hast schon { $most } Ausgaben veröffentlicht; nimm erst eine heraus.
error-gallery-full = Die Galerie ist zurzeit voll; bitte versuche es später.
error-too-many-imports = Du hast in { $days } Tagen { $most } Partiedateien geöffnet; sobald die ältesten ablaufen, ist wieder Platz.
error-too-many-watched = Du siehst an zu vielen Tischen zu (höchstens { $most }).
error-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-no-link = Dieser private Link ist ungültig oder abgelaufen.
error-empty-name = Ein Name braucht mindestens einen Buchstaben.
error-long-name = Ein Name hat höchstens { $most } Zeichen; manche zählen mehrfach.
error-name-taken = Diesen Namen gibt es schon, oder einen, der genauso aussieht. Bitte wähle einen anderen.
error-account-name-length = Ein Name hat { $least } bis { $most } Buchstaben.
error-account-name-letters = Ein Name besteht aus Buchstaben und Ziffern, darunter mindestens zwei Buchstaben; dazwischen dürfen einzelne Leerzeichen, Bindestriche, Punkte oder Apostrophe stehen.
error-forbidden-name = Dieser Name ist hier nicht verfügbar. Bitte wähle einen anderen.
error-name-changed-lately = Ein Name lässt sich einmal in 30 Tagen ändern; deiner wieder in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  }.
error-no-account = Bisher bist du Gast. Wähle zuerst einen eigenen Namen.
error-no-recovery-code = Dieser Rettungscode gilt nicht oder wurde schon benutzt.
error-no-passkeys-here = Passkeys brauchen https und einen Namen, und beides hat dieser Server nicht. Nimm einen privaten Link oder einen Rettungscode.
error-bad-passkey = Dieser Passkey ließ sich nicht prüfen. Versuch es bitte noch einmal.
error-no-challenge = Das hat zu lange gedauert oder kam doppelt an. Versuch es bitte noch einmal.
error-known-passkey = Dieser Passkey wird hier schon benutzt.
error-too-many-passkeys = Du hast schon { $most } Passkeys; entferne zuerst einen.
error-no-passkey = Diesen Passkey hast du nicht.
error-unknown-passkey = Dieser Passkey wurde hier aus seinem Konto entfernt oder gehörte nie zu einem.
error-copied-passkey = Von diesem Passkey scheint es eine Kopie zu geben; darum meldet er niemanden mehr an. Melde dich anders an, entferne ihn in den Einstellungen und erstelle einen neuen.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-no-mail-address = Das ist keine E-Mail-Adresse.
error-no-confirmation = Dieser Link gilt nicht oder nicht mehr. Gib deine E-Mail-Adresse noch einmal an, dann bekommst du einen neuen.
error-mail-address-taken = Diese E-Mail-Adresse gehört hier schon zu einem anderen Konto. Melde dich dort an oder gib eine andere an.
error-no-way-back = Erstelle zuerst einen Rettungscode oder einen Passkey, damit du das Konto wieder öffnen kannst.
error-other-name = Das ist nicht dein Name. Es wurde nichts gelöscht.
error-no-mails = Mit diesem Link lässt sich nichts mehr abbestellen: Die Adresse ist gelöscht, oder die E-Mails gehen jetzt woandershin.
error-no-game = Ein Spiel „{ $game }“ gibt es nicht (zur Wahl: { $known }).
error-no-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
error-no-seat = Platz { $seat } gibt es nicht: Der Tisch hat { $players }.
error-too-many-bots = { $bots } Gegner passen nicht an einen Tisch für { $players }.
error-seats-open = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
  }
error-no-edition = Eine Ausgabe „{ $edition }“ gibt es nicht (zur Wahl: { $known }).
error-bad-edition = Mit dieser Ausgabe lässt sich nicht spielen: { $faults }
error-bad-match-file = Die Partiedatei lässt sich nicht öffnen: { $faults }
error-import-start = Eine Partie mit festgelegtem Startspieler kann nur `trianon analyze` analysieren.
error-not-open = Die Partie hat schon begonnen.
error-seat-taken = Platz { $seat } ist besetzt.
error-table-full = Alle Plätze sind besetzt.
error-too-many-tables = Du sitzt schon an { $most } Tischen; beende oder verlasse zuerst einen.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-not-running = Die Partie läuft nicht.
error-one-own-seat = Eine Partie vom Gerät braucht unter ihren { $players } Plätzen genau einen eigenen, auf allen anderen Bots.
error-not-from-device = Nur eine Partie, die von einem Gerät kam, kann dorthin zurückgeholt werden.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-asked = Du bist gerade nicht gefragt.
error-not-your-seat = Bis zum Ende der Partie siehst du sie nur von deinem eigenen Platz aus.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-no-such-entry = Die Partie kann nicht zu Eintrag { $number } zurückgehen.
error-no-such-answer = Antwort { $number } gibt es nicht: Die Partie hat { $most }.
error-nothing-follows = In diesem Moment ist die Partie schon zu Ende: Wähle zum Weiterspielen einen früheren.
error-no-such-option = Die Entscheidung hat keine Möglichkeit { $key }.
error-not-awaited = Auf Platz { $seat } wartet niemand: Er ist nicht gefragt, seine Uhr läuft, oder der Server spielt für ihn.
error-not-yet-replaceable = Bitte noch etwas Geduld: Ein Bot kann { $minutes ->
    [one] in einer Minute
   *[other] in { $minutes } Minuten
  } einspringen.
error-no-undo-request = Niemand hat darum gebeten, etwas zurückzunehmen.
error-nothing-to-take-back = Du kannst nichts zurücknehmen: Seither hast du Neues erfahren.
error-bad-subscription = Die Anmeldung dieses Browsers ist ungültig oder gehört zu keinem bekannten Push-Dienst.
error-bad-webhook = Ein Webhook braucht eine https-Adresse mit öffentlichem Namen, am üblichen Port und ohne Passwort darin.
error-too-many-webhooks = Du hast schon { $most } Webhooks.
error-no-webhook = Diesen Webhook hast du nicht.
error-bad-days-off = Freie Tage beginnen frühestens heute und enden innerhalb von { $most } Tagen.
error-days-off-twice = Einige dieser Tage sind schon freie Tage.
error-no-days-off-left = Dafür reichen deine { $most } freien Tage für { $year } nicht mehr; kündige weniger an.
error-no-days-off = Diese freien Tage gibt es nicht, oder sie sind vorbei.
error-no-time-zone = Diese Zeitzone gibt es nicht.
error-too-many-muted = Du hast schon { $most } Tische stummgeschaltet.
error-nothing-to-prepare = Hier gibt es nichts vorzubereiten: Es spielt sonst niemand mit.
error-not-to-be-expected = Diese Frage kann als Nächstes nicht kommen, oder nicht mit dieser Antwort.
error-prepared-too-late = Inzwischen hat jemand geantwortet: Schau noch einmal hin, bevor du etwas vorbereitest.
error-stale = Diese Antwort gehört zu Entscheidung { $given }; du bist bei Entscheidung { $expected }.
error-raced = Jemand anders hat im selben Moment geantwortet; sieh noch einmal hin.
error-illegal = Die Antwort „{ $key }“ ist jetzt nicht erlaubt.
error-empty-chat = Diese Nachricht ist leer.
error-no-seat-for-bots = Für { $bots ->
    [one] einen Gegner
   *[other] { $bots } Gegner
  } sind nicht genug Plätze frei (frei: { $open }).
error-other-rules = Diese Partie wurde nach Fassung { $rules } der Regeln gespielt; nach der jetzigen Fassung { $present } lässt sie sich nicht nachspielen.
error-bad-saved-table = Eine Partie, die dieses Gerät gesichert hat, lässt sich nicht lesen.

# Wie ein Gast heißt, der noch keinen Namen gesagt hat.
guest-name = Gast { $number }
