# Why an option is not possible now, by the names in the table of reasons. $missing says how much is missing.

reason-not-asked = it is not your decision now
reason-no-such-thing = there is no such thing at this table
reason-not-travelling = no city is being chosen now
reason-not-its-moment = this is not the moment of that juggler
reason-no-juggler-at-work = no juggler is at work that could do this
reason-not-stealing = nothing is being stolen now
reason-no-encounter-ends = no encounter of yours is ending now
reason-no-surplus-request = you have no request too many
reason-nothing-to-count = no juggler of yours is being counted now
reason-not-playing-requests = no requests are being played now
reason-nothing-to-pass = you cannot pass on this
reason-nothing-sealed = you have sealed nothing
reason-sealed-already = your choice is already sealed; take it back first
reason-card-spent = this travel card is spent
reason-juggler-not-owned = this juggler does not travel with you
reason-juggler-used = this juggler was used already this season
reason-juggler-fresh = this juggler joined only now and waits for the end of the encounters
reason-no-target = this juggler could do nothing now
reason-card-revealed = this is the card you have revealed
reason-card-not-spent = this travel card is not spent
reason-card-not-in-city = no such card lies in this city
reason-missing-ecu = { $missing } more Ecu needed
reason-not-from-yourself = you cannot steal from yourself
reason-victim-without-ecu = this player has no Ecu
reason-city-without-cards = no card lies in this city
reason-city-chosen = this city is chosen already
reason-actor-not-in-hand = you have not just taken this actor
reason-request-not-held = you do not hold this request
reason-other-ability = this juggler does something else
reason-condition-best_show = your show is not the best one: { $missing } short
reason-condition-difference_in_mood_at_least = your lead in the king's mood is { $missing } short
reason-condition-difference_against_mood_at_least = your lead against the king's mood is { $missing } short
reason-condition-equal_sums_both_present = the sums are not equal with comedians and tragedians present: { $missing } short
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
        [one] your highest level is { $missing } step too low
       *[other] your highest level is { $missing } steps too low
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
