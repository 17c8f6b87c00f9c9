"""Kinds of components: halves of the gauge, encounter cards, moments and abilities of jugglers, conditions."""

from trianon.core.kernel.codes import NumberedNames

CITIES = 8
ALL_CITIES = (1 << CITIES) - 1  # a set of travel cards is a number with one bit per city
ENCOUNTER_CARDS = 48
REQUEST_CARDS = 22
LEVELS = 5
ALMS_VALUES = 3
MAX_JUGGLERS = 12
CITY_CARDS = ENCOUNTER_CARDS // CITIES  # a city gets one card a round, and a season ends with the pile

COMEDY, TRAGEDY = 0, 1
HALVES = ("comedy", "tragedy")
ACTOR_KINDS = ("comedian", "tragedian")

# encounter cards are numbered by kind: comedians by level, tragedians by level, alms by value, jugglers
ACTORS = 2 * LEVELS
FIRST_ALMS = ACTORS
FIRST_JUGGLER = FIRST_ALMS + ALMS_VALUES
CARDS = FIRST_JUGGLER + MAX_JUGGLERS

# HI-J6
AFTER_REVEAL, BEFORE_ENCOUNTERS, SHARED_CITY, BEFORE_REFRESH, AFTER_DEAL, SEASON_END = 0, 1, 2, 3, 4, 5
MOMENTS = ("after_reveal", "before_encounters", "shared_city", "before_refresh", "after_deal", "season_end")

ABILITIES = NumberedNames()
CHANGE_DESTINATION = ABILITIES.add("change_destination")
RECOVER_CARD = ABILITIES.add("recover_card")
TAKE_ONE_FIRST = ABILITIES.add("take_one_first")
PUSH_NEEDLE = ABILITIES.add("push_needle")
DRAW_REQUEST = ABILITIES.add("draw_request")
STEAL = ABILITIES.add("steal")
SWAP_TOP_CARDS = ABILITIES.add("swap_top_cards")
STAGE_IMPRESARIO = ABILITIES.add("stage_impresario")
COUNT_AS_LEVEL_1 = ABILITIES.add("count_as_level_1")

CONDITIONS = NumberedNames()
BEST_SHOW = CONDITIONS.add("best_show")
DIFFERENCE_IN_MOOD = CONDITIONS.add("difference_in_mood_at_least")
DIFFERENCE_AGAINST_MOOD = CONDITIONS.add("difference_against_mood_at_least")
EQUAL_SUMS = CONDITIONS.add("equal_sums_both_present")
ACTORS_AT_LEAST = CONDITIONS.add("actors_at_least")
COMEDIANS_AT_LEAST = CONDITIONS.add("comedians_at_least")
TRAGEDIANS_AT_LEAST = CONDITIONS.add("tragedians_at_least")
LEVEL_AT_LEAST = CONDITIONS.add("level_at_least")
LOW_LEVELS_AT_LEAST = CONDITIONS.add("low_levels_at_least")
JUGGLERS_AT_LEAST = CONDITIONS.add("jugglers_at_least")
IMPRESARIOS_AT_LEAST = CONDITIONS.add("own_impresarios_on_stage_at_least")
