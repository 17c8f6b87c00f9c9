"""Jugglers: `moment` says when they may be used, `ability` what each can do; abilities of some length have a file each.

| juggler   | its code                           |
| --------- | ---------------------------------- |
| Fox       | `change_destination`               |
| Tortoise  | `recover_card`                     |
| Bear      | `take_one_first`                   |
| Elephant  | `push_needle`                      |
| Owl       | `requests.draw.draw_request`       |
| Monkey    | `steal`                            |
| Magpie    | `swap_top_cards`                   |
| Frog      | `verbs.stage_impresario`           |
| Chameleon | `count_as_level_1`                 |
"""
