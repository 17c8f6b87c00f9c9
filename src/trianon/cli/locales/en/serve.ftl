# What the server command says.
serve-ready = Trianon is served at { $address } (stop it with Ctrl+C).
serve-ended = Stopped. All acknowledged answers are saved.
serve-compiling = { $game }: compiling the rules, { $percent } % { $seconds ->
    [0] (once, about a minute)
    [one] (one second left)
   *[other] (about { $seconds } seconds left)
  }
serve-compiled = { $game }: the rules are compiled; matches can begin.
