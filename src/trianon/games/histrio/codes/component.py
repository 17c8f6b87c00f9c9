"""Kinds of components: halves of the gauge, encounter cards, moments and abilities of jugglers, conditions."""

from __future__ import annotations

CITIES = 8
ALL_CITIES = (1 << CITIES) - 1  # a set of travel cards is a number with one bit per city
ENCOUNTER_CARDS = 48
REQUEST_CARDS = 22
LEVELS = 5
ALMS_VALUES = 3
MOST_JUGGLERS = 12
CITY_CARDS = ENCOUNTER_CARDS // CITIES  # a city gets one card a round, and a season ends with the pile

COMEDY, TRAGEDY = 0, 1
HALVES = ("comedy", "tragedy")
ACTOR_KINDS = ("comedian", "tragedian")

# encounter cards are numbered by kind: comedians by level, tragedians by level, alms by value, jugglers
ACTORS = 2 * LEVELS
FIRST_ALMS = ACTORS
FIRST_JUGGLER = FIRST_ALMS + ALMS_VALUES
CARDS = FIRST_JUGGLER + MOST_JUGGLERS

# HI-J6
AFTER_REVEAL, BEFORE_ENCOUNTERS, SHARED_CITY, BEFORE_REFRESH, AFTER_DEAL, SEASON_END = 0, 1, 2, 3, 4, 5
MOMENTS = ("after_reveal", "before_encounters", "shared_city", "before_refresh", "after_deal", "season_end")

CHANGE_DESTINATION = 0
RECOVER_CARD = 1
TAKE_ONE_FIRST = 2
PUSH_NEEDLE = 3
DRAW_REQUEST = 4
STEAL = 5
SWAP_TOP_CARDS = 6
STAGE_IMPRESARIO = 7
COUNT_AS_LEVEL_1 = 8
ABILITIES = (
    "change_destination", "recover_card", "take_one_first", "push_needle", "draw_request", "steal", "swap_top_cards",
    "stage_impresario", "count_as_level_1",
)  # fmt: skip

BEST_SHOW = 0
DIFFERENCE_IN_MOOD = 1
DIFFERENCE_AGAINST_MOOD = 2
EQUAL_SUMS = 3
ACTORS_AT_LEAST = 4
COMEDIANS_AT_LEAST = 5
TRAGEDIANS_AT_LEAST = 6
LEVEL_AT_LEAST = 7
LOW_LEVELS_AT_LEAST = 8
JUGGLERS_AT_LEAST = 9
IMPRESARIOS_AT_LEAST = 10
CONDITIONS = (
    "best_show", "difference_in_mood_at_least", "difference_against_mood_at_least", "equal_sums_both_present",
    "actors_at_least", "comedians_at_least", "tragedians_at_least", "level_at_least", "low_levels_at_least",
    "jugglers_at_least", "own_impresarios_on_stage_at_least",
)  # fmt: skip
