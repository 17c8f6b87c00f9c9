# The rules, and the page about Trianon.

## Rules

rules-lead = Every rule in our own words.
rules-search = Search: a word or a number, such as RK-A3.2
rules-contents = Chapters
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-ruling = our reading

## About

about-lead = Play, study and simulate { $games } with Trianon. It is free software.
about-rights = Authors and publishers
about-rights-text = { $games } are the work of their authors, illustrators and publishers; all rights in the games and their names remain theirs. Trianon is an independent project, not affiliated with or endorsed by any of them. It contains none of their artwork and none of their texts.
about-buy = If you like what you play here: please buy the games.
about-values = What is reconstructed
about-values-text = The rules do not print every value of the components. Where a value is missing, our edition holds a reconstructed one. This table shows where each group of values comes from.
about-values-all = Value by value
about-edition = edition “{ $id }”
origin-rules = printed in the rules
origin-house-rule = house rules
origin-public-source = public sources
origin-inferred = follows from the rules
origin-reconstruction = reconstructed
about-fair = Fair chance
about-fair-text = Before the match, the server seals its half of the seed; each player adds a salt. Afterwards the server reveals its half. You can download every record and check it.
about-art = Pictures
about-art-text = This project draws all pictures in code. See them all:
about-fonts = Titles are set in Cormorant Garamond, text in Alegreya Sans, both under the SIL Open Font License.
about-privacy = One cookie says who you are; there is no other. Settings stay in this browser.
