# Why an option is not possible now, by the names in the table of reasons. $missing says how much is missing.

reason-not-asked = it is not your decision now
reason-no-such-thing = there is no such player at this table
reason-not-travelling = no city is chosen now
reason-not-its-moment = this is not the moment for it
reason-no-juggler-at-work = you are not using a juggler that can do this
reason-not-stealing = nobody steals now
reason-no-encounter-ends = none of your encounters is ending now
reason-no-surplus-request = you do not have to discard a request
reason-nothing-to-count = no juggler has to count as an actor now
reason-not-playing-requests = requests are played at the end of a season
reason-nothing-to-pass = there is nothing to decline now
reason-nothing-sealed = you have no secret choice left to change
reason-sealed-already = you have already chosen in secret: take that choice back first
reason-card-spent = your travel card for this city is spent until you meet an actor of level 1 or have one card left
reason-juggler-not-owned = you do not have this juggler
reason-juggler-used = this juggler has been used this season
reason-juggler-fresh = this juggler is new: you can use it after the encounters
reason-no-target = there is nothing to use it on
reason-card-revealed = this is the travel card that lies open
reason-card-not-spent = your travel card for this city is not spent
reason-card-not-in-city = no such card lies in this city
reason-missing-ecu = { $missing } more Ecu needed
reason-not-from-yourself = you cannot steal from yourself
reason-victim-without-ecu = there is no Ecu to steal
reason-city-without-cards = there is no card in this city
reason-city-chosen = this city is the first of the two
reason-actor-not-in-hand = you have not just met this actor
reason-request-not-held = you do not hold this request
reason-other-ability = the juggler you are using does something else
reason-condition-best_show = your show is not the best: the king’s mood needs { $missing } more
reason-condition-difference_in_mood_at_least = the lead for the king’s mood is too small: { $missing } more needed
reason-condition-difference_against_mood_at_least = the lead against the king’s mood is too small: { $missing } more needed
reason-condition-equal_sums_both_present = the sums differ, or comedians or tragedians are missing
reason-condition-actors_at_least =
    { $missing ->
        [one] { $missing } more actor needed
       *[other] { $missing } more actors needed
    }
reason-condition-comedians_at_least =
    { $missing ->
        [one] { $missing } more comedian needed
       *[other] { $missing } more comedians needed
    }
reason-condition-tragedians_at_least =
    { $missing ->
        [one] { $missing } more tragedian needed
       *[other] { $missing } more tragedians needed
    }
reason-condition-level_at_least =
    { $missing ->
        [one] your highest actor is { $missing } level too low
       *[other] your highest actor is { $missing } levels too low
    }
reason-condition-low_levels_at_least =
    { $missing ->
        [one] { $missing } more actor of these levels needed
       *[other] { $missing } more actors of these levels needed
    }
reason-condition-jugglers_at_least =
    { $missing ->
        [one] { $missing } more juggler needed
       *[other] { $missing } more jugglers needed
    }
reason-condition-own_impresarios_on_stage_at_least =
    { $missing ->
        [one] { $missing } more impresario of yours needed on the stage
       *[other] { $missing } more impresarios of yours needed on the stage
    }
