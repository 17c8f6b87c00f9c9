# The gallery of editions that people publish.
title-editions = Editions
editions-of = Editions of { $game }
editions-lead = What others have entered or tried out: look at it, play it, go on from it.
editions-search = Title
editions-find = Search
editions-order = Order
editions-order-newest = Newest
editions-order-played = Most played
editions-order-mine = Mine
editions-none = There is no edition here yet.
editions-none-found = No edition has such a title.
editions-previous = Previous page
editions-next = Next page
editions-played =
    { $count ->
    [0] not played by others yet
    [one] played once by others
   *[other] played { $count } times by others
    }
editions-hidden = Only you see this edition: it was reported, or the operator of this server has hidden it.
editions-look = What differs
editions-more =
    { $count ->
    [one] and one more value
   *[other] and { $count } more values
    }
editions-open = Open in my editor
editions-report = Report
editions-report-note = The operator of this server reads the report. The author is not told.
editions-out = Take it out
editions-publish = Publish it
editions-title = Its title
editions-publish-note = Everybody can look at it here, play it and go on from it. Your name stands with it: { $name }. You can take it out again.
editions-published = “{ $title }” is in the gallery.
editions-chosen = With the edition “{ $title }”
