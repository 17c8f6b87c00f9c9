# Wonach Histrio einen Platz fragt, nach dem Namen der Frage. Die Variablen erklärt die englische Datei.

question-choose_city = Die Nadel steht auf { $space }. Wohin reist du? Wähle verdeckt eine Stadt.
    .friendly = Die Nadel steht auf { $space }, dein befreundetes Ensemble reist nach { $friendly }. Wohin reist du? Wähle verdeckt eine Stadt.
    .done = Verdeckt, bis alle gewählt haben: Du reist nach { $choice }.
question-use_juggler =
    { $moment ->
        [after_reveal] Alle Reisekarten liegen offen. Willst du einen Gaukler nutzen?
        [before_encounters] Die Karavellen sind unterwegs. Willst du vor den Begegnungen einen Gaukler nutzen?
        [shared_city] In { $city } bist du nicht allein. Willst du einen Gaukler nutzen, bevor die Karten abgelegt werden?
        [before_refresh] Alle Begegnungen sind vorbei. Willst du einen Gaukler nutzen?
       *[after_deal] Neue Karten liegen an der Straße. Willst du einen Gaukler nutzen?
    }
question-target =
    { $ability ->
        [change_destination] { $juggler }: Wohin reist du stattdessen?
        [recover_card] { $juggler }: Welche verbrauchte Reisekarte nimmst du zurück?
        [take_one_first] { $juggler }: Welche Karte von { $city } nimmst du?
        [push_needle] { $juggler }: In welche Richtung rückt die Nadel? Sie steht auf { $space }.
        [steal] { $juggler }: Wen bestiehlst du?
       *[swap_top_cards] { $juggler }: Die oberste Karte welcher Stadt tauschst du?
    }
    .second = { $juggler }: Gegen die oberste Karte welcher Stadt tauschst du { $card } in { $city }?
question-steal = Ein Schauspieler der Stufe 2 stiehlt für dich 1 Ecu. Von wem?
question-discard_actor =
    { $count ->
        [one] Du triffst { $actors }. Behältst du ihn, oder legst du ihn ab, um die Nadel zu bewegen? Sie steht auf { $space }.
       *[other] Du triffst { $actors }. Behältst du alle, oder legst du einen ab, um die Nadel zu bewegen? Sie steht auf { $space }.
    }
met-comedian = einen Komödianten der Stufe { $level }
met-tragedian = einen Tragöden der Stufe { $level }
question-discard_request = Du hast mehr Bitten, als du haben darfst. Welche legst du ab?
question-count_as = { $juggler }: Als welcher Schauspieler der Stufe 1 soll die Karte zählen?
question-play_request = Die Spielzeit endet. Willst du eine Bitte spielen? Wähle verdeckt.
    .done = Verdeckt, bis alle geantwortet haben: Du spielst { $choice }.
    .none = Verdeckt, bis alle geantwortet haben: Du spielst keine Bitte.

# answers that are given unasked
standing-use-no-jugglers = In dieser Runde keine Gaukler mehr einsetzen
