# Answers prepared ahead, while others play.

prepare = Prepare
prepare-note = Given as soon as you are asked, if it still means the same by then. Only you see it.
prepare-list = Prepared
prepare-count = { $count } prepared
prepare-choose =
    { $more ->
        [0] Choose what you would answer.
       *[other] Choose what you would answer after that, if anything.
    }
prepare-question = The next question
prepare-nothing = Nothing more can be prepared for now.
prepare-cancel = Cancel
prepare-drop = Cancel: { $answer }
prepare-firm = Even if something changes there
prompt-ahead = Ahead: { $question }
prepared-changed = No longer prepared: “{ $answer }”. It would now be: “{ $now }”.
    .rules = What you had prepared has been cancelled: the table has changed.
prepared-impossible = No longer prepared: “{ $answer }”. That is not possible any more.
    .rules = What you had prepared has been cancelled: it is not possible any more.
prepared-undone = No longer prepared: “{ $answer }”. An answer was taken back.
    .rules = What you had prepared has been cancelled: an answer was taken back.
prepared-stand-in = No longer prepared: “{ $answer }”. A bot has played for you.
    .rules = What you had prepared has been cancelled: a bot has played for you.
