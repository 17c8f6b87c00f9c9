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
admin-kept-for = { $days } days
admin-quota = Fullest person or network / quota
admin-held-open = Open tables
admin-held-running = Running matches
admin-held-over = Finished matches
admin-held-imported = Matches from match files
admin-held-addresses = Networks that opened match files today
admin-held-people = People
admin-held-guests = … of them guests who left nothing
admin-status-open = waiting
admin-status-running = running
admin-status-over = over
admin-status-gone = given up
admin-failure-of = { $game }, rules version { $rules }; for example: { $example }
admin-failure-game = The game is not known here any more ({ $count }):
admin-failure-edition = The edition cannot be played with ({ $count }):
admin-failure-entries = Entries are missing ({ $count }):
admin-failure-key = An answer has a key that is not known here any more ({ $count }):
admin-failure-illegal = An answer is not legal any more ({ $count }):
admin-failure-snapshot = The snapshot cannot be read ({ $count }):
admin-failure-state = The answers lead to another state than the one stored ({ $count }):
admin-failure-result = The result is another one than the one stored ({ $count }):
admin-no-file = { $file }: there is no such file (expected one that trianon admin backup wrote).
admin-no-database = { $database }: there is no database of a Trianon server (expected one that trianon serve made; see TRIANON_DATABASE and TRIANON_DATA).
admin-other-schema = { $database }: its schema is { $schema }, not that of this program (start trianon serve once to bring it up to date).
admin-not-empty = { $database }: holds something already (expected an empty database).
admin-damaged = { $file }: damaged ({ $reason }); nothing was written.
admin-incomplete = { $file }: breaks off after { $rows } rows, or was changed; nothing was written.
admin-no-backup = { $file }: no backup of a Trianon server (expected a file that trianon admin backup wrote); nothing was written.
admin-newer = { $file }: written by a newer program ({ $program }); nothing was written.
admin-unavailable = { $database }: the database does not answer ({ $reason }).
admin-report-count = { $count ->
    [0] There are no reports.
    [one] One report:
   *[other] { $count } reports:
    }
admin-report = { $name } (person { $person }), at table { $table }
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
admin-no-report = { $report }: there is no such report that is not resolved yet (trianon admin reports lists them).
