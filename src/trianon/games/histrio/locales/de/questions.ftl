# Was Histrio einen Platz fragt, nach dem Namen der Frage. $juggler, $ability, $moment und $actors sind Texte aus
# components.ftl, $city ist eine Zahl.

question-choose_city = Wohin reist du? Wähle verdeckt eine Stadt.
    .done = Versiegelt, bis alle gewählt haben: Stadt { $city }.
question-use_juggler = Setzt du einen Gaukler ein ({ $moment })?
    .city = Setzt du in Stadt { $city } einen Gaukler ein, bevor sie abgehandelt wird?
question-target = { $juggler }: { $ability }. Was genau?
    .second = { $juggler }: Mit der obersten Karte welcher Stadt wird die von Stadt { $city } getauscht?
question-steal = Wem stiehlst du 1 Ecu?
question-discard_actor = Getroffen hast du: { $actors }. Legst du einen davon ab, um die Nadel zu bewegen?
question-discard_request = Du hast zu viele Bitten. Welche legst du ab?
question-count_as = Als was zählt { $juggler } in dieser Spielzeit?
question-play_request = Welche Bitte spielst du verdeckt?
    .done = Versiegelt, bis alle geantwortet haben: { $answer }.
