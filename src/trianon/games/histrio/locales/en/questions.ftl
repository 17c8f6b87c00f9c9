# What Histrio asks of a seat, by the name of the question. $juggler, $ability, $moment and $actors are texts of
# components.ftl, $city is a number.

question-choose_city = Where do you travel? Choose a city, in secret.
    .done = Under seal until everybody has chosen: city { $city }.
question-use_juggler = Do you use a juggler ({ $moment })?
    .city = Do you use a juggler in city { $city }, before it resolves?
question-target = { $juggler }: { $ability }. Which one?
    .second = { $juggler }: the top card of city { $city } is swapped with that of which city?
question-steal = Whom do you steal 1 Ecu from?
question-discard_actor = You have met { $actors }. Do you discard one of them to move the needle?
question-discard_request = You hold too many requests. Which one do you discard?
question-count_as = What does { $juggler } count as this season?
question-play_request = Which request do you play, in secret?
    .done = Under seal until everybody has answered: { $answer }.
