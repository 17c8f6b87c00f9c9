# What the arena and the hints say.

## arena

arena-progress = { $game }
arena-name = opponent
arena-seats = seats taken
arena-win-share = victories
arena-placement = mean place
arena-lead = mean lead
arena-rating = rating
arena-legend = In brackets: 95 % intervals. A shared victory counts in parts; the lead is over the best rival; the mean rating is 1,500.
arena-ratio = Likelihood ratio { $ratio }, decided at { $low } or { $high }; { $wins } won, { $losses } lost.
arena-better = { $first } is better than { $second }.
arena-not-better = { $first } is not better than { $second } by { $elo } Elo points.
arena-undecided = It is not decided yet whether { $first } is better than { $second } by { $elo } Elo points: more matches are needed.
arena-error-elo = --elo needs --sprt: it sets by how many points the first opponent should be better.
arena-error-both = --ladder and --sprt answer different questions: give only one.
arena-error-two = --sprt compares two different opponents (expected --seats with two different names).
arena-error-ladder = --ladder needs at least two opponents, all different.

## hint

hint-title = Hints for { $seat }
hint-share = tried
hint-value = value
hint-placing = mean place
hint-lead = mean lead
hint-clear = Best: { $option }. Clearly better than the next best, { $next }.
hint-slight = Best: { $option }. A little better than the next best, { $next }.
hint-even = Best: { $option }. About as good as the next best, { $next }.
hint-only = The only choice: { $option }.
hint-legend =
    Tried: the share of simulations that search spent on an option; the best comes first.
    Value: what search expects, from 0 to 1, victory and lead together.
    Place and lead: means when all seats play on with quick choices.
hint-error-not-asked = Seat { $seat } is not asked anything now.

## the names of opponents

bot-unknown = There is no opponent "{ $name }" (expected one of { $known }).
bot-unknown-near = There is no opponent "{ $name }" (expected one of { $known }; did you mean "{ $near }"?).
bot-search = "{ $name }" is not a search (expected { $form }).
bot-simulations = "{ $name }": { $simulations } simulations (expected 1 to { $most }).
bot-setting = "{ $name }": unknown setting { $setting } (expected one of { $known }).
bot-setting-twice = "{ $name }": a setting is given twice (expected each once).
bot-no-net = "{ $name }": there is no trained net for { $game } (see trianon train).
bot-setting-range = "{ $name }": { $setting }={ $value } (expected a number from { $least } to { $most }).
bot-setting-whole = "{ $name }": { $setting }={ $value } (expected a whole number).
bot-command = "{ $name }" is not a command: { $reason } (expected { $form }).
bot-command-quote = "{ $name }": the quotation mark { $quote } is never closed.
bot-command-empty = "{ $name }" names no program (expected { $form }).
bot-command-absent = "{ $name }": no program "{ $word }" can be started from here.
bot-command-absent-here = "{ $name }": no program "{ $word }" can be started from here. For one in this folder, write { $instead }.
bot-python = "{ $name }" names no Python class (expected { $form }).
bot-python-absent = "{ $name }": no Python module "{ $module }" can be imported from here.
bot-python-absent-near = "{ $name }": no Python module "{ $module }" can be imported from here. Did you mean "{ $near }"?
bot-python-import = "{ $name }" cannot be imported: { $reason } ({ $place }).
bot-python-class = "{ $name }": { $module } has no class { $class } (classes with a method choose: { $known }).
bot-python-shape = "{ $name }": { $class } cannot play (expected a class with a method choose(self, decision)).
