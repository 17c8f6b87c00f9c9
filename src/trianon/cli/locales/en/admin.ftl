# Texts of the commands for operators of a server.
admin-backup-progress = Writing rows
admin-backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
  } in { $file }.
admin-restored = { $rows ->
    [one] One row of { $file } is
   *[other] { $rows } rows of { $file } are
  } in the database.
admin-replay-progress = Replaying matches
admin-replayed = { $tables ->
    [one] One match with { $answers } answers was replayed
   *[other] { $tables } matches with { $answers } answers were replayed
  }; { $failed ->
    [0] all end as stored.
    [one] one does not end as stored.
   *[other] { $failed } do not end as stored.
  }
admin-game = Game
admin-status = Status
admin-tables = Tables
admin-entries = Entries
admin-held = Kind
admin-count = Count
admin-megabytes = MB
admin-lifetime = Kept
admin-kept = for good
admin-kept-for =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
admin-quota = Most used by one person or network / quota
admin-held-open = Open tables
admin-held-running = Running matches
admin-held-over = Finished matches
admin-held-imported = Matches from match files
admin-held-table-addresses = Networks that made tables today
admin-held-addresses = Networks that opened match files today
admin-held-people = People
admin-held-guests = … of these, guests who left nothing behind
admin-status-open = waiting
admin-status-running = running
admin-status-over = over
admin-status-gone = given up
admin-failure-of = { $game }, rules version { $rules }; for example: { $example }
admin-failure-game = The game is no longer known here ({ $count }):
admin-failure-edition = The edition cannot be played with ({ $count }):
admin-failure-entries = Entries are missing ({ $count }):
admin-failure-key = An answer has a key that is no longer known here ({ $count }):
admin-failure-illegal = An answer is no longer legal ({ $count }):
admin-failure-snapshot = The snapshot cannot be read ({ $count }):
admin-failure-state = The answers lead to a state other than the stored one ({ $count }):
admin-failure-result = The result differs from the stored one ({ $count }):
admin-no-file = { $file }: no such file (expected one written by trianon admin backup).
admin-no-database = { $database }: no database of a Trianon server (expected one made by trianon serve; see TRIANON_DATABASE and TRIANON_DATA).
admin-other-schema = { $database }: its schema is { $schema }, not that of this program (to update it, start trianon serve once).
admin-not-empty = { $database }: not empty (expected an empty database).
admin-damaged = { $file }: damaged ({ $reason }); nothing was written.
admin-incomplete = { $file }: breaks off after { $rows } rows, or was changed; nothing was written.
admin-no-backup = { $file }: not a backup of a Trianon server (expected a file written by trianon admin backup); nothing was written.
admin-newer = { $file }: written by a newer program ({ $program }); nothing was written.
admin-unavailable = { $database }: the database does not answer ({ $reason }).
admin-report-count = { $count ->
    [0] There are no reports.
    [one] One report:
   *[other] { $count } reports:
    }
admin-report = { $name } (person { $person }), at table { $table }
admin-report-edition = { $name } (person { $person }), published edition { $edition }
admin-report-chat = insults or spam in the chat
admin-report-name = an offensive name
admin-report-stalling = delays on purpose
admin-report-cheating = cheating
admin-report-other = something else
admin-report-times = { $count ->
    [one] reported once in all
   *[other] reported { $count } times in all
    }
admin-report-resolved = resolved: { $note }
admin-resolved = Report { $report } is resolved.
admin-no-report = { $report }: no open report has this id (trianon admin reports lists them).
admin-no-edition = { $edition }: no published edition has this id (trianon admin gallery lists them).
admin-edition-hidden = Edition { $edition } is hidden from everybody but its owner.
admin-edition-restored = Edition { $edition } is shown again, whatever is reported of this title.
admin-edition-removed = Edition { $edition } is removed.
admin-edition = Edition
admin-edition-status = State
admin-edition-title = Title
admin-edition-is-shown = shown
admin-edition-is-reported = hidden by reports
admin-edition-is-hidden = hidden
admin-edition-is-restored = restored
admin-reports = Reports
admin-played = Played
admin-published = Published
admin-person = Person
admin-name = Name
admin-account = Account
admin-seen = Last here (UTC)
admin-account-open = open
admin-account-closed = closed
admin-account-deleted = deleted
admin-account-guest = guest
admin-forbidden = Nobody can have the name { $name } now, or one that looks like it.
admin-forbidden-renamed = Nobody can have the name { $name } now; person { $person } was renamed.
admin-people-listening = People who listen
admin-mail-at-once = … to mail at once
admin-mail-daily = … to one mail a day
admin-browsers = Subscribed browsers
admin-webhooks = Webhooks
admin-webhooks-failing = … that fail
admin-webhooks-switched-off = … switched off after a day of failures
admin-parked = Notifications that wait for their moment
admin-on-their-way = Deliveries on their way
admin-failed-so-far = … that failed so far
admin-delivery = Delivery
admin-channel = Channel
admin-kind = Kind
admin-attempts = Attempts
admin-due = Next (UTC)
admin-failure = Failure
admin-dropped = Delivery { $delivery } was dropped.
admin-retried = Delivery { $delivery } is tried at once.
admin-no-delivery = { $delivery }: nothing on its way has this id (trianon admin outbox --all lists it).
