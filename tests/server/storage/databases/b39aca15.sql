-- A database as the program of commit b39aca15 left it, with its own schema, tables, matches and people.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	method INTEGER NOT NULL, 
	moments BLOB NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_analyses_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "analyses" VALUES('olda3b6128eaf397',1,6,X'789C6B5A969C9F58549CDAC8D0BC2AB1B838B5B8383735AFA47349526A7149D8B2A4D4B4FCA2D4B615C5258979299979E9934EDB37891B8AFD648F3F6D6FF6B557E64A6ADFB2E282A2D4C494D3F6CB2A99F2BFA93C5A5E96995C925F5409541A3FFF57B1DB9CD5A719A06069714662512A9CBB3C3923312F39B518A8F2FD0703A663319BE05A9615E467E69500651CECFD8AE73CB73C77DA410D6A46625A496AD16072D1929CFC62A038CC0C38630DD4DA781CF2AB212682A5E1822B73802E47155A5E9498970DF4E994E665F9052599F97961CBCA328B334B8A4DE08170DABEF159EF466BE18D3025C15025C2C84A942D792B9DE3604A42A14A84909434CCBEB36AD5AAD53025915025EC484ADA8FED043BBE3833B7342711A4AAF8CC9DE5C0F02E06B2262C2BCA2C4BCC293EB024AD3427A70100A638F2F6');
CREATE TABLE blocks (
	person VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id)
);
INSERT INTO "blocks" VALUES('oldf3436f50b2f7f','old04bb13c1ea3ff','old9fb0c8744f741','真真',1795011805.0);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('old20f5dc81a3c61',1,'oldb459afddb3a09','Blaise O’Connor','Gut gespielt! 👏',1794961280.0);
INSERT INTO "chat" VALUES('olddab546e886da4',1,'old04bb13c1ea3ff','真真','你们好',1795011740.0);
CREATE TABLE commitments (
	commitment VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_commitments PRIMARY KEY (commitment), 
	CONSTRAINT fk_commitments_person FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE devices (
	person VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	shared BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	revoked FLOAT, 
	CONSTRAINT pk_devices PRIMARY KEY (person, id), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "devices" VALUES('oldf3436f50b2f7f','','Firefox · Linux',0,1794960000.0,1794960000.0,NULL);
INSERT INTO "devices" VALUES('oldb459afddb3a09','','Safari · iPhone',0,1794960000.0,1794960000.0,NULL);
INSERT INTO "devices" VALUES('old04bb13c1ea3ff','','Chrome · Android',0,1794960000.0,1794960000.0,NULL);
INSERT INTO "devices" VALUES('oldf3436f50b2f7f','old320f7813ecceb','Safari · iPad',0,1794960000.0,1794960000.0,NULL);
CREATE TABLE editions (
	digest VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (digest)
);
INSERT INTO "editions" VALUES('2ec404508009fbb0bd083daa35a15998','histrio','# Histrio, reference edition. What the public rules fix is marked "rules"; the rest is this project''s own
# reconstruction, made to fit them, and labelled so wherever it is shown. An owner of the box can copy this
# file, enter the printed values and play with those.
[edition]
id = "reference"
game = "histrio"
encounter_cards = 48      # public source
request_cards = 22        # public source
starting_ecu = 3          # rules
impresarios = 3           # rules
cities = 8                # rules
caravels = 7              # rules (other editions: 8; it makes no difference)
request_limit = 3         # rules
pleases = [3, 5]          # rules: season 1, season 2
best_show_factor = 2      # rules

[gauge]
spaces_per_half = 10      # reconstruction; start on space 1 (rules), no middle space (public source)

[[actors]]                # reconstruction: 3 of each kind and level (the worked example needs at least 3)
kinds = ["comedian", "tragedian"]
levels = [1, 2, 3, 4, 5]
copies = 3

[[alms]]                  # values 1-3: rules; copies: reconstruction (4, 3, 2, so that the festival decides more than the road)
value = 1
copies = 4
[[alms]]
value = 2
copies = 3
[[alms]]
value = 3
copies = 2

# Jugglers: the Chameleon is from the rules, the eight others are this project''s own.
[[jugglers]]
id = "fox"
moment = "after_reveal"
ability = "change_destination"      # take the revealed travel card back and play another from hand
[[jugglers]]
id = "tortoise"
moment = "before_refresh"
ability = "recover_card"            # take back one spent travel card and its caravel
[[jugglers]]
id = "bear"
moment = "shared_city"
ability = "take_one_first"          # a shared city with you in it: take one card there before it resolves; alms pay, a juggler is kept, an actor joins without its effect (level 5 still costs 1)
[[jugglers]]
id = "elephant"
moment = "before_encounters"
ability = "push_needle"             # move the needle `amount` spaces either way
amount = 2
[[jugglers]]
id = "owl"
moment = "after_deal"
ability = "draw_request"
[[jugglers]]
id = "monkey"
moment = "before_encounters"
ability = "steal"                   # up to `amount` Ecu from one player
amount = 2
[[jugglers]]
id = "magpie"
moment = "after_deal"
ability = "swap_top_cards"          # of two cities
[[jugglers]]
id = "frog"
moment = "before_encounters"
ability = "stage_impresario"        # the level 3 effect
[[jugglers]]
id = "chameleon"                    # rules
moment = "season_end"
ability = "count_as_level_1"

# Requests, 11 kinds x 2. Only the first name and its 4 Ecu are from the rules.
[[requests]]
id = "kings_favourite"
condition = "best_show"
ecu = 4
copies = 2
[[requests]]
id = "standing_ovation"
condition = "difference_in_mood_at_least"
n = 5
ecu = 3
copies = 2
[[requests]]
id = "rebel"
condition = "difference_against_mood_at_least"
n = 3
ecu = 3
copies = 2
[[requests]]
id = "balance"
condition = "equal_sums_both_present"
ecu = 6
copies = 2
[[requests]]
id = "great_company"
condition = "actors_at_least"
n = 5
ecu = 3
copies = 2
[[requests]]
id = "laughter"
condition = "comedians_at_least"
n = 3
ecu = 3
copies = 2
[[requests]]
id = "tears"
condition = "tragedians_at_least"
n = 3
ecu = 3
copies = 2
[[requests]]
id = "the_star"
condition = "level_at_least"
n = 5
ecu = 2
copies = 2
[[requests]]
id = "beginners"
condition = "low_levels_at_least"     # actors of level 1 or 2
levels = [1, 2]
n = 3
ecu = 3
copies = 2
[[requests]]
id = "circus"
condition = "jugglers_at_least"       # the Chameleon counts
n = 3
ecu = 3
copies = 2
[[requests]]
id = "stage_managers"
condition = "own_impresarios_on_stage_at_least"
n = 2
ecu = 4
copies = 2

# Where every value above comes from, for programs; the remarks beside the values say why. A pattern names the
# beginning of a key, * any part of a name; the more exact pattern wins. Entries are called by their id, others by
# their number from 1.
[provenance]
"edition" = "rules"
"edition.encounter_cards" = "public source"
"edition.request_cards" = "public source"
"gauge" = "reconstruction"
"actors.*" = "rules"
"actors.*.copies" = "reconstruction"
"alms.*.value" = "rules"
"alms.*.copies" = "reconstruction"
"jugglers.*" = "reconstruction"
"jugglers.chameleon" = "rules"
"requests.*" = "reconstruction"
"requests.kings_favourite.ecu" = "rules"
');
INSERT INTO "editions" VALUES('9e83a6b22a71fd0d79c4e75c25688341','rokoko','# Rokoko, reference edition. What the public rules fix is marked "rules" (or "inferred" from them); the rest is
# this project''s own reconstruction, made to fit every count, range and worked example, and labelled so wherever
# it is shown. An owner of the box can copy this file, enter the printed values and play with those: the engine,
# the board, the bots and the analysis read nothing but this file. Left out means 0, false or 1 copy (yarn, lace, thimble, prestige,
# copies). "livre" is gained, "price" is paid. Spaces are named by place, counted from 1: kings_hall.1, hall_2.3,
# fireworks.1, statue.2, fountain_upper.1, musician.hall_2, all_halls.1.
[edition]
id = "reference"
game = "rokoko"
start = { livre = 15, yarn = 1, lace = 1 }     # rules
favor = { livre = 5, prestige = 3 }            # rules
income = 5                                     # rules
livre_per_prestige = 10                        # rules
hire_price = [0, 0, 1, 3, 5]                   # rules, by employees displayed
acquire_price = [0, 0, 1, 2, 2]                # rules, by tiles in the segment
depute = { master = 10, journeyman = 7, apprentice = 4 }   # rules
minimum_deck = 4                               # rules
rounds = 7                                     # rules
hand = 3                                       # rules
segments = 3                                   # rules
deck_steps = [5, 7, 9, 11]                     # rules: lower bounds of the four steps of bonuses by deck size
statue_prestige = 2                            # rules: per colour of a set
tile_prestige = { red = 1, blue = 1, green_yellow_pair = 1 }   # rules: bonus prestige_for_tiles
ladies = ["yellow", "red"]                     # rules
men = ["green", "blue"]                        # rules

# --- employees. Rules: the bonuses and their amounts, 4 cards of level 5, 6 of level 6, base Masters without bonus, level 6
#     Apprentices with crowns. Inferred from the order they are listed in: the other levels and ranks. --------------------

[[employee]]
id = "ba"
level = 0      # 0 = base
rank = "master"
bonus = "none"
copies = 2
[[employee]]
id = "bb"
level = 0      # 0 = base
rank = "journeyman"
bonus = "buy_trimming"
price = 1
[[employee]]
id = "bc"
level = 0      # 0 = base
rank = "apprentice"
bonus = "extra_acquire"
[[employee]]
id = "bd"
level = 0      # 0 = base
rank = "apprentice"
bonus = "gain_livre"
livre = 2
[[employee]]
id = "1a"
level = 1
rank = "master"
bonus = "gain_livre"
livre = 1
[[employee]]
id = "1b"
level = 1
rank = "master"
bonus = "depute_for_bonus"
[[employee]]
id = "1c"
level = 1
rank = "journeyman"
bonus = "blind_tile"
price = 1
[[employee]]
id = "1d"
level = 1
rank = "journeyman"
bonus = "extra_acquire"
[[employee]]
id = "1e"
level = 1
rank = "apprentice"
bonus = "blind_tile"
price = 0
[[employee]]
id = "1f"
level = 1
rank = "apprentice"
bonus = "buy_trimming"
price = 0
[[employee]]
id = "2a"
level = 2
rank = "master"
bonus = "livre_per_colour"
yellow = 1
red = 2
[[employee]]
id = "2b"
level = 2
rank = "journeyman"
bonus = "extra_dress"
fewer = 1
of = ["green", "yellow"]
[[employee]]
id = "2c"
level = 2
rank = "journeyman"
bonus = "depute_for_livre"
master = 8
journeyman = 5
apprentice = 2
[[employee]]
id = "2d"
level = 2
rank = "apprentice"
bonus = "prestige_per_decorations"
every = 2
[[employee]]
id = "3a"
level = 3
rank = "master"
bonus = "livre_per_decoration"
livre = 1
[[employee]]
id = "3b"
level = 3
rank = "journeyman"
bonus = "prestige_per_dresses"
every = 3
[[employee]]
id = "3c"
level = 3
rank = "journeyman"
bonus = "extra_decoration"
discount = 5
[[employee]]
id = "3d"
level = 3
rank = "apprentice"
bonus = "livre_by_deck"
steps = [2, 6, 10, 14]
[[employee]]
id = "4a"
level = 4
rank = "master"
bonus = "livre_by_deck"
steps = [1, 3, 5, 7]
[[employee]]
id = "4b"
level = 4
rank = "journeyman"
bonus = "extra_dress"
fewer = 2
of = ["red"]
[[employee]]
id = "4c"
level = 4
rank = "journeyman"
bonus = "livre_green_prestige_blue"
green = 2
blue = 1
[[employee]]
id = "4d"
level = 4
rank = "apprentice"
bonus = "prestige_for_livre"
every = 4
[[employee]]
id = "5a"
level = 5
rank = "master"
bonus = "livre_per_dress"
livre = 1
[[employee]]
id = "5b"
level = 5
rank = "master"
bonus = "prestige_per_decorations"
every = 2
[[employee]]
id = "5c"
level = 5
rank = "journeyman"
bonus = "prestige_per_dresses"
every = 2
[[employee]]
id = "5d"
level = 5
rank = "apprentice"
bonus = "prestige_for_tiles"
[[employee]]
id = "6a"
level = 6
rank = "master"
bonus = "prestige_for_livre"
every = 3
[[employee]]
id = "6b"
level = 6
rank = "journeyman"
bonus = "extra_decoration"
discount = 10
[[employee]]
id = "6c"
level = 6
rank = "apprentice"
bonus = "crown_deck"
steps = [2, 5, 8, 11]
[[employee]]
id = "6d"
level = 6
rank = "apprentice"
bonus = "crown_trimming_pairs"
prestige = 3
[[employee]]
id = "6e"
level = 6
rank = "apprentice"
bonus = "crown_master_spaces"
every = 2
prestige = 3
[[employee]]
id = "6f"
level = 6
rank = "apprentice"
bonus = "crown_couples"
prestige = 2

# --- dresses: 13 yellow, 13 green, 10 red, 6 blue; value 6-28, prestige 2-4 (rules); the tiles are a reconstruction,
#     but for two: 3 yellow + lace with thimble (rules), 2 yellow + yarn with thimble (public source) ---------------------------
[[dress]]
id = "y01"
colour = "yellow"
silk = { yellow = 1 }
yarn = 1
livre = 6
prestige = 2
[[dress]]
id = "y02"
colour = "yellow"
silk = { yellow = 1 }
lace = 1
livre = 7
prestige = 2
[[dress]]
id = "y03"
colour = "yellow"
silk = { yellow = 2 }
yarn = 1
livre = 9
prestige = 2
copies = 2
[[dress]]
id = "y04"
colour = "yellow"
silk = { yellow = 2 }
lace = 1
livre = 10
prestige = 2
copies = 2
[[dress]]
id = "y05"
colour = "yellow"
silk = { yellow = 2 }
yarn = 1
thimble = true
livre = 11
prestige = 3
[[dress]]
id = "y06"
colour = "yellow"
silk = { yellow = 3 }
yarn = 1
livre = 12
prestige = 2
[[dress]]
id = "y07"
colour = "yellow"
silk = { yellow = 3 }
lace = 1
thimble = true
livre = 15
prestige = 3
[[dress]]
id = "y08"
colour = "yellow"
silk = { yellow = 3 }
yarn = 1
lace = 1
livre = 15
prestige = 3
[[dress]]
id = "y09"
colour = "yellow"
silk = { yellow = 2, green = 1 }
lace = 1
livre = 13
prestige = 3
[[dress]]
id = "y10"
colour = "yellow"
silk = { yellow = 2, red = 1 }
yarn = 1
livre = 14
prestige = 3
[[dress]]
id = "y11"
colour = "yellow"
silk = { yellow = 4 }
yarn = 1
lace = 1
thimble = true
livre = 20
prestige = 4
[[dress]]
id = "g01"
colour = "green"
silk = { green = 1 }
lace = 1
livre = 7
prestige = 2
[[dress]]
id = "g02"
colour = "green"
silk = { green = 1 }
yarn = 1
livre = 6
prestige = 2
[[dress]]
id = "g03"
colour = "green"
silk = { green = 2 }
lace = 1
livre = 10
prestige = 2
copies = 2
[[dress]]
id = "g04"
colour = "green"
silk = { green = 2 }
yarn = 1
livre = 9
prestige = 2
copies = 2
[[dress]]
id = "g05"
colour = "green"
silk = { green = 2 }
lace = 1
thimble = true
livre = 12
prestige = 3
[[dress]]
id = "g06"
colour = "green"
silk = { green = 3 }
lace = 1
livre = 13
prestige = 2
[[dress]]
id = "g07"
colour = "green"
silk = { green = 3 }
yarn = 1
thimble = true
livre = 14
prestige = 3
[[dress]]
id = "g08"
colour = "green"
silk = { green = 3 }
yarn = 1
lace = 1
livre = 15
prestige = 3
[[dress]]
id = "g09"
colour = "green"
silk = { yellow = 1, green = 2 }
yarn = 1
livre = 12
prestige = 3
[[dress]]
id = "g10"
colour = "green"
silk = { green = 2, red = 1 }
lace = 1
livre = 15
prestige = 3
[[dress]]
id = "g11"
colour = "green"
silk = { green = 4 }
yarn = 1
lace = 1
thimble = true
livre = 20
prestige = 4
[[dress]]
id = "r01"
colour = "red"
silk = { yellow = 1, red = 1 }
yarn = 1
livre = 11
prestige = 2
[[dress]]
id = "r02"
colour = "red"
silk = { green = 1, red = 1 }
lace = 1
livre = 12
prestige = 2
[[dress]]
id = "r03"
colour = "red"
silk = { red = 2 }
yarn = 1
livre = 13
prestige = 3
[[dress]]
id = "r04"
colour = "red"
silk = { red = 2 }
lace = 1
livre = 14
prestige = 3
[[dress]]
id = "r05"
colour = "red"
silk = { yellow = 1, red = 2 }
lace = 1
livre = 17
prestige = 3
[[dress]]
id = "r06"
colour = "red"
silk = { green = 1, red = 2 }
yarn = 1
livre = 16
prestige = 3
[[dress]]
id = "r07"
colour = "red"
silk = { red = 2 }
yarn = 1
lace = 1
thimble = true
livre = 18
prestige = 3
[[dress]]
id = "r08"
colour = "red"
silk = { red = 3 }
lace = 1
livre = 19
prestige = 3
[[dress]]
id = "r09"
colour = "red"
silk = { red = 3 }
yarn = 1
lace = 1
thimble = true
livre = 23
prestige = 4
[[dress]]
id = "r10"
colour = "red"
silk = { yellow = 2, red = 2 }
lace = 1
thimble = true
livre = 22
prestige = 4
[[dress]]
id = "b01"
colour = "blue"
silk = { green = 1, blue = 1 }
yarn = 1
livre = 13
prestige = 3
[[dress]]
id = "b02"
colour = "blue"
silk = { blue = 2 }
yarn = 1
livre = 17
prestige = 3
[[dress]]
id = "b03"
colour = "blue"
silk = { blue = 2 }
lace = 1
livre = 18
prestige = 3
[[dress]]
id = "b04"
colour = "blue"
silk = { green = 1, blue = 2 }
lace = 1
thimble = true
livre = 23
prestige = 4
[[dress]]
id = "b05"
colour = "blue"
silk = { red = 1, blue = 2 }
yarn = 1
lace = 1
thimble = true
livre = 27
prestige = 4
[[dress]]
id = "b06"
colour = "blue"
silk = { blue = 3 }
yarn = 1
lace = 1
thimble = true
livre = 28
prestige = 4

# --- resource tiles: 48 (rules); green and yellow common, red less so, blue rare (rules); the tiles are a
#     reconstruction but for "2 green: yarn/lace" (rules) and one of yellow and red (inferred) ------------------------------------------------
[[resource]]
id = "t01"
silk = { green = 1 }
trimming = "yarn+lace"
copies = 3
[[resource]]
id = "t02"
silk = { yellow = 1 }
trimming = "yarn+lace"
copies = 3
[[resource]]
id = "t03"
silk = { green = 2 }
trimming = "yarn/lace"
copies = 5
[[resource]]
id = "t04"
silk = { yellow = 2 }
trimming = "yarn/lace"
copies = 5
[[resource]]
id = "t05"
silk = { green = 3 }
trimming = "yarn"
copies = 2
[[resource]]
id = "t06"
silk = { yellow = 3 }
trimming = "lace"
copies = 2
[[resource]]
id = "t07"
silk = { green = 1, yellow = 1 }
trimming = "yarn/lace"
copies = 4
[[resource]]
id = "t08"
silk = { green = 2, yellow = 1 }
trimming = "yarn"
copies = 1
[[resource]]
id = "t09"
silk = { green = 1, yellow = 2 }
trimming = "lace"
copies = 1
[[resource]]
id = "t10"
silk = { red = 1 }
trimming = "yarn+lace"
copies = 4
[[resource]]
id = "t11"
silk = { red = 2 }
trimming = "yarn/lace"
copies = 3
[[resource]]
id = "t12"
silk = { yellow = 1, red = 1 }
trimming = "lace"
copies = 3
[[resource]]
id = "t13"
silk = { green = 1, red = 1 }
trimming = "yarn"
copies = 3
[[resource]]
id = "t14"
silk = { blue = 1 }
trimming = "yarn/lace"
copies = 3
[[resource]]
id = "t15"
silk = { blue = 2 }
trimming = "yarn"
copies = 1
[[resource]]
id = "t16"
silk = { blue = 2 }
trimming = "lace"
copies = 1
[[resource]]
id = "t17"
silk = { green = 1, blue = 1 }
trimming = "yarn"
copies = 2
[[resource]]
id = "t18"
silk = { yellow = 1, blue = 1 }
trimming = "lace"
copies = 2

# --- the two board sides. Rules: 5 halls, King''s hall first, Master spaces in the middle of each (first in a hall of three), one musician per hall, windows
#     0-8 Livre, 4 hire spaces, 3 warehouse segments, fireworks majority 7/3 or 6/2, terrace x2 or x3, dearer to the right.
#     Public source or inferred: two Master spaces per hall, window prices falling to the right, segments of 3 (small) and 4 (large)
#     tiles, 6/2 on the small side. All other numbers are a reconstruction. Decorations may carry "prestige" (default 0). -----
# guest spaces: "master" | "plain", with an optional reward: livre = n, yarn, lace, tile

[board.small]
players = [2, 3]
segment_tiles = 3
windows = [8, 6, 4, 2, 0, 0]
dark_windows = 2
hire_spaces = 4
fireworks_majority = [6, 2]
all_halls = [5, 3, 1]
fireworks = [{ price = 8, multiplier = 2 }, { price = 10, multiplier = 2 }, { price = 13, multiplier = 3 }, { price = 16, multiplier = 3 }]
statues = [{ price = 8 }, { price = 10 }, { price = 12 }]
fountain_upper = [{ price = 6 }, { price = 8 }]
fountain_lower = [{ price = 6 }, { price = 8 }]
[[board.small.hall]]
name = "kings_hall"
majority = [5, 2]
musician = { price = 12, prestige = 4 }
guests = [{ kind = "plain" }, { kind = "master" }, { kind = "master" }, { kind = "plain" }, { kind = "plain", livre = 2 }]
[[board.small.hall]]
name = "hall_2"
majority = [4, 2]
musician = { price = 10, prestige = 3 }
guests = [{ kind = "plain", livre = 3 }, { kind = "master" }, { kind = "master" }, { kind = "plain", lace = 1 }]
[[board.small.hall]]
name = "hall_3"
majority = [4, 2]
musician = { price = 10, prestige = 3 }
guests = [{ kind = "plain", livre = 3 }, { kind = "master" }, { kind = "master" }, { kind = "plain", yarn = 1 }]
[[board.small.hall]]
name = "hall_4"
majority = [3, 1]
musician = { price = 8, prestige = 2 }
guests = [{ kind = "plain", tile = 1 }, { kind = "master" }, { kind = "master" }, { kind = "plain", lace = 1 }]
[[board.small.hall]]
name = "hall_5"
majority = [3, 1]
musician = { price = 8, prestige = 2 }
guests = [{ kind = "master" }, { kind = "master" }, { kind = "plain", tile = 1 }]
[board.large]
players = [4, 5]
segment_tiles = 4
windows = [8, 6, 6, 4, 4, 2, 0, 0]
dark_windows = 2
hire_spaces = 4
fireworks_majority = [7, 3]
all_halls = [5, 4, 3, 2, 1]
fireworks = [{ price = 8, multiplier = 2 }, { price = 10, multiplier = 2 }, { price = 12, multiplier = 2 }, { price = 15, multiplier = 3 }, { price = 18, multiplier = 3 }]
statues = [{ price = 8 }, { price = 10 }, { price = 12 }, { price = 14 }, { price = 16 }]
fountain_upper = [{ price = 6 }, { price = 8 }, { price = 10 }]
fountain_lower = [{ price = 6 }, { price = 8 }, { price = 10 }]
[[board.large.hall]]
name = "kings_hall"
majority = [6, 3]
musician = { price = 14, prestige = 5 }
guests = [{ kind = "plain" }, { kind = "plain" }, { kind = "master" }, { kind = "master" }, { kind = "plain" }, { kind = "plain", livre = 2 }, { kind = "plain", livre = 2 }]
[[board.large.hall]]
name = "hall_2"
majority = [5, 2]
musician = { price = 12, prestige = 4 }
guests = [{ kind = "plain", livre = 3 }, { kind = "plain", livre = 3 }, { kind = "master" }, { kind = "master" }, { kind = "plain", lace = 1 }, { kind = "plain" }]
[[board.large.hall]]
name = "hall_3"
majority = [5, 2]
musician = { price = 12, prestige = 4 }
guests = [{ kind = "plain", livre = 3 }, { kind = "plain", livre = 3 }, { kind = "master" }, { kind = "master" }, { kind = "plain", yarn = 1 }, { kind = "plain" }]
[[board.large.hall]]
name = "hall_4"
majority = [4, 2]
musician = { price = 10, prestige = 3 }
guests = [{ kind = "plain", tile = 1 }, { kind = "master" }, { kind = "master" }, { kind = "plain", lace = 1 }, { kind = "plain", livre = 4 }]
[[board.large.hall]]
name = "hall_5"
majority = [4, 2]
musician = { price = 10, prestige = 3 }
guests = [{ kind = "plain", tile = 1 }, { kind = "master" }, { kind = "master" }, { kind = "plain", yarn = 1 }, { kind = "plain", livre = 4 }]

# --- where every value above comes from, for programs; the remarks beside the values say why. A pattern names the
#     beginning of a key, * any part of a name; the more exact pattern wins. Entries are called by their id or name,
#     others by their number from 1. Where the rules fix a range or a total but not the single value, the value is a
#     reconstruction. -------------------------------------------------------------------------------------------------
[provenance]
"edition" = "rules"

"employee.*" = "rules"                          # the bonuses and their amounts
"employee.*.level" = "inferred"
"employee.*.rank" = "inferred"
"employee.*.copies" = "inferred"
"employee.ba.level" = "rules"
"employee.ba.rank" = "rules"
"employee.ba.copies" = "rules"
"employee.5*.level" = "rules"
"employee.6*.level" = "rules"
"employee.6c.rank" = "rules"                    # level 6 Apprentices with crowns
"employee.6d.rank" = "rules"
"employee.6e.rank" = "rules"
"employee.6f.rank" = "rules"

"dress.*" = "reconstruction"
"dress.y07.silk" = "rules"                      # 3 yellow + lace with thimble
"dress.y07.yarn" = "rules"
"dress.y07.lace" = "rules"
"dress.y07.thimble" = "rules"
"dress.y05.silk" = "public source"              # 2 yellow + yarn with thimble
"dress.y05.yarn" = "public source"
"dress.y05.lace" = "public source"
"dress.y05.thimble" = "public source"

"resource.*" = "reconstruction"
"resource.t03.silk" = "rules"                   # 2 green: yarn/lace
"resource.t03.trimming" = "rules"
"resource.t12.silk" = "inferred"                # one of yellow and red

"board.*" = "reconstruction"
"board.*.players" = "rules"
"board.*.dark_windows" = "rules"
"board.*.hire_spaces" = "rules"
"board.*.segment_tiles" = "inferred"
"board.*.fireworks_majority" = "inferred"       # 7/3 and 6/2 are from the rules, which side has which is not
"board.small.hall.*.guests.2.kind" = "inferred" # two Master spaces, in the middle
"board.small.hall.*.guests.3.kind" = "inferred"
"board.small.hall.hall_5.guests.1.kind" = "inferred"
"board.small.hall.hall_5.guests.3.kind" = "reconstruction"
"board.large.hall.kings_hall.guests.3.kind" = "inferred"
"board.large.hall.kings_hall.guests.4.kind" = "inferred"
"board.large.hall.hall_2.guests.3.kind" = "inferred"
"board.large.hall.hall_2.guests.4.kind" = "inferred"
"board.large.hall.hall_3.guests.3.kind" = "inferred"
"board.large.hall.hall_3.guests.4.kind" = "inferred"
"board.large.hall.hall_4.guests.2.kind" = "inferred"
"board.large.hall.hall_4.guests.3.kind" = "inferred"
"board.large.hall.hall_5.guests.2.kind" = "inferred"
"board.large.hall.hall_5.guests.3.kind" = "inferred"
');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	decision INTEGER NOT NULL, 
	"by" VARCHAR(8) NOT NULL, 
	at FLOAT NOT NULL, 
	undone TEXT, 
	events BLOB NOT NULL, 
	layout VARCHAR(16) NOT NULL, 
	state BLOB NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('old20f5dc81a3c61',1,'start',-1,'',0,'person',1794960060.0,NULL,X'100000003F0003000000000300000000100001003F00030000000103000000000700FFFF3F00850608000000000000000A00FFFF0000850601000100000000000A00FFFF0000850602000200000000000A00FFFF0000850603000500000000000A00FFFF0000850604000600000000000A00FFFF0000850605000300000000000A00FFFF0000850606000000000000000A00FFFF0000850607000700000000000A00FFFF0000850608000400000000000700FFFF3F00860608000000000000000A00FFFF0000860601000300000000000A00FFFF0000860602000000000000000A00FFFF0000860603000100000000000A00FFFF0000860604000500000000000A00FFFF0000860605000600000000000A00FFFF0000860606000400000000000A00FFFF0000860607000200000000000A00FFFF0000860608000700000000000700FFFF3F00800116000000000000000900FFFF0000800101000100000000000900FFFF0000800102000A00000000000900FFFF0000800103000300000000000900FFFF0000800104000400000000000900FFFF0000800105000200000000000900FFFF0000800106000400000000000900FFFF0000800107000900000000000900FFFF0000800108000300000000000900FFFF0000800109000200000000000900FFFF000080010A000700000000000900FFFF000080010B000100000000000900FFFF000080010C000500000000000900FFFF000080010D000500000000000900FFFF000080010E000600000000000900FFFF000080010F000700000000000900FFFF0000800110000800000000000900FFFF0000800111000000000000000900FFFF0000800112000600000000000900FFFF0000800113000A00000000000900FFFF0000800114000900000000000900FFFF0000800115000000000000000900FFFF0000800116000800000000000100FFFF3F00010000000000000000000700FFFF3F00800030000000000000000800FFFF0000800001001300000000000800FFFF0000800002000C00000000000800FFFF0000800003000300000000000800FFFF0000800004000600000000000800FFFF0000800005000E00000000000800FFFF0000800006000900000000000800FFFF0000800007000100000000000800FFFF0000800008000900000000000800FFFF0000800009000D00000000000800FFFF000080000A000100000000000800FFFF000080000B000000000000000800FFFF000080000C000300000000000800FFFF000080000D001000000000000800FFFF000080000E000500000000000800FFFF000080000F000900000000000800FFFF0000800010000000000000000800FFFF0000800011000A00000000000800FFFF0000800012000700000000000800FFFF0000800013000B00000000000800FFFF0000800014000B00000000000800FFFF0000800015000500000000000800FFFF0000800016000400000000000800FFFF0000800017000800000000000800FFFF0000800018000600000000000800FFFF0000800019000200000000000800FFFF000080001A000300000000000800FFFF000080001B001500000000000800FFFF000080001C000F00000000000800FFFF000080001D000400000000000800FFFF000080001E000200000000000800FFFF000080001F000A00000000000800FFFF0000800020000500000000000800FFFF0000800021000200000000000800FFFF0000800022000A00000000000800FFFF0000800023000700000000000800FFFF0000800024000A00000000000800FFFF0000800025000700000000000800FFFF0000800026000C00000000000800FFFF0000800027001100000000000800FFFF0000800028000600000000000800FFFF0000800029001400000000000800FFFF000080002A000000000000000800FFFF000080002B000800000000000800FFFF000080002C000B00000000000800FFFF000080002D001200000000000800FFFF000080002E000800000000000800FFFF000080002F000100000000000800FFFF0000800030000400000000000400FFFF3F00010000000000000000000B00FFFF3F00130080008009000000000B00FFFF3F000C0080008109000000000B00FFFF3F00030080008209000000000B00FFFF3F00060080008309000000000B00FFFF3F000E0080008409000000000B00FFFF3F00090080008509000000000B00FFFF3F00010080008609000000000B00FFFF3F00090080008709000000000200FFFF3F00010000000000000000000300FFFF3F00010000000000000000000D0000000100010085060507050000000D000100020003008606060706000000','6d234b3010c0',X'7801D550416A03310C946CD9B2BDDB244DB221D00FF450E8A1F41DFD421E90433FD5632E7D404EF94F201F7024B17BDA2EF4B0143A30334216329ACF97D30708CEC7AFAC7E79DABFA9BFDFAEDFEAAFC24E88C285F0B728FDA02D959AC08BD61A84FA44B6B156ED2AC8B4D683F9FF97E4F4DA013FDD831A29226A06430A838FE7A75FC6B37377FA2B88C1C7E02A3B8A01A132A3274CEB26C1363EB65CB8B8501C2D3BEF62A2D0345C208795077C188278DE58D59A7AD368BA30CDA61289A0AF2521C5DC374DED4B904B84C4310464E73339F2057753E37FD9B7544CE4D73BB2FC6180');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',2,'answer',0,'travel:3',1,'person',1794960080.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D5503B4E03410CB53D9EF1CC6C089F1084C40528902810E7E00A39000597A2A4E100A9721FA45CC0D8D66EB3B05D84C493DE7B5E8FE595DFDBC3C70B18F6AFEFCDFD7077FBE4FE7CFCFA747F346E8D685C1BE7F0FE6FE86333965ACD904C55B3D19F3836AA7AD7C1A1AABBF0FF2F95004827CCEE89D0D015113D832985C967F3F6B9FCF273F6D49DF10A164825930A71C9082A8289B15E0D15AECBE54ABA74CA9DF87C9BA854CEC3201D5ABE4880675310F79BA856A129B484AE435BA84562186B4BC871EA9B96F65568BD409592330AA5C6C4A9E3CDD2F85FF6239510FBEB3763AD6085');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',3,'answer',1,'travel:8',1,'person',1794960100.0,NULL,X'140001003F00000000000000000000000D0000003F00020080068007000000000D0001003F00070081068107010000000D0000003F00010005078507050000000D0001003F00030006078607060000000D0000003F00020080070008000000000E0000003F00800802090000000000000D0001003F00070081070108010000000E0001003F00810807090100000000000D0000003F00010085070508050000000E0000003F00850801090500000000000D0001003F00030086070608060000000E0001003F00860803090600000000000300FFFF3F00020000000000000000000B00FFFF3F000C0081090001000000000E0000003F00010981090500000000000B0000003F0003008209800300000000','6d234b3010c0',X'7801DD524D4A8331109D99CC64927CDA1FB52278812E0417E2093C402FD2458FD0CB74D98D0770E57D042F10676285B454A4881B1FBCF97D3CC890D5DD76018697E5267B7EBDBD79F0FCF8FEF6ECF9DE3833A271643C04D9E08BFDAEEC9A666A3543B058AB3435C0532FFE87B5F8517E0622410DED362EF61B1DC7F79BE3FADF4D19D63B038204A4D510582144A1AAC45110AADA98315D0C09AEE2F44C8B1692423C9E058A896518B4409649003C7703C7FCF2337731B67AD4626E11FBDABE9EA37FCF5E638BC3BED79E5A27C82542D228824A21337128787DAACD5FE8DB555A30F70F1EFA51F2');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',4,'answer',0,'discard:comedian.4',3,'person',1794960120.0,NULL,X'0B0000003F00030080030001000000000500FFFF3F00FFFF03000000000000000600FFFF3F00000000000000000000000E0000003F00020982090000000000000B00FFFF3F00060083090001000000000E0001003F0003098309060000000000100001003F00010001030000050000000B0001003F0009008709810300000000','6d234b3010c0',X'7801DD524B4A04410C4D5249A5AA5AC7EF88E0055C082EC41378002FE2C223789959CEC603B8F23E82172893D8D24D8308836E7CF0F25249D5A30879BCDADE83E1E561535D5F2FCE6F5C6FDFDF9E5DAF8D6B231A57C6259215C8E83A471B0F616A39C78DDE05343A77E1387FF1BF72F1A1FC0C44C29462827E7939C5C960EAF43E55FF2A63781AAD090A74ED0E564859A82B7116B4AA9519CBF150E0341FED69D346D2880FD689726119066D50E53001EE878185CB93AF6CA1AB38D78838EBF9DE217AF48509FD66733E7BE3B7779602B565289A45502955264E0DCF76F6FBC587D354CCF4036C0556E4');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',5,'answer',1,'keep',4,'person',1794960140.0,NULL,X'0B0001003F00090081030104000000000E0001003F00070987090100000000000300FFFF3F00030000000000000000000B00FFFF3F000D0080008009000000000B00FFFF3F00010080008109000000000B00FFFF3F00000080008209000000000B00FFFF3F00030080008309000000000B00FFFF3F00100080008409000000000B00FFFF3F00050080008509000000000B00FFFF3F00090080008609000000000B00FFFF3F00000080008709000000000200FFFF3F00020000000000000000000300FFFF3F00010000000000000000000D0000000100020085060507050000000D000100020000008606060706000000','6d234b3010c0',X'7801D552BD4D83410CB57DBEDF0F42020421A56100240A9439B20203503042964999260350B10F120B18FBEE3BE513A220450A9E643FDF3DDF936CDDDBE37E038AF7D75D36FE58DD3F1BAFBF3E0FC64F1A4B0DD49869FC04EB458FA956C64335AD3D4EB388D73089ABA388DD1ACCC3F497CAFF3F25B2693A7E9B076DA54828CE813657F46D8CC7091D95B6BF89748692613BBA12A43E074770C18B44E2E051240402C6743D24B80D8B8B5862215F88AF968E42623F0CB1F405747EB8B9B4525F2B9AB1ABF56C6E94D55ED56CB9A98488445477D57E61CF7F19DB9E9D8604B9044831788F915C666257F0EE3493F374DB521AD4FF1B501D68F2');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',6,'answer',0,'travel:2',5,'person',1794960160.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D552CB4D03410CB53D9EEF86008120242E14108903A20E5A48011C52429AE1C8850238A51F241A186CCF4E58E5944B14F124FB79E659D6F8ED6E561FAF20F87A7BCFCABB87FB67E5979FEF4FE52789A5044ACC250EE1E582C7986A653CD850D39DE45ABD844A6C136BD55B85CE507D6DFCFF5322F1AC761CECA366026A46C2EA1C48B3A1BB311E27F4A734FF26D2094A86ED389520C957317004177CAD913878D92D0402C6B41812DC86EB592CB1902FC4974B4721B11F8658BA019D1F6F2EB46CCEB4C1CEB4F9955296F1A266CD4D25442422F3AAFD853D1FB3B6197D4CE3BE27412E01520CDE63249799D815BCDBEB672CD4940679C42FFE6367F6');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',7,'answer',1,'travel:5',5,'person',1794960180.0,NULL,X'140001003F00000000000000000000000D0000003F00010080068007000000000D0001003F00040081068107010000000D0000003F00020005078507050000000D0001003F00000006078607060000000D0000003F00010080070008000000000E0000003F00800801090000000000000D0001003F00040081070108010000000E0001003F00810804090100000000000D0000003F00020085070508050000000E0000003F00850802090500000000000D0001003F00000086070608060000000E0001003F00860800090600000000000300FFFF3F00020000000000000000000B00FFFF3F000D0080090001000000000B00FFFF3F00130080090001000000000E0001003F00000980090600000000000B0000003F0001008109800300000000','6d234b3010c0',X'7801DD52CB6D02410CF5783C9ECF4610A22C42E29202227188688006688403A5A4891C73A1809CE807290D187B6751C80A210E510E3CE9F98DBFABB5BC7DFD5C83E26BF3914DF7F3D99BE9F2FBB0335D285BA5538E9443B0064E3CCF95DEE986EA9BC0AB1509DDA4DA6333577DDDBD09E34D7FE410C17B3815DB8E2EE3272372B9E22FA30CEFFD38860C8E44048522780E2211898313611621979E9A04CF3C798825160C0569DC7AE444A16962D1C65F7839F7F41C14BEB3A34793ACE3455C365BB37A79BA23B453519A58A44A67FB587D0F6D2D1C46AFF909726148914370117D26245FDCF45ACB7FE56C2915FAC5233FB659DD');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',8,'answer',0,'steal:2',7,'person',1794960200.0,NULL,X'100000003F0001000103000302000000','6d234b3010c0',X'7801DD524B4E03310CB51DC7F90C2A055184C4860354EAA2E2041C808BB0E8517A892ED9F4005D711F242E60ECC92C063AAABAA858F0A4E717C78967FC94CDF2FD150C87B75D71FD787C58BB3E7F7DEE5D57C685118D33E36F24DB10A3EB187548FAA6B66608165563DF09E0657CF81FAE239D35141241E0C113E83D72A78FE1EEB97F8DC7F5CBEE086C8786020590559594130489AA895822AA8AA832E6DB2EC39DDC5CA59A2AC54A7CBD08249963D7A56A177FE0699CD93886D0C7D9DCA5587B552C1E5BD55E9E79446E8AB1798383B45F6CC9F4FCA76AD33732942A9093C488894261E250F17EFAF0DFEEBA290DF6DD6F44235BD7');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',9,'answer',0,'discard:comedian.2',8,'person',1794960220.0,NULL,X'0B0000003F00010080030001000000000500FFFF3F00030005000000000000000E0000003F00010981090000000000000B00FFFF3F00000082090001000000000E0000003F00020982090500000000000B0001003F00100084098104000000000B0001003F000E0084098104000000000E0001003F00040984090100000000000300FFFF3F00030000000000000000000B00FFFF3F000A0080008009000000000B00FFFF3F00070080008109000000000B00FFFF3F000B0080008209000000000B00FFFF3F000B0080008309000000000B00FFFF3F00050080008409000000000B00FFFF3F00040080008509000000000B00FFFF3F00080080008609000000000B00FFFF3F00060080008709000000000200FFFF3F00030000000000000000000300FFFF3F00010000000000000000000D0000000100050085060507050000000D000100020001008606060706000000','6d234b3010c0',X'7801D5524B4A434110ECDF7C238AC148C02B082EC47378050FE0C2A378892CDD780057B98FE005DAEE9E0C8424B812C486AA7AD333AFDFAB625E6EDF1EC1EAE379D35CB737EB7BD787AFCF77D73BC3CA808673C361556B4CECEFF5DD2286DAB3001BAB26836F494C54F5AE9704AB3E85FE7FAAE46E679DF2831E29326A1A59F8194FC3DBC73572F2EC467EC7277EB393E175372E439B3EA4006773544872324D29A1605D2E2A5CE5CBB3D24BA7D4492E564CD3F8A1AE7B744AF02298437CA06A4B628CAD1A837F4B119190992C2D0B666413C9CDC58FB64F67B9FFCABCA7B357A1F50CB5643357889B9070C7EBB9FD97EA718CB2BFF8061F0672D4');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',10,'answer',0,'travel:7',9,'person',1794960240.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D5524B4A04510CCCEF7D4714C59101AF20B810CFE1153C800B8FE22566E9C603B8F23E821788495E3F9819C5952016A4AA939074A7E8C7ABE73B30BC3E6C9BEBDBE5E6C6F5F6E3FDC5F5DA626D8116C71687F0A1BAC46EAF2F492CB5670136564D16DE92D8A8EA558704ABDE87FE7FAA049075E2E01E3713D01919350D2FBCE66E44D3933D0C9FDCBBE1DF5EF3D7930C4FCBCE0CCDDE189002EC2715929C4C534A2858CF5615CEF3E951E9A553EA24276BA631F195373D6A257815CC21BE50B52531C6568D877D8848C84CE6961933BC09E766F2E3EDDF7BB93B32FFD359ABD07A865AB21D57889B9070C78BD9FE4B758306EC2B3E01D91871DD');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',11,'answer',1,'travel:7',9,'person',1794960260.0,NULL,X'140001003F00000000000000000000000D0000003F00060080068007000000000D0001003F00060081068107010000000D0000003F00050005078507050000000D0001003F00010006078607060000000D0000003F00060080070008000000000E0000003F00800806090000000000000D0001003F00060081070108010000000E0001003F00810806090100000000000D0000003F00050085070508050000000E0000003F00850805090500000000000D0001003F00010086070608060000000E0001003F00860801090600000000000300FFFF3F0002000000000000000000','6d234b3010c0',X'7801DD523B4E03410CB53D9EEF46A0444914899E0A8902D1A74ACB4528B814659A1C808A03E42691728189DFECAE8408088A48483CE9F979ED59EFCCDB79B9DB3E91E1EDF93543DF6F560FD0C7E36107BD372E8C6CBC327E46B1C2C88F3DD48036D454C959ACD51B515FDB441E723CFF3778F9D589D849F5DADCC57A7804A7CF810EFCEB79DEBF6C6543FB61E02D751442B51FC71AC9218BA2C1A3624139CDBA44F3309DC4128BF8227ABDB0437D8355698DD862D7A26B8281B566AF1639278B846F556616764E18D765F0C672E06BA3867DF7F2F392F19E8EAF25CA25508AC17B8EE2B28ABAC2CBB1FD970A3B7AD82E4ED75A6568');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',12,'answer',1,'use:elephant',11,'person',1794960280.0,NULL,X'110001003F000300FFFF000000000000','6d234b3010c0',X'7801DD523D4A063110CDFCE47745515C59B0B7122CC403D8D87A118BEF525F69E301AC3C803711BC407C93CD16BB285A08820FDE9BC94C324926D95D3EDE3BE0F9619FCDBE9C4FD7666FDEDF9ECC5E812348E021B8C58080B16C12CBB815454E9D406BF5A04D555424F8B750E9318BFF1704FED14D48B87AEBC50CEBD1E2AFD75BC6FA37739DFBFDD19D7BED452FF0BA21543C1C6974625E640DDE2210A5743224771A8E0F6289857D613D1A71A92F309596884D87A6D28C15AC357B85524E50677B5522621261B2EFD27B03DFF079A3FAB967F3FD94E59FA6BE2EB95C824B31784F91252BAB143A5B55FDA381B563060EF0015E36677A');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',13,'answer',1,'push:comedy',12,'person',1794960300.0,NULL,X'0500FFFF3F00050007000000000000000B00FFFF3F00070081090001000000000E0001003F00010981090600000000000B00FFFF3F00040085090001000000000B00FFFF3F00050085090001000000000B00FFFF3F00090085090001000000000E0000003F00050985090500000000000C0000000100010080010005000000000C00010002000A0080010105000000000B00FFFF3F00080086090001000000000B00FFFF3F00090086090001000000000B00FFFF3F00010086090001000000000500FFFF3F00070000000000000000000E0000003F00060986090000000000000E0001003F0006098609010000000000','6d234b3010c0',X'7801DD523B6EC240147CEFEDD76B2B1108244BF4544814117DAAB4B9488A5C8A9286035071006E82C40596D9B5910D21B2AB1419693C6FFD9E677747FE5EED3E09387C6D8BA4C745FD96747339EF93AEC139C8E00BF8880A2F6EECF742BBC8A6A8DFE1A028C6FECC7FAE958CBA1D2B89A473BA695E8129E99F481DCAF9FD45861F746A8FB0A412BB666847CAA272A2AD811A3C34FB69E9696627950B2E8809A25FE7B8D42FA843AF51E65A654986F7A0B45764624122C2429C815CB989E87950EDB91B191EB9FDA7BEFDCE53112C79678D6127AAD0A2558CB33BD76E31E03FD0EE7C46555D3C18BF0200376E14');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',14,'answer',1,'use:tortoise',13,'person',1794960320.0,NULL,X'110001003F000100FFFF000000000000','6d234b3010c0',X'7801DD523B6EC3300CA5A89F2D3B0D52D88081EE9D0274287A802C597B910EB954C62E3D40A61E203709900B288FB21DD7460B67CAD007908F1409527AD06EFDF94EC0E1639F0B7F3F35AFC26FE7D397F00BAC8629D8036C8A050EC4CA492174791A8AD890C68C1837F0C293F67F971ABEE9494A738436A2AE40C3FA381D5C9D5428E9760FEDB674EC363F5381AD09C69376883C1B67C116CEA8ECB1C8A872ABD2071FD80636CB1A8FFA034DF8512852AC13C9C031487645FC168622AC9854027455AD44BF0BD5DDBBA5F996FE9FF69C511E1C65DE59AB3CEBDCB0D13156A3A94332337FA63CCCB9291AE441FB059CD0701E');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',15,'answer',1,'recover:7',14,'person',1794960340.0,NULL,X'0D0001003F00060001088106010000000E0001003F00860981080100000000000300FFFF3F00030000000000000000000B00FFFF3F00020080008009000000000B00FFFF3F00030080008109000000000B00FFFF3F00150080008209000000000B00FFFF3F000F0080008309000000000B00FFFF3F00040080008409000000000B00FFFF3F00020080008509000000000B00FFFF3F000A0080008609000000000B00FFFF3F00050080008709000000000200FFFF3F00040000000000000000000300FFFF3F00010000000000000000000D0000000100060085060507050000000D000100020005008606060706000000','6d234b3010c0',X'7801D5523B4E0331109DB1C79FF52208289190E8A990281057A0E50A1C8082A3708994341C808AFB44CA05CCBCD9B564482014343C693EFB3C7EF23CEDD3D5CB3D29DE1ED703EAFBC5F90DEAED76F38A7AADB1D2608D638DAF00D7A23F2BF387896A2FE435D71A347024A6582B58402CD7FA60F5FFA7ECB06DC3BE7D1896B2709DBDC00CDC00BD8BC9277837F9B73BF197CC1D3DCF729734B63D2491C742C94944158941389F8D9996F1F42895541CF89FB098464CA78E2B8CFAF1447310F4D3FD82B6520C60D879C7ECD9111BD45773EE3BA33ED9B0DFCB7EA4FDA7AD661A4AA49C62089C9C1FC4893E76D95FE9FA03FA078E3BA1DFB4E68A259DFE008B717E05');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',16,'answer',1,'travel:7',15,'person',1794960360.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5524B4A04410C4DAA529FAE1647650604F7AE0417E215DC7A050FE0628EE2255CBAF100AEBC8FE005625EBA07DA6E75045706F21292578FCEA3B7174FB764F172FFD8A1BE9E9D5EA15EBFBF3DA35E5A6E2CD9F2D0721E2B1B603EDFB591E8A2D60B4543D5648995B8A22AA6087154BDF3FAFFA1065C6B9101F37BE0263B08EBE805387003E3650C3E4169A9B664FF7572430FA3C439F5C31DAA5228E29812C48F12C949B89EF495D6F9F8A0B4D202F63FC5D140711DED37A0C67E659804FDF0BEA155CA09130E3130470E6618C27C75E7BE33EAD3E95F7B39A5ECFED35DADD4B54CB5E494B884D84910FBD8F5F4C9A4DFA3BF673D11FA4DEBAE3818FB034A6E7D0E');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',17,'answer',0,'travel:6',15,'person',1794960380.0,NULL,X'140000003F00000000000000000000000D0000003F00050080068007000000000D0001003F00060081068107010000000D0000003F00060005078507050000000D0001003F00050006078607060000000D0000003F00050080070008000000000E0000003F00800805090000000000000D0001003F00060081070108010000000E0001003F00810806090100000000000D0000003F00060085070508050000000E0000003F00850806090500000000000D0001003F00050086070608060000000E0001003F00860805090600000000000300FFFF3F00020000000000000000000C0000000100030080010005000000000B00FFFF3F00020085090001000000000500FFFF3F00000003000000000000000E0000003F00050985090000000000000E0001003F00050985090600000000000C0001000200040080010105000000000B00FFFF3F000A0086090001000000000E0001003F00060986090100000000000E0000003F00060986090500000000000300FFFF3F00030000000000000000000B00FFFF3F00020080008009000000000B00FFFF3F000A0080008109000000000B00FFFF3F00070080008209000000000B00FFFF3F000A0080008309000000000B00FFFF3F00070080008409000000000B00FFFF3F000C0080008509000000000B00FFFF3F00110080008609000000000B00FFFF3F00060080008709000000000200FFFF3F00050000000000000000000300FFFF3F00010000000000000000000D0000000100030085060507050000000D000100020006008606060706000000','6d234b3010c0',X'7801D5524D6A42410C4E26999FF79EB42A150A3D420B5D88E7E815BA72D5452FD5A51B0FE0CA037813A11748931907A65511C14D03C9F7E5E785C9C7FB7C59BD81DAE6E3AB33DC3E3DCE0D17DFFBB5E1ABFA4C1DD5EFD4FFDA580BD5DB5E7F48F252E50CA451C4AB5B8BF34611AB9A718E22EF19FF7F48CEAEAD76EA1E3449D1A350D1C2664C0D2B1F5BD1C9B42BFA1D4FDCB2B284DD61DD129EEB1D1C0B8B8EF35D441418D37448F0500FBD84A9774E67A8B7C161168D0FF79A79363EB2B24C7284E083761D3121323A2CE610B272E784FA25C3692DDB91FA9F564CD0F501520CDE6374D4B13D57A6ED270DD7B73459434BF94CB399BB8666558A34003F032984A9');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',18,'answer',1,'travel:2',17,'person',1794960400.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5524B4E03310CB513E73333086845A54A3D42915820CEC1155875C5A29762C9860374D5037013242EE0FA25532974A804628525DB2FCF8E153F657BFBFA4866BBE7970E79BF5ADE233F7C7EBC21DF992FCCD9FCD2FCD466465C8FDED6FAF150861A16F2165583394A5226AA82854989AA4F25FFFF901DB6356384D37DA0269710587DD5023D5003F4D4AA4E98349D36EDFE2BB3A1F771C486D6750F5549152527D849BDF75138CF874C3785F841C8BD73B8DAA3775824E0E1CA4E41802F40EBAC448A215AD579F1CCC28EAB39AECA9D13EACBEADF6BD9B61CFFE93167EAFA4839C5103839DF099EABF3F64A83ED2DCDA981953E536CFA7E038B2A551AA203B66483AD');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',19,'answer',0,'travel:1',17,'person',1794960420.0,NULL,X'140000003F00000000000000000000000D0000003F00000080068007000000000D0001003F00010081068107010000000D0000003F00030005078507050000000D0001003F00060006078607060000000D0000003F00000080070008000000000E0000003F00800800090000000000000D0001003F00010081070108010000000E0001003F00810801090100000000000D0000003F00030085070508050000000E0000003F00850803090500000000000D0001003F00060086070608060000000E0001003F00860806090600000000000300FFFF3F00020000000000000000000F0000003F0000068002000000000000100000003F00010000000003040000000B0000003F00020080098003000000000F0000003F0000068002000000000000100000003F00020000000003040000000B0000003F00020080098003000000000B0000003F000A008009000100000000100000003F0001000000000301000000','6d234b3010c0',X'7801DD524B6A03310C952CFF6626242474A0D02B04B22839410E90636491107AA92EB3E901BAEA097A91422FA04AB6073A61128690551E48CF92852D3FEB6D79DA82E0F3F05E297FBD3CBF2AAF7F7F3E945762AD188A4DC5CEB1904467FFF7EA12A443656D81C433BB92DF147E547266D4CB50EA282675B59E64A54AAB567DE40CB36AD8DFB96F94DBDEC17739F6087BF97C66266F83DC2D08C6262662B618174D84A79418E162AEA15AB96983786A661239ABEB89A6799E3C78E7E5AD862C215A3498610CA04A944752F98AD2B9508B2EA19BD38E2354B58718BC73180C55D668333AE143C8BF35B0D3EF70A0E0865452254B03F007CC3574DA');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',20,'answer',0,'discard:comedian.3',19,'person',1794960440.0,NULL,X'0B0000003F00020080030001000000000500FFFF3F00030006000000000000000B0000003F00020080030004000000000E0000003F00000980090000000000000B0001003F000A008109000100000000100001003F00010000000103010000000B0001003F0003008109810300000000','6d234b3010c0',X'7801DD524B6AC3400C9546F3B31D1AE2D650E8150A5D949E2007C831BA4808B95496D9F4005DF504BD482017984A1A1B6CD78104B2CA03CDD348B23CF346BBD7C30A18DF9B7D21FCF3F2FC2EFC713A7E09BFB1356CC8F6C036C623076A36E13ECA76A34DD9B740BCA6E4B413C0B2E5FE37F7E43B73D16DD019F411BA6262554469D16A08C9887ED986B95BEEF2493EE1B76DBA8535244C2991B781FFCF08C62A13A56431D65584270D5CB0C47E4DD504DE52352F792EACF8334D2F7405EFBCDC972C215A34061586951029F2489E7134DC2FE902FFB89BD38E2314A58718BC73180C15D6C86164C2A7905F6B22333AE144C5F52155254B03F007E96677D4');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',21,'answer',1,'discard:comedian.4',20,'person',1794960460.0,NULL,X'0B0001003F00030081030001000000000500FFFF3F00060009000000000000000E0001003F00010981090100000000000B00FFFF3F000A0083090001000000000B00FFFF3F000F0083090001000000000B00FFFF3F000B0083090001000000000B00FFFF3F00030083090001000000000E0000003F00030983090500000000000B00FFFF3F00110086090001000000000E0001003F00060986090600000000000300FFFF3F00030000000000000000000B00FFFF3F00140080008009000000000B00FFFF3F00000080008109000000000B00FFFF3F00080080008209000000000B00FFFF3F000B0080008309000000000B00FFFF3F00120080008409000000000B00FFFF3F00080080008509000000000B00FFFF3F00010080008609000000000B00FFFF3F00040080008709000000000200FFFF3F00060000000000000000000300FFFF3F00010000000000000000000D0000000100000085060507050000000D000100020004008606060706000000','6d234b3010c0',X'7801D5523B4E03410CB5BD9ECF2688224AA4485C018922E21C5C812E050871294A1A0E902A27E02248B980F1674721ECA250D060C97E33CF1ECFFACD3E5FBFDE81DAEEF1A537DC5FAD3786B7878F37C31BF5953AAA5FAA7FB7A512CDBFE666C3C69BEA9AA1D32892D42DC5DE51C45833F62872EFF8FF43259BB6D9D43C68926246E92B68B15BA7AA18DD541968678C37ED42BF63E66F57F1255B781FDA3EC1439B834B8C53289008B80DF85B84A55746CBF9AA5491B93389CB42E442F72218353965164446264C48D4A119B10697C90439B51133224EEB75D7FED38615FA59865A724A58A8EBD9875D8CCE0511AF35918C8BCF5F3F71F447CA550969003E01AE1B90A9');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',22,'answer',1,'travel:6',21,'person',1794960480.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5523B4E03410CB5673D9F4D228A289190B8021205CA39B8021D05087129CA341C808A137011242EF0F0675721D9209052F124DB33CF1ECFFACD3E5D6E6F48F1FAF0DC5B7CBB38BFB6B8F9FC78B178A5B65663B533B543586E35D8F7DC6CD878535D0B75EA81AC6629F18E80B106710FDC7AFCFFAE259B5691CD1DCE636AB2BBC2E81B69B1A353558C1E551968678CB74ED36EBBAAD357F12577F43EB47AA4FB9803906AA30035454C8924567FF7B4F2DA68395FD706CC9DC95297C042F700474DC945C02C2C8933A7D4B121893A97C904D9C7849910FBF5BA1BFFD33136EA67855A2D39734D5D2F3EEC72722E8878AD23C9B8F8F7EB8F1CFD917255421AA22F6AC18FB1');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',23,'answer',0,'travel:5',21,'person',1794960500.0,NULL,X'140000003F00000000000000000000000D0000003F00040080068007000000000D0001003F00050081068107010000000D0000003F00000005078507050000000D0001003F00040006078607060000000D0000003F00040080070008000000000E0000003F00800804090000000000000D0001003F00050081070108010000000E0001003F00810805090100000000000D0000003F00000085070508050000000E0000003F00850800090500000000000D0001003F00040086070608060000000E0001003F00860804090600000000000300FFFF3F00020000000000000000000B00FFFF3F00140080090001000000000E0000003F00000980090500000000000C0000000100020080010005000000000B00FFFF3F00120084090001000000000B00FFFF3F00070084090001000000000B00FFFF3F00040084090001000000000B00FFFF3F00050084090001000000000E0000003F00040984090000000000000E0001003F00040984090600000000000B0001003F00080085098103000000000B0001003F000C008509000100000000100001003F0003000000010301000000','6d234b3010c0',X'7801DD523B0EC2300CB5DD7CFA9190188A90B8021203E2041C808B20C1C6C0791859380013F741EA05829DA46A4A877660C291FDFCCDE729E7F5FD002CCFE3AD107CAD965BC15DF37E086E586B56649DB17ECB8213ADA6B532067E53F615646C9DD3A07D65EF778C4D7F089A263D0A0D6191474E803942CF8B70D5978C1914FE82F66BBF8CC2B52FD0C44D4F7005A79D88B21E9CA580143144D32CBF40244055DBDCB92AA4128BDE07A38D72808ABF1E6A24CA889097622334B1A40F97A09790E220914E78BFFDA72DE6509406726BB4464B59A1FC5DE683B990F8BA43D7150E1E3FBE9B18F73A86B8F703ED01888D');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',24,'answer',1,'keep',23,'person',1794960520.0,NULL,X'0B0001003F00080081030104000000000E0001003F00050985090100000000000300FFFF3F0004000000000000000000100000003F0001000000000308000000100000003F0003000000000309000000100000003F000300000000030A000000','6d234b3010c0',X'7801E550310EC2300CB49DA4694102311490F8021203E21DBC811D093606DEC3C8C20398F80F121F0817E2162930C0C084ABEBD91727B26F3B3D2E09715E1FAAC897C9781E7971BB9E22CF801A60A007E431821031CC0EFA5AAF32FD5F4A11A2D0C6BBAD395ACA850D559F9C3618F81C65A335234BB9210B2D84043DFE01616CC48E6EFAF686F6CD1ED6A77DBC2416E576CB0F127D2B51B7F66508DD976BFC50A8703087D8C210762C6244189FC52FDA84D0195BCA85D78EB6B5493A9A345C52D529A8F48573ECC554F631CBA069CFF8CD0CA9234D92CF93DDFEB27CFA848B77B9699296');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',25,'answer',1,'pass',24,'person',1794960540.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801E5503B8E02310CB59D643203D2220A3ED25E61250AC43938C3F62B4147C1792869F6005B711F242E109E271E90321420D1AD47F6B33DCF96F3B65FC735C1FE7E0E8DE2E973BE545C5DCEBF8A0BF804CEF00F7869733466F069F16364F577D1FF2FA50851529B6A285FAD6A721B2A9F9A11052338E8AC6D673523CBB9238F9E6EEA6F33F25B0067C37674B16D1BDAE777A4E4A33E25A52819C53057CF45DB95613889754AC3DE24B71DAA02C421F61084038B3811C6E711542698DD7883B2D167DCA85D32B0A4C39A9A414575AC42E028AEF1ED2DE38E5EE0831B32235F52DE534CBF58DE75C2E0159DD691AF');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',26,'answer',0,'pass',24,'person',1794960560.0,NULL,X'140000003F00000000000000000000000B0000003F00020000040001000000000B0001003F00080001040001000000000B0001003F00090001040001000000000B00FFFF3F00000081090001000000000B00FFFF3F00080082090001000000000B00FFFF3F00070082090001000000000B00FFFF3F00150082090001000000000B00FFFF3F000B0082090001000000000B00FFFF3F000B0083090001000000000B00FFFF3F00010086090001000000000B00FFFF3F00040087090001000000000B00FFFF3F00060087090001000000000B00FFFF3F00050087090001000000000B00FFFF3F00060087090001000000000B00FFFF3F0000008709000100000000120001003F0001000000000000000000120001003F00030000000000000000000100FFFF3F00020000000000000000000700FFFF3F0080002E000000000000000800FFFF0000800001000B00000000000800FFFF0000800002000600000000000800FFFF0000800003001100000000000800FFFF0000800004000D00000000000800FFFF0000800005000100000000000800FFFF0000800006000100000000000800FFFF0000800007001500000000000800FFFF0000800008000900000000000800FFFF0000800009001200000000000800FFFF000080000A000500000000000800FFFF000080000B000500000000000800FFFF000080000C000600000000000800FFFF000080000D000800000000000800FFFF000080000E000700000000000800FFFF000080000F000800000000000800FFFF0000800010000800000000000800FFFF0000800011001300000000000800FFFF0000800012000A00000000000800FFFF0000800013000300000000000800FFFF0000800014000A00000000000800FFFF0000800015000B00000000000800FFFF0000800016000400000000000800FFFF0000800017000200000000000800FFFF0000800018001400000000000800FFFF0000800019000300000000000800FFFF000080001A000700000000000800FFFF000080001B000400000000000800FFFF000080001C000200000000000800FFFF000080001D000400000000000800FFFF000080001E000100000000000800FFFF000080001F000900000000000800FFFF0000800020000B00000000000800FFFF0000800021000300000000000800FFFF0000800022000000000000000800FFFF0000800023000A00000000000800FFFF0000800024000900000000000800FFFF0000800025000C00000000000800FFFF0000800026000000000000000800FFFF0000800027000A00000000000800FFFF0000800028000000000000000800FFFF0000800029000600000000000800FFFF000080002A000700000000000800FFFF000080002B000C00000000000800FFFF000080002C000F00000000000800FFFF000080002D000500000000000800FFFF000080002E000200000000000400FFFF3F00000000000000000000000B00FFFF3F000B0080008009000000000B00FFFF3F00060080008109000000000B00FFFF3F00110080008209000000000B00FFFF3F000D0080008309000000000B00FFFF3F00010080008409000000000B00FFFF3F00010080008509000000000B00FFFF3F00150080008609000000000B00FFFF3F00090080008709000000000200FFFF3F00010000000000000000000300FFFF3F00010000000000000000000D0000000100070085060507050000000D000100020002008606060706000000','6d234b3010c0',X'7801D5523B6E02410CB5E7B3F359120461A544E9A9E850CE910B50708048A1A3E03C94343940AADC07692F30B13D3308AD16A5A18925BFE779DEB5C66F77B73ABD03C5F7C73130FFBC3EAF99DFFAF317F386B2A354948F94C37821A1E6752F96830CA5DA80264CC95272CB00CA99550E2398D256F8FF8327C3D225C6F6413640212698822D0F687285E5EA0A52956B2D0EB177D9BFB189F7D0F83B03ECA12FC33EE150F730651D5718D12965A713D740844988A0DB804619A717CAB451C727EF9D6FAC9D5F7C48CB56EA467026F8208857D8491DB28239CA75EE4EF53FAD833D84D88077746D5A4F87BCF4ACB6074C771B28E598E51BCDF157FE54C50F017AF4177F5079FD');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',27,'answer',1,'travel:4',26,'person',1794960580.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5523B4E03410CB5E7B3F3D9401420129F9E8A0E710E2E409103204147C1792869380015F741CA05CCB367568A16104D1A2CF93DCFF3D81A7BF7F1EAF59660EFF72F45F9E3E2F45AF966FBF9A67C075FC31DFC103EB7730867DD7773B51FAC29E2401E2812E19A0AC47656552D188A6C8CFF3F642C4CD4BCC27C1E9D9D151CB3D09262BFE0B11595A7AD30A2167BDB9076FADEAD17EF85F43B133DD1B6777BA0E7368748D04960A9913027E7E2729106AAB42895FC5838B890FC890B63F5F538E79487188F7A01E872B478305C191E18F20EAE2D2E4DE166FD397BA7E93F9D1A672A75A09CF06C8CE74B1B7A35A5678CB7CD947E6CF22FC99F4BFE546D1F06B8FA0537487903');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',28,'answer',0,'travel:8',26,'person',1794960600.0,NULL,X'140000003F00000000000000000000000D0000003F00070080068007000000000D0001003F00030081068107010000000D0000003F00070005078507050000000D0001003F00020006078607060000000D0000003F00070080070008000000000E0000003F00800807090000000000000D0001003F00030081070108010000000E0001003F00810803090100000000000D0000003F00070085070508050000000E0000003F00850807090500000000000D0001003F00020086070608060000000E0001003F00860802090600000000000300FFFF3F0002000000000000000000','6d234b3010c0',X'7801DD523B4E03410CF5FC763E1B88921029527A2A3A44CF0DB80047A0C80D729A94341C2055EE13294D241AE7D9332BA115280D34BC95DFF33CCFCC7AADDD3CBCBF10B07FDB65D1C37AF528FA743A7E88BE2296088BB8458CB18631C4D75A690BBD14B92707660E08293D93C1537359FF370419D875586399A614DA4EA753219D95580699CC4D1C0F9679FDEDCC6ADB67FAD4B7121D694BD13173B41E2C8855D818661BA693D851A1492EE4FA6CBCF5D1DD59DF17571629C5D485306F0720F7BDE69DF24CF94619770195979AE7EA988AD6CEAFCBF09F0E1727CAA5A314D1B689D6E5FAD1B3A13C52F43672DAB2DA3F14BF3F72D5D5792861EB05DE766CF9');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',29,'answer',1,'use:elephant',28,'person',1794960620.0,NULL,X'110001003F000300FFFF000000000000','6d234b3010c0',X'7801DD523B6E4231105CFF3F8F0441821489D4A9D2210E9013E40239428ADC80D350D27000AADC07290D12CD6676ED340844459379DA59BF597B6D8FFCF5BA792760F7B92E92BFE74F0BC9CB9FFD56F2076286B0887BC4299E2148CC4F0AB5FF6B538C3D3930734048C993C1C7FC06765D13FDBF208A61D7618D651A53E8339DBA42EA9548E28DF8268A078B77CD3F156F40EDD8073AF6DE7B5A5172CC9CAC070B524B6C0CB30DE3518A5469542AB9A1186F7D728FD60FD5D5879C538E214CFB02A49741C75179A27CA78C5E40E3998E4B534CC30DAEAA2DFFDE69EE1B642A35524E38B649D69576E9C985ED71B6F395265F289E5F7255553F9430F51765526F0B');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',30,'answer',1,'push:tragedy',29,'person',1794960640.0,NULL,X'0500FFFF3F000000FEFF0000000000000600FFFF3F00010000000000000000000F0000003F00800200060000000000000F0000003F00800200060000000000000B00FFFF3F00110082090001000000000E0001003F00020982090600000000000B0001003F000D0083098104000000000E0001003F00030983090100000000000C000000010004008001000500000000','6d234b3010c0',X'7801DD503B4E4331105CFFDEDA7E1189209190106D2ABA881BD073018E40911BE43494341C802AF789448394226676ED888897080A68186977D6E3F5BE7DB3BC79BE27E0F5F12909AFAF2E17C2B76F9B17E107C40C61116788AFB886B08FC3BBDC0E3A14B527875C4A20D69BD898C106CA9DAAFF27B118F63DACB16537A6D03A1DBC1037C42B8141556B0707C5BF1A7AF987E99DB66DFA8656C405E0E285003D828D29C586F1883BCA344A995C9F8CB79EDDD4FA3EBB7C1123C72E84737DA669DE2B759F4AAB300BA879A675AA0AEC30C0E06787CAA0E52742DF9AA2FA4E1429E58E22636DC3D6D525CAE4C4A8A39B496FDDEE97766C1F573F3441F800A9936F05');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',31,'answer',0,'discard:standing_ovation',30,'person',1794960660.0,NULL,X'0C0000000100010000050002000000000B00FFFF3F00090087090001000000000500FFFF3F00FEFFF9FF0000000000000E0000003F00070987090000000000000E0000003F0007098709050000000000','6d234b3010c0',X'7801DD503B6E423110DCF5FA3D7F1E0A511224249494A9D245E9B90117E00814B9414E93324D0E40C57D90D22068CCD86F9F788122128A2818693DE3B1BD5ECDFBCBD78C80E5E233645E4DC6AF99DF7ED6DF99E7A811CAA06E50C77882F188CADC47D44D690A3D2526A194FA77AE594B0EEC6F1836693BA44A6F0A526268D17DCEACD542165ECEEF12196E68A713ACE9033F165865A7CC9C92A986035753A44188244D606BAC9307639B28F1DE7BE7EBAABAD307A0E7A6E8FAE0A8422FA05D47EA15077130E74C149DECB8F3CFE446DFF9923B91A7106BF20E63B33312DA516EF5F4E4935FA3F54EDBE9FE6946ED7B4805C61E220471B3');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',32,'answer',1,'pass',31,'person',1794960680.0,NULL,X'0D0000003F00000000088006000000000E0000003F00800980080000000000000D0000003F00010000088006000000000E0000003F00810980080000000000000D0000003F00020000088006000000000E0000003F00820980080000000000000D0000003F00040000088006000000000E0000003F00840980080000000000000D0000003F00050000088006000000000E0000003F00850980080000000000000D0000003F00060000088006000000000E0000003F00860980080000000000000D0000003F00070000088006000000000E0000003F00870980080000000000000D0000003F00000005088506050000000E0000003F00800985080500000000000D0000003F00010005088506050000000E0000003F00810985080500000000000D0000003F00020005088506050000000E0000003F00820985080500000000000D0000003F00030005088506050000000E0000003F00830985080500000000000D0000003F00050005088506050000000E0000003F00850985080500000000000D0000003F00060005088506050000000E0000003F00860985080500000000000D0000003F00070005088506050000000E0000003F00870985080500000000000700FFFF3F00850608000000000000000A00FFFF0000850601000700000000000A00FFFF0000850602000100000000000A00FFFF0000850603000200000000000A00FFFF0000850604000600000000000A00FFFF0000850605000500000000000A00FFFF0000850606000300000000000A00FFFF0000850607000000000000000A00FFFF0000850608000400000000000D0001003F00000006088606060000000E0001003F00800986080600000000000D0001003F00010006088606060000000E0001003F00810986080600000000000D0001003F00020006088606060000000E0001003F00820986080600000000000D0001003F00030006088606060000000E0001003F00830986080600000000000D0001003F00040006088606060000000E0001003F00840986080600000000000D0001003F00050006088606060000000E0001003F00850986080600000000000D0001003F00060006088606060000000E0001003F00860986080600000000000700FFFF3F00860608000000000000000A00FFFF0000860601000200000000000A00FFFF0000860602000000000000000A00FFFF0000860603000300000000000A00FFFF0000860604000400000000000A00FFFF0000860605000500000000000A00FFFF0000860606000700000000000A00FFFF0000860607000100000000000A00FFFF0000860608000600000000000300FFFF3F00030000000000000000000B00FFFF3F00120080008009000000000B00FFFF3F00050080008109000000000B00FFFF3F00050080008209000000000B00FFFF3F00060080008309000000000B00FFFF3F00080080008409000000000B00FFFF3F00070080008509000000000B00FFFF3F00080080008609000000000B00FFFF3F00080080008709000000000200FFFF3F00020000000000000000000300FFFF3F00010000000000000000000D0000000100070085060507050000000D000100020002008606060706000000','6d234b3010c0',X'7801D5513B4E04310CB59D8F27999516B1AC8404820BD021CEC105283800C55E8A9286036CC57D90E8A031B62713AD602AB40D96FCFC62673CCEF3EEE6E51ED4F64FCFC5E2DBC5F9ADC5BB8FF7578B0FEA5B7552BF54FF69D79A98FDB056DBC19B2A8F10144592BA9522A09F2D6B161D451E3DFE7F185430E9B6F41E340188503ED790DA85A0AA587A5605954D3CB842A6DDA4DF52C763E6BE0E9AB567E80A53D67933728A01849989D27AC5192AAC4A8530168C14399C511C6BA89BFEFE4EAEC653E339193A48362A3838B2E1D6B983A840480A7D9C99CDB117FE46C6F6D9D063A91906CE29215328368FC8896F65E10FE85BFC5D98A63BD28CADFD348AA126BE01178571D1');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',33,'answer',0,'travel:6',32,'person',1794960700.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D5513B4E03410CB5E7E79DD94841099190828003D021CEC1052838408A5C8A922607A0E23E4874D038B6676689021582024B7ECF63EFCCDACFDBEBA73B107BDE3C66E597F5D98DF2EDDBEB4EF95E7C25EEC4CFC58FED4A1297CD0F6BA51DEC5189037841E628AEA5006867CDAA0543E607E3FF0F830816B9DBD13C3A3AA0A273C8EF7388ED032FAA68BAAB8212D5D89B42AA5DD5AF5DF833FA3878B94D212B8C49FA4D4831786022722ECE6794A0C02C17F063C6E002F95317C6E2CBB28FFFC917E3420FC9A4A9FA24ABE2A084A4B8B2D88045207402533B3DEA3C157E168CEDDA30712E09064A3122399FB51FE613DBCA377F40DBE2D742EDEE977A6CCFD7561425B107CF3B70D9');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',34,'answer',1,'travel:3',32,'person',1794960720.0,NULL,X'140001003F00000000000000000000000D0000003F00050080068007000000000D0001003F00020081068107010000000D0000003F00070005078507050000000D0001003F0002000607860706000000','6d234b3010c0',X'7801D5514B4A04410CADA43EE9AA1E18191D1014C1BD3B71EF0DBC80477031979AA51B0FE0CAFB0CCC4E37F1A5AABB198686115D19C8CB4B52950AAF3677AF4F0EF6FEB2CD163FAE2EEF2D3EEC776F169FE16B38C3AFE1C7768BC2E887BD3224752878701EA81AE1D60A8E6A6E55B3C7216FD9FF4731C14E1B33E9E7D2C5E1A4870AA6CBA80A8135EEA198E9D7FCF4E0BF9EF83A1810595585F1853161DF441283772AA2CA71B990E48A5BE4E27C9F2970107FC1A12FBE9CE3DA91DDF42BABA46858419351A5AE2246AAAE2BAFA010881830AD33B2314E8DDF917EB8D64D3197E43A493192B0CFB68FEA59FD95991788E6F768D5F9DECC981F95DA2A8638FE0D23B365C4');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',35,'answer',1,'use:fox',34,'person',1794960740.0,NULL,X'110001003F000000FFFF000000000000','6d234b3010c0',X'7801D5524B4A04410C4D52BFAEEA8111754050045DBB130FE009BC804798859772E9C603B8F23E823BDDC49774F7204DC388AE0CE4E55552954EBFAA87ABA73B82BD6C1FABC5D7D3936B8B37EF6FCF16EFE11BB8C0CFE073BB44C2FC625668E3DA9B82470A40D504B75224F6B565CD229C51BB1DF39EFCC7D09960FB4D84F5634D69DC19F0F7A6CBA40A830D3CB842A6DDA0DFFED67FDBF1F9ED7812552D822B4C19F3662E2906D2525425AD572553A3556D14FACA516209C712FB16DA118ECDECBC3FB44C4E860E9A8D2A778E68A9BA71EEA0108805B01B676253DC157E47FAF1D8F44E3BAA2D5357724A5C24549B47F5C06F65E10BCCCB730CD9E5DA429B1FA586510CB1FD0B7BD267CC');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',36,'answer',1,'travel:1',35,'person',1794960760.0,NULL,X'0D0001003F00020081078106010000000D0001003F00000081068107010000000D0000003F00050080070008000000000E0000003F00800805090000000000000D0001003F00000081070108010000000E0001003F00810800090100000000000D0000003F00070085070508050000000E0000003F00850807090500000000000D0001003F00020086070608060000000E0001003F00860802090600000000000300FFFF3F00020000000000000000000B0001003F00120080098104000000000B0001003F000B008009000100000000100001003F00020000000103010000000E0001003F00000980090100000000000B00FFFF3F00050082090001000000000E0001003F00020982090600000000000F0000003F0000068002000000000000100000003F00010000000003040000000B0000003F00070085098003000000000B0000003F0001008509800300000000','6d234b3010c0',X'7801DD523B4A0441107D55FD9BEE5D70C15D10145931D44CBC8017F0027B04038FE0653634F10046DE47301383B2AABBDD6136111113DF50AF7E3DD5C59BB9BF7CBC85E2F96E9BCDBF1C1F5D99BF7E7B7D32BF515BA9B1DA89DA3ECEB56076B6D7283DAF4335F670CA2201A176A2B2453735FB7F144DB0EFC1CC785F20F5930EA48FA9D540AA9AE90665534CA4592DFD09D9EDC01A1F7DFA83EE124491443F61884C122905EF202989703898A78882792E70B34C9E7D724BF6B3E2CAA1BD37C5694B631DD9E3EA68180FAE6ADC0AFAE31183DB5AC64D20F31D63EBABF2137FD10F67AC6B3420978821C51028B1CB6DABC578DD7438D16E8F49E3774B4D46ED9251202D7D021C4E668F');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',37,'answer',0,'steal:2',36,'person',1794960780.0,NULL,X'100000003F0001000103000302000000','6d234b3010c0',X'7801DD514D4A44310C4ED2A67DED0CA8E880A0C880EE74279EC003CC053C820B8FE0655CBAF100AEBC8FE04E04639296793E1970366EFC1EF9F2DBF4F1F5EEE271058AE7DB8762FEE5E8F0D2FCD5DBEB93F91BB5851AA91DABFDC499164ED5CC7F47ED892FD5384250166160EF5CF7FE7F756C82FD0E2282F73D487D3200BAD2B1E7A8AA996EA06C339F621A7AE18F087DEF123EFAFE7B7D391645167D424E849230730C20398B10EFCC73820AF35221CC0A468A391C509CD550F7EDDC14272D4DBEB2C7EE701807171EB782CA8104D47ECB18F533345E07EBD49BDBD3791F2DB0F4688052130C393163A650DA5FED8ED74D57236EBEB85537F7A61BB6CF4681F4CC1709786688');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',38,'answer',0,'keep',37,'person',1794960800.0,NULL,X'0B0000003F00010080030004000000000B0000003F00070080030004000000000E0000003F00050985090000000000000B00FFFF3F00080087090001000000000E0000003F0007098709050000000000','6d234b3010c0',X'7801DD51494A443110AD21C34FBA41A56D1014691057BA13F7DEA02FE0115C7884BE8C4B371EC095F711DC89607C19E0878008821B0B2AF55243EAF1727FF9B825D8F3DD43C8F1E5F8E82AC7EBB7D7A71C6FE16BB8C04FE0A39D237106CFB1B7D82EE551E01B62524AA9EFF9CF58B3603F9B88A4F70372AD53A1521E34ED9E35D382B5F47C42BFBFD590CBB60D7D34063B7049D50CA975C2C9B1B7067FE97D4A62F796DE51A46588A48BC0468CD743318BA871D506BB705AB1B373CE15C8D39C59771872B0144D4008E498F3597189DDF16DA1EB19E1454B04DA143451888E26EFAC652F1A2AABFDB6749C069DBA742CFC86CAF8C6789F0542E50B302B6A60');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',39,'answer',1,'pass',38,'person',1794960820.0,NULL,X'0D0001003F00000001088106010000000E0001003F00800981080100000000000D0001003F00010001088106010000000E0001003F00810981080100000000000D0001003F00030001088106010000000E0001003F00830981080100000000000D0001003F00040001088106010000000E0001003F00840981080100000000000D0001003F00050001088106010000000E0001003F00850981080100000000000D0001003F00060001088106010000000E0001003F00860981080100000000000D0001003F00070001088106010000000E0001003F00870981080100000000000300FFFF3F00030000000000000000000B00FFFF3F00130080008009000000000B00FFFF3F000A0080008109000000000B00FFFF3F00030080008209000000000B00FFFF3F000A0080008309000000000B00FFFF3F000B0080008409000000000B00FFFF3F00040080008509000000000B00FFFF3F00020080008609000000000B00FFFF3F00140080008709000000000200FFFF3F00030000000000000000000300FFFF3F00010000000000000000000D0000000100010085060507050000000D000100020000008606060706000000','6d234b3010c0',X'7801D5523B4E04310CB527FFEC4A80601112145434D021CEC10528F600141C81CB50D270002AEE834447837976B2A3D12E2351D060C9CF76EC4C5E5EE6E1EAF99660AFF74F45E3DBE9C9B5C69B8FF7178D77F0157C809FC1B7ED020B1B9FF66A2FECA3C83D39A048806BCB135BADAB6ADE50646DF1FF43866032DA4FF7611560702C9F0714FB80832AAA7453835039D38D803AF305ED9A7E7DC39F072545746EA8F0082EFD1A78C2100791C8297887184136EC2D53A44ACB52C92D0AFBC127F4E6ECF8D03A3154C436173515CE0BA0D7545619A7C891E5EC181AB9460B08D5C67C24D993D9C6F6E0A4BEECF9E63FCD546AA49C62089C06578C84ECF743271B5BCAF68A3BCBF31C77477FBDD2A82862CB373C477973');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',40,'answer',1,'travel:5',39,'person',1794960840.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5523B4E05310CB437FFBC2701828790A0A082023AC439B8000507A0E0085C8692860350711F243A1ACCD8094FAB5DAD444183258F1DDBC94E26FB70F97C43B0D7FBA7A2F1EDF8E84AE3F5C7FB8BC65BF8063EC04FE0533B47E1ACFBB857FBC20E45EEC90145025C5B9ED8D65A55F386227716FF3F6408266A5E617A1FBD3B2B0C8EE5738F621F705045956E6A6006AA35859CCD7CE1A4F9697DF39F042545746AA8F0082E7A03189E30C44124720ADE2146900D3BEB14A9D2BA5472ABC27EF009BD253BDCB74E0C15B1CD454D85F30A6862C926E32B72A06561C7D0C8355A40A8B6CDB7247BB2D8980E8ED6173DFFF94F33951A29A71802A7C1152321BBFDA3A38D2D657BC5597999E37CF4D7954645115BBE01F687787A');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',41,'answer',0,'travel:1',39,'person',1794960860.0,NULL,X'140000003F00000000000000000000000D0000003F00000080068007000000000D0001003F00040081068107010000000D0000003F00010005078507050000000D0001003F00000006078607060000000D0000003F00000080070008000000000E0000003F00800800090000000000000D0001003F00040081070108010000000E0001003F00810804090100000000000D0000003F00010085070508050000000E0000003F00850801090500000000000D0001003F00000086070608060000000E0001003F00860800090600000000000300FFFF3F0002000000000000000000','6d234b3010c0',X'7801DD523B4E03410CB567C69E9D492412411012347448D0217A6EC0057284149C81BB50D2E400A9B80F121D0DE67976578AD046484834BC959FBF33B6BCF378F3F240C06EF35C5CBF9E9FDDBABE7B7FDBBA5E43569000B9807CC71502A3ECE7EAE0B44B61278A60338178EA9E185F6FBBFFDF20BEB09F1162B08F25E95019B1133F98069FB135DF1B81BDE613BBFBDB9D71EB76498BA6899E48308E99B1FF42D160A69C254568350B7234CF4A95E6A5529C154E2165E40EE1F4B865542A745FA76E1A7733B037325B75E86227CDE6C82182DA3860F667E3E8B999231D4C8C0513FA7A888DEFB4A35295BAAC229C432C6D085B4CB5F3938C79A6F09B51A6EED98FF5A33823FA0501556B71');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',42,'answer',1,'use:monkey',41,'person',1794960880.0,NULL,X'110001003F000500FFFF000000000000','6d234b3010c0',X'7801DD524B4A04410C4DEADB5533E0888E08BA71A7E84E3C8027F0021EC18567F02E2EDD780057DE4770E7C6F85E7535C8D08320B8F135794925E924A4EAFEE2E9468097BBC742FD7A7478497DF5FEF64C7D0B59431CE418B289333828A71B81DACFAD28EC201E6C16210C05517C66D7E0C947FF7F41E2C27E86F3CE3E7625F54C8F6DF0C7D0CF8AAD716F0266CE277637EEAF39FF80B4D53C9155AFFD80DB916066CA2B8CC99925CD3178E864E6E2CE3227A9B22C55FCA268702123B60D077B2D9262851EF3124DD361016623B3F5802EB6DF6CF5EA3CA88D03563E1B62E4664EB4353025CCE8F3EEE31B26062935C990538C9A9D2F6D085BCDB563BA629E39FC6694B93ADF7DE3286478BF009F0A6D9D');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',43,'answer',1,'steal:1',42,'person',1794960900.0,NULL,X'100001003F00020000030103060000000C000000010009008001000500000000','6d234b3010c0',X'7801DD523B4E04310CB5F37132D995060916214143C9A743DC809E0B70040ACEC05D2869380015F741A2A359F39C49D0888F5828B1E4F73C711C7B5E72737A7F49B0C7EBBBC1F8697FEFCCF8FCE5F9C1F80ABE823BF801FCA31D63A1FB3C57DA473D1471200F548D6D3D374E60865FB4EFFF42C904FBD99C77FA3A5257C3430B2B0CB572AD0CD54C37020A70ADA6E16647D7B25F83DD05D1216DB5CA5BC28D05558C822B8CE25485530C1E2C18258ECB2454683914F28B81830B09B9EF6C77BB662416F0B44F2C54CE0BA035525D6574D19D1AB367E701751C20737D2ED3A36933767ADFD41736E093B6E7A871A6A108E524317272FD4FC6D6F4D3818C796053E759F62FA3CCCABF0CAB1E15907E033CEC6AA4');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',44,'answer',0,'discard:balance',43,'person',1794960920.0,NULL,X'0C0000000100030000050002000000000B00FFFF3F00130080090001000000000E0000003F00000980090000000000000E0001003F00000980090600000000000B00FFFF3F000A0081090001000000000B00FFFF3F00050081090001000000000B00FFFF3F00060081090001000000000E0000003F00010981090500000000000B0001003F000B008409000100000000100001003F00020000000103010000000B0001003F00080084098103000000000B0001003F0001008409810300000000','6d234b3010c0',X'7801DD523B4EC340109DD9CFACED44720A8290A049194887B80017E00239420ACEC05D28D3E40054DC07898E26C31BEF5A4E8850484A9E34BF9D9D8FDFFA79B17E22E06DF55A9B7DBFBEBA37FBF0F9B131BB844C210E7203F9893B1CDC42CCEEA22941D7147E200FAD1AE11984B8F31E61FF23C4083B0EE71D7FB5D4B3E5C18615668EB6CA60CD7823E80A7AABC6E1DF5A776527ABFC1A339A94CA178AA4410D78C2284E5538C5E06105ABC4769C04FB8FEB86FCA8E6E04242EE375CEE26F23D6986B33C685A618A5E74C744EC887D5ECB31312336C0CD2B0E267B25CEC9A3BAFF6FE7E5664575235425899193EBBFA41DC6ED772C5B1CCC3C6795FDCE87D1401372DF04517362');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',45,'answer',1,'steal:1',44,'person',1794960940.0,NULL,X'100001003F0001000003010302000000','6d234b3010c0',X'7801DD523B4E03410CB53DBFDD4994502408091A4A443A941370002EC011527006EE4299260748C57D90E868629E77265A92280AA1E449F6B3C7B3B6F7EDBECC964F04AC176FADF1FBF5D583F1FCF36365FC0C9BC2047603DBC70C0766F77B855CF3AE29624F0E5E3520323C1277FC5F5D30C14E439CF0D78806F5A6832A02958A461B65A866BA117C83DA464DC3DFB5AE2DCFA4F2556EE9A23EF74A81D4AB019F3044518D9C8277E08855C2789822651AB699DCA0652F3EA1760C973F0BE55ECCFD5919346D304527DD31110BB12B6B0913337203C2B2624F25AA79299EF4DBFFF6AEDE6CA8CD919A1443E024DB3719F7E3763BD62D0E66FE6595DDCE87592F136ADF32FA7559');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',46,'answer',1,'discard:comedian.2',45,'person',1794960960.0,NULL,X'0B0001003F00010081030001000000000500FFFF3F00F9FFFBFF0000000000000B0001003F00080081030104000000000E0001003F0004098409010000000000','6d234b3010c0',X'7801DD523D4E43310CB6E3FCBC975694A14548B030226042ECDC800BF4080C9C81BB7464E1004CDC078915A9E68B5F9E5AA545458C5872FCD99F133B969FAE5F1E08F2F6B8EA8B7D3F3BBD2DF6EEF3E3B5D825740175D073682B370814BD6A885C7D7B14F89E9884549BB47FEB4A19D86171E2F4EB882635533025872979F3D75A662686853A706BCC4FF5774F1F2EBE2F832D7841C7957CA6808A269E2444A71A39052FB011AD84D93445CA34ED33C9A467EF7C02F7939C6C13435ECC9B9837B8E85045E78689D8110BE3F3584218865F6488181C8FA1F7E1B4D8161C735A3BEEED65253AEA73A42EC51038B9F127B37DE5CA8DDAC54EA19D56DABA7FF03763C2E56FC6017744');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',47,'answer',1,'pass',46,'person',1794960980.0,NULL,X'0300FFFF3F00030000000000000000000B00FFFF3F00030080008009000000000B00FFFF3F00070080008109000000000B00FFFF3F00040080008209000000000B00FFFF3F00020080008309000000000B00FFFF3F00040080008409000000000B00FFFF3F00010080008509000000000B00FFFF3F00090080008609000000000B00FFFF3F000B0080008709000000000200FFFF3F00040000000000000000000300FFFF3F00010000000000000000000D0000000100020085060507050000000D000100020003008606060706000000','6d234b3010c0',X'7801D5523B4E03410CB53DDFDD44094522214143894034887370010A0E9082337017CA341C808AFB20D122C53CCF4C56AB4D844441C193FC7BF67CF6CD3E5D6FEF0978DBBC7416DFCF4E6F2DDE7D7EBC5A7C80AD61023B874D7103626FE35EDF8AB229724F0E5E35C0ACE5894B6DACC117AFFA58E2FF771982E98063DFC3268078D6AF05CDDA80832A8275558D9D3254AB0A39CAE8EDA09DAABDC55FC12E45744127ED8067B2172BC01386882C720A1E3104711296F314A9A779D793AB733FF9459D4965C6D92E1A7B812FA9420D609DA5535DCD2C6716C7E2A5FC2EC2C420CAD590B62B0EA112237A940E4393E4AAD5972D66EAFA4839C51038C9FE8B9638ECE8668D3EE855E2809E1CFEBBD2E4A8C0BA6FC6988772');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',48,'answer',1,'travel:3',47,'person',1794961000.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5523D4A44410C4E32BF6F76D9B57041D0C652142DC47378010B0F60E119BCCB96DB78002BEF23D80A1BBFCC8CCBE3AD08828D81E4CBDF645EBE798F179B5B82BC3CAC07C3D7E3A36BC39BF7B767C33BE80A2AD013E854AE90B8EC3AAE951ED4A1F03D3958D500B59227AEB1654D7CB5AAF715FFBFC9204C4DC4CC741FDB9DCD8867FD58D0AC3738B02238D7D8D82A83B5C690A38CDA169330723AEE0F63FB28A2533AE8339FC85EAC0A9E3044789153F0C010C44958CE53A442F3A1906B7D3FD945EB49B5C7D9148DC528AAAE820DC82ACBA07A38339F591C8B97FABB0883356EEBC3ED9FB8839618A547EEAE69E29CF7F8AC63A6A144CA2986C049BE365AE2B26F87F5F45EAD25F6D293CB7F171A1D4D70EE137C398677');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',49,'answer',0,'travel:5',47,'person',1794961020.0,NULL,X'140000003F00000000000000000000000D0000003F00040080068007000000000D0001003F00020081068107010000000D0000003F00020005078507050000000D0001003F00030006078607060000000D0000003F00040080070008000000000E0000003F00800804090000000000000D0001003F00020081070108010000000E0001003F00810802090100000000000D0000003F00020085070508050000000E0000003F00850802090500000000000D0001003F00030086070608060000000E0001003F00860803090600000000000300FFFF3F00020000000000000000000C0001000200030080010105000000000B00FFFF3F00040082090001000000000B00FFFF3F00030082090001000000000500FFFF3F00FBFF04000000000000000600FFFF3F00000000000000000000000F0000003F00800200060000000000000E0001003F00020982090100000000000E0000003F00020982090500000000000B00FFFF3F00020083090001000000000B00FFFF3F000A0083090001000000000B00FFFF3F00060083090001000000000E0001003F0003098309060000000000100000003F00010000030000050000000B0000003F0004008409800300000000','6d234b3010c0',X'7801DD514B6EC2400CB527E39924FC362021B51740B028AA38410FD00BF4085DF414DC84251B0EC08AFB207100CCF364A28656A555D5555FE4F71C8FE37972DE16DB6702F6AF9BCAF470377D345D9D8E3BD317C404E110F7888F7840A18DEE599D5FD250E49E0AB0AA20333C25FEBF24B6B0EFE1BC233FA05EEE2C88B169558F203A2B636BB6370297383BA3AAFAB3D179E4AF6449E3FCDD9A06E43501BF5002B2C051AC24022B32EAC74035F5AB9A8AA6EF160F9B9EF8458F673B9894AE521DF72C678611DB1203CE0464603C2D72D6C87BB9D3D1767ED279AECCB29654D581CA1844383A7360185E5DD719925D74EE4C87C9B579FC4B34568C31F502F6BE7F5C');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',50,'answer',0,'keep',49,'person',1794961040.0,NULL,X'0B0000003F00040080030004000000000E0000003F0004098409000000000000','6d234b3010c0',X'7801DD50B90DC24010DCFBFDF02446428206100420444E073440090454412784241440443F4814C0317B3E0B64DE8088B1F7667D3BDE1DED7AB45B1070586D53E663AF3B659E9D4F7BE625A28390883EA28E092EC608E67B64F12334453E27418ABCBFD7FC73AE78619F21B5F4BA4979542A6C49624B3A6CEAE279672AD41425A85DB03FEFBF6BFD79F86BC5848A58DC501313033429639159E18C061B032BA6DD7096326AA419A952F7EE6C951AF742A305173A894CBD2F72CE8580116C890420997030049E1A7051BED5FD83A22ADC7818D341E484D2CC52E2AC31C24976C0683D1BC77F4417F541C1757013DBFE824A2B7CA2DB158BC68147');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',51,'answer',1,'use:tortoise',50,'person',1794961060.0,NULL,X'110001003F000100FFFF000000000000','6d234b3010c0',X'7801DD52CB0DC2300C75D27CFA032E2021C1067001C4004CC0028CC08129D884231706E0C43E480C40784E53550A1490B8F154FB39B61B5BAFDD4D8F6B02CEDB43C67C190D17CCCBDBF5C4BC810D60123686C59823C1368B0A7938FB4B112B4A4890732B78E6A8FDEF8E8A05FB0CA9A4531D2A42276B24A18EF20ADD9D806A89AF2594A276876ECE7D77F5E7E1ED1D33EA87E29E3A98E8814FA80D2223AC5660ADB18AEE95D6504E65965352F5BDF3DDAAC7B6F428C185412A33E7FA05C7426011A84402904C700CFE8D2220513D75FEA9A32E343C0961CD2965B9A1D41AAD8595BC01A3FB6A1CBF19B68807F9ADFD36CDA49FA36A15F6B8EA012BE28352');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',52,'answer',1,'recover:5',51,'person',1794961080.0,NULL,X'0D0001003F00040001088106010000000E0001003F00840981080100000000000300FFFF3F00030000000000000000000B00FFFF3F00030080008009000000000B00FFFF3F00000080008109000000000B00FFFF3F000A0080008209000000000B00FFFF3F00090080008309000000000B00FFFF3F000C0080008409000000000B00FFFF3F00000080008509000000000B00FFFF3F000A0080008609000000000B00FFFF3F00000080008709000000000200FFFF3F00050000000000000000000300FFFF3F00010000000000000000000D0000000100060085060507050000000D000100020004008606060706000000','6d234b3010c0',X'7801D5534B4E03310CB59DEF4C5BBAA11212DC003608710E2EC08203B0E014DC8465371CA0ABDE078903D43CBB490555A5110B163C8DED247612FB39F372B37E2060F3FC3698DD5E5EDC99BDFFFC7837FB08594104720539860577F9EE1BDBC40FC5385280564D107345629FDBAA21BA567D72FBFF5505617AC0A97AD80890C41A17346B0101AC08F6456769A70CD6F60C05AAF0EDC09DAAF5E26F71DBFA41F44A8B5E075A98ACA2CCC56D8C394A5ACE4B3ED43939C821584CF133470F1F5CCF5D4736C7AACA30EAF9CCC622CC1C1288014460A00CEC0FE8070D2074FFF555637802D7CDDF6DA561CC544B4E898B78525067A7AEB39D2D8BE38BBCB79ECDC4F5BF71F764FC07FA02BCF39169');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',53,'answer',0,'travel:4',52,'person',1794961100.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D553CB4DC4400CB53DDF6477E1C24A48D0015C1050070D70A0000E5441271CB96C017BA21F240A58F3ECCC4810E580903860C5CF1E3B1ECF3C274F97AF7704D93FBE0C66DFCE4EAFCDDE7EBCEFCCDE43B750819E43E77283801578D197E4D87CDF147EA400544D504B45625F5BD4243AAA3EB8FDFF504158D02EB3FBD8D5890D25B1C60DADDA0B01AC08188ACED24119AC4D0C05AAC81DC09DAACDE26FE5AACD83E89936E8E8821126733217B731E628E9785DF294FF09E6E0A414DF73F48AC171ED18D912DB2AC3A8272BF345983924100311810198B07F40DF6800A1D3D3A3CE735F2CDB8B16EEB6D23066AA25A7C445FC5080A3A57656D94E316FE4B3F5D32C77FD55B41FC67FA04F7000906F');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',54,'answer',1,'travel:4',52,'person',1794961120.0,NULL,X'140001003F00000000000000000000000D0000003F00030080068007000000000D0001003F00030081068107010000000D0000003F00060005078507050000000D0001003F00040006078607060000000D0000003F00030080070008000000000E0000003F00800803090000000000000D0001003F00030081070108010000000E0001003F00810803090100000000000D0000003F00060085070508050000000E0000003F00850806090500000000000D0001003F00040086070608060000000E0001003F00860804090600000000000300FFFF3F00020000000000000000000C000000010002008001000500000000','6d234b3010c0',X'7801DD523D4EC3500CB69DF7973455172A210127800D756067EF057A840EBD54C72E1C8009711D240E50F3D9794128426AD5B19F627F2FFE7B8EE3DDD3614DC0FB76DF1A7FDCDD3E1BAFBEBFDE8C3790254420F7902956308CF2D7D7D5172F8A73A0065A353A1395CA19CCF0BCD6F86BA16C033B0D89A2614EB31A69B3104C2940888ECA988ECD8DA00B7C475855CF2B5D4B5E442FD4D7BC4F7AA0A651D514F00B230E9A383B878056E2A2CFC9ACE721792DCDF80AD5CE735AD7BDEBC0E65816693BBD99D95984999B88C10022202803FBDAD42E07C21E0DCF68B5C53A81C7EA1FB950DB252A39C5C8D97B3235FFEF3ACB444346D38B78304CCD167A397EBBC112D00FFE3680D3');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',55,'answer',0,'discard:circus',54,'person',1794961140.0,NULL,X'0C0000000100090000050002000000000C000100020007008001010500000000','6d234b3010c0',X'7801DD523B4EC4400CB53D9F4CB24134AC84049C003A04123D3D17E008147B294A1A0EB0D58AEB20718035CF66C2AC3605AB2DB162BF177BEC381EAF6EDE9E08B27E79ED0D3717E7B786775F9FEF86CFD02554A097D07DB98763D2DDD8505FBC2878A400AB9A1C894AC547E2DDB47FC3B30DEC6F91241A4F68514F064C4330A50825DA2A634A3637822D886DE1553DAC742D79143CD058F33EE88A4250D51C7185094433778E31A295743A76D9BC8749F65ADAE12F5407CFE9DD8E6E235B6059A41FF46C615C849943C26020220018139E2F0E36E9E7A9BDCF4F4C8186D7954E58A81F32952EA7C4DE929BF1F7737BDB8A865AADC678D64A8B1DCD5A3B28F10D7F3B81C3');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',56,'answer',1,'discard:balance',55,'person',1794961160.0,NULL,X'0C0001000200030001050002000000000B00FFFF3F00090083090001000000000500FFFF3F000400FFFF0000000000000600FFFF3F00010000000000000000000E0000003F00030983090000000000000E0001003F00030983090100000000000B00FFFF3F000C0084090001000000000E0001003F00040984090600000000000B00FFFF3F000A0086090001000000000B00FFFF3F00090086090001000000000B00FFFF3F00020086090001000000000B00FFFF3F00080086090001000000000B00FFFF3F00150086090001000000000E0000003F00060986090500000000000300FFFF3F00030000000000000000000B00FFFF3F00060080008009000000000B00FFFF3F00070080008109000000000B00FFFF3F000C0080008209000000000B00FFFF3F000F0080008309000000000B00FFFF3F00050080008409000000000B00FFFF3F00020080008509000000000200FFFF3F00060000000000000000000300FFFF3F00010000000000000000000D0000000100050085060507050000000D000100020005008606060706000000','6d234b3010c0',X'7801D553414E03310CB4E324BBDD6ED50B4848C00BE08610E215FD400F7D400F7C8A23171EC009F11D241E50337636155439F4D243BD6B4F6C274E3CD97DB97F5B11E463FB3A33FCBCBE7A307CFCF97E375C432FA1017A033D942704AAFECD0D93E345318E24B0AA096AA948ECBE454DA25BD58DE3F99B1E84E95E5AFDB0111032AB2E683E4D10B012B02E3A4B3B65B0561812EA91DB813B55BB8BD3CA338DD3065F745BFBC0157A43993B479194F61D1E3920918CA91D598961B4554B335A2A45B4EF2ECCC5DC361609CCF6F13030040A16B0B3B13FFF6840BCBC35EA13ABD3C6BB295CB1A7D990A9EF724AB8992A230A17D60F4A06DBB121E51CED5C63FA51A17A18FF817E01F4D79D6A');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',57,'answer',1,'travel:7',56,'person',1794961180.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D552314E04310C74E264776F6F110D2721012F800E21E0157C8082075CC1A72869EE015488EF20F18033334E22C16A0B2828F0AEC7B19D38F1248F17CF770279D93EAD685F4F8E2F69AF3EDE77B4F7D00D34424FA173B941E0BAEAD7DC581D2F8A7112059A6528534982FB8C5292A3D983DBFF0F0308334A4798F7C3DE032176C1EC40D6758282958875C959DA5B006B85219501B93D2A99F12EFE566E65AA1BBCC959E9838752F6625DE8DDAAE6EC835F80A892905E58629CB8F29060A55242FBEE028ED6DC583586C0C713606394C800CF16FCFB4603E2E56F519FD89C657B5EC3CD0EB21A3B19FA2E67DC4C9309850BEBB392913B2E4839C7726E61FA8F42ED30FE9C3E01B3D49C73');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',58,'answer',0,'travel:2',56,'person',1794961200.0,NULL,X'140000003F00000000000000000000000D0000003F00010080068007000000000D0001003F00060081068107010000000D0000003F00050005078507050000000D0001003F00050006078607060000000D0000003F00010080070008000000000E0000003F00800801090000000000000D0001003F00060081070108010000000E0001003F00810806090100000000000D0000003F00050085070508050000000E0000003F00850805090500000000000D0001003F00050086070608060000000E0001003F00860805090600000000000300FFFF3F00020000000000000000000F0000003F0000068002000000000000100000003F00010000000003040000000B0000003F00070081098003000000000D0000003F00000000088006000000000E0000003F00800980080000000000000D0000003F00010000088006000000000E0000003F00010980080000000000000D0000003F00030000088006000000000E0000003F00830980080000000000000D0000003F00040000088006000000000E0000003F00840980080000000000000D0000003F00050000088006000000000E0000003F00850980080000000000000B0000003F00000081098003000000000F0000003F0000068002000000000000100000003F00020000000003040000000B0000003F0007008109800300000000','6d234b3010c0',X'7801DD523B4E03410CB53D3BB39BDD4849011212DC003A4491822A2D522E9023A4C8A552D270002ACE428BC401629E3D33225A90482863ADFDFC99793BE3F1F6EE794590D7CD6E62F8767D756FF8F0F9F162B8865E42057A031DCB0289AA87B5BE044E0ABFA100AB1A89BDB22CF57385680DFB5B2409E99C86B232A03B48680B25DA2BA36BD63782ED50DB23AB7A1C75A13C112AF753D9F74E8FC449F170114F08544DDC3A861CBA7FACA1108C2C4B3F359C7910DD36B8BE3B301703AEAA8184D9868781222421884F10A31DE6E471F2F9849BBF7AE752ABE16F785B92153B9AF489BA36C5C8F524AA5310E7CE8C28A5FE7FC4FDE328A3FA7FC2EFE360F717AE478D9C');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',59,'answer',0,'keep',58,'person',1794961220.0,NULL,X'0B0000003F00000080030004000000000B0000003F00070080030004000000000B0000003F00070080030004000000000B00FFFF3F00020085090001000000000B00FFFF3F00000085090001000000000B00FFFF3F00010085090001000000000B00FFFF3F00040085090001000000000500FFFF3F00FFFF09000000000000000600FFFF3F00000000000000000000000F0000003F00800200060000000000000F0000003F00800200060000000000000E0000003F00050985090500000000000E0001003F00050985090600000000000C000100020001008001010500000000','6d234b3010c0',X'7801DD523B6E0231101DCF64BD3F2428881429B941E8501A24BA94485C802350E452296972002ACE9236520EB09337B6576BB609820E6BE7BD59CFF8ADFDD61F8BC396308EFBCFDAF8F4FCB4347EFBFDF932DE211E118C78418CC70A137DE4B526BD0451E40F2440D5827CA8BC934B1DF7498519F6FF60CF5ACFA84D9D0257182E9508A24E1D5C33DF0858A1D66156F532E92479256DD2BA6F5A937AB5815F18D8BB32B0C4D7905F0A2412C56C4133319C1A68113087798BA3AA103BDC14718C87995884C3CD71B0E3FC0A599FB50E273EAF0FF359F69AF29E2BAA1B4F55E98B7C472D84A3EB23491EED21A8C57D44CC3E756B3A9803A53FAD719592');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',60,'answer',1,'discard:standing_ovation',59,'person',1794961240.0,NULL,X'0C0001000200010001050002000000000E0001003F00060986090100000000000300FFFF3F0004000000000000000000100000003F0003000000000308000000','6d234b3010c0',X'7801E5523B0EC2300C75E236FD2131001212DC0036C402E206485C80859D814B31B2700026CEC28AC4011A9EDBA62D11034262C28965FBD94AEC971CA6A70D412EFB6322F63A1ACEC4CE1FF7B3D82D7400D5D031D4972500D18597E856F1CEC3FF25D420CCD6F26E6AA5806A13D8A4475955C0A4C0B4B5119428B701319608538C5C0ED45A798B5FCBBABAE0462B37079A2906322A2A2C97613DE4270E319BBA2EED88DB2DE2B0469DD3CFE462262D44B1D2D82055336B210E64C86A8BD4496983BDE61BBCE54D2ADFD99892D4501C99B0DD5186572959F78ED45E0FEEE4B215AFD825BFB48E18F91AF4042F289E92');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',61,'answer',1,'pass',60,'person',1794961260.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801E5523B6EC240109DDD81B58D2351402224B841E8100D496E10890BA4494F914B51D2E400549C8516890378F29EED05672B84942AB39EDF9BD1EEEC5B7FCD776B81EC37DB82FE309D2CE897E7D337FD07F411EAA133682AAF005EA0ABA4306CF3CF04FF2FA907614679A2496FED00381A1F7A568CA46C1B541C9836CBA02295F544B1282A396A155033BEC55FCB7B7BC051DE9A7B1887E15D2CB8ACF6DAA4757CAB11D570E91D3C301CD679FF82C6605CF260154FA2D4797C20D5AB7A120732B8BAC23EB65EB1DFF52BDE899EDB38FA5C8A41903C0BFDEE44255EA5613DD9D22733C49D9B5192E658BCD34762EADFE90713959DAB');
INSERT INTO "entries" VALUES('old20f5dc81a3c61',62,'answer',0,'pass',60,'person',1794961280.0,NULL,X'140000003F0000000000000000000000150000003F0000000300000000000000150000003F0001000100010000000000150000003F0002000200020000000000150000003F000300FFFF030000000000150000003F0004000700040000000000150000003F000500FFFF050000000000150000003F000700FEFF070000000000150000003F0008000400080000000000150000003F0009000300090000000000150000003F000A0003000A0000000000150001003F0000000300000000000000150001003F0001000800010000000000150001003F0002000100020000000000150001003F000300FEFF030000000000150001003F000500FFFF050000000000150001003F0006000200060000000000160000003F0001001300000000000000160001003F0002000B00000000000000','6d234b3010c0',X'7801E552BB0DC230103DDF11272148148084041B408728D9008905188182A5286918808A5968911820E65D1C43E22A42A2E292A7773FD99777392ECF3B825D0FA75CF9369BAE94D7CFC745790F4C0006E6406C1B2402E2DA5FC76CBA7C3EDB9ECB4754D4BD42064A3B970244A5EB91E05113CA502B91754E77F16BDBD617DCB15DE70DC3548E3569C5E2C3BADA8D48C4BE3BFB037587559CBCB3C119177AB1101B282986F132138B78650DE4684BAC7DDAFA91A65DFFE41BDEA2F6036794F72D65A94D9A1315D88A573D3A92A319C2C97E94A83914BFE4208CFE1AF402746F9430');
INSERT INTO "entries" VALUES('olddab546e886da4',1,'start',-1,'',0,'person',1794961280.0,NULL,X'0E00FFFF3F0080001C000000000000000F00FFFF0000800001000500000000000F00FFFF0000800002000800000000000F00FFFF0000800003000400000000000F00FFFF0000800004000600000000000F00FFFF0000800005000700000000000F00FFFF0000800006000900000000000F00FFFF0000800007000D00000000000F00FFFF0000800008000C00000000000F00FFFF0000800009000A00000000000F00FFFF000080000A000B00000000000F00FFFF000080000B001100000000000F00FFFF000080000C001000000000000F00FFFF000080000D000F00000000000F00FFFF000080000E000E00000000000F00FFFF000080000F001500000000000F00FFFF0000800010001300000000000F00FFFF0000800011001400000000000F00FFFF0000800012001200000000000F00FFFF0000800013001600000000000F00FFFF0000800014001900000000000F00FFFF0000800015001700000000000F00FFFF0000800016001800000000000F00FFFF0000800017001F00000000000F00FFFF0000800018001E00000000000F00FFFF0000800019001C00000000000F00FFFF000080001A001A00000000000F00FFFF000080001B001D00000000000F00FFFF000080001C001B00000000000E00FFFF3F00800130000000000000001600FFFF0000800101000100000000001600FFFF0000800102000D00000000001600FFFF0000800103000300000000001600FFFF0000800104000200000000001600FFFF0000800105000C00000000001600FFFF0000800106000400000000001600FFFF0000800107000600000000001600FFFF0000800108001100000000001600FFFF0000800109000E00000000001600FFFF000080010A000200000000001600FFFF000080010B000B00000000001600FFFF000080010C000600000000001600FFFF000080010D000300000000001600FFFF000080010E000300000000001600FFFF000080010F000100000000001600FFFF0000800110000000000000001600FFFF0000800111000200000000001600FFFF0000800112000A00000000001600FFFF0000800113000400000000001600FFFF0000800114000C00000000001600FFFF0000800115001100000000001600FFFF0000800116001000000000001600FFFF0000800117000600000000001600FFFF0000800118000A00000000001600FFFF0000800119000A00000000001600FFFF000080011A000700000000001600FFFF000080011B000D00000000001600FFFF000080011C000200000000001600FFFF000080011D000900000000001600FFFF000080011E000B00000000001600FFFF000080011F000800000000001600FFFF0000800120000F00000000001600FFFF0000800121000200000000001600FFFF0000800122000B00000000001600FFFF0000800123000300000000001600FFFF0000800124000100000000001600FFFF0000800125000D00000000001600FFFF0000800126000600000000001600FFFF0000800127000900000000001600FFFF0000800128000500000000001600FFFF0000800129000900000000001600FFFF000080012A000000000000001600FFFF000080012B000000000000001600FFFF000080012C000300000000001600FFFF000080012D000C00000000001600FFFF000080012E000500000000001600FFFF000080012F000900000000001600FFFF000080013000100000000000030001003F00000000000000000000000100FFFF3F00010000000000000000000200FFFF3F00010000000000000000000500FFFF3F00050080008007000000000500FFFF3F00080080008107000000000500FFFF3F00040080008207000000000500FFFF3F00060080008307000000000600FFFF3F00010080010008000000000600FFFF3F000D0080010108000000000600FFFF3F00030080010208000000000600FFFF3F00020080010808000000000600FFFF3F000C0080010908000000000600FFFF3F00040080010A08000000000600FFFF3F00060080011008000000000600FFFF3F00110080011108000000000600FFFF3F000E0080011208000000000700FFFF3F001B0080028508000000000700FFFF3F001F0080028408000000000700FFFF3F00170080028308000000000700FFFF3F00040080028208000000000700FFFF3F00090080028108000000000700FFFF3F00030080028008000000000200FFFF3F0002000000000000000000','c4553e5ea5f7',X'7801ED543B0EC2300C8D93346DDAF4C7FF5790586063E0208C8C303170214EC1093807C7E00CC52E3F95A94508A9152F7A7E89E438B1A3F8705E270C71592DE7A46C773A91EC37D3236907B9402A24208B82FC09D64D98BCEBF6AE751729184BF3784B590874010E90868C461E80D5BED5FB3543DF324F900F586C558F238AE5FAF7AA460586C960349EF4BAFD4EA3D56C0761147BAEF1B54DBFAB673952A5693512F9DE2D236D19EC1EDAD2CA07E1F1D0F134F76DD755516CA4CB1908A13CFEEC3FB3B247832F70333712AD8A030AC4009B151AEC41484E9D2203AD1EA46929082DBB932185FFE80DB38DBF365982573AD3AE6B');
INSERT INTO "entries" VALUES('olddab546e886da4',2,'answer',2,'hand:bc',1,'person',1794964880.0,NULL,X'','c4553e5ea5f7',X'7801ED544B0E82400C9DCE0CA3C347C00FA2F849DCE8CE850771E952572EBC90A7F0049CC36378066CF18BD144893184F848FB3A93B6B44DA6DBFDA2CF1087F96C42CCD6714CB4598E76C401CA1445A100CA239EDD910FF9138C133179E6D599CB4E5230965CC1C9BA6F19C72604BA0007485C465F1680D33ECDF666A1EFAB716783F39FCAF18BFCFDFF238B3781A8DFED0D8661BB13D49B8D56CDF57CCBB41D5DA137151A55A9B24FAB780D7CBF224F1B366E0F6D68E580B0B85BB534772AA6A93CDF9626672084B2D2AD43534AC69F96008EC0306E4BD4CAAF510E06B8AC50E10E42E1B42952D0E922647E04A1657B1851FACC7A7C37471AF86B9516770486A8AD70');
INSERT INTO "entries" VALUES('olddab546e886da4',3,'undo',2,'',0,'person',1794964940.0,'[2]',X'','c4553e5ea5f7',X'7801ED543B0EC2300C8D93346DDAF4C7FF5790586063E0208C8C303170214EC1093807C7E00CC52E3F95A94508A9152F7A7E89E438B1A3F8705E270C71592DE7A46C773A91EC37D3236907B9402A24208B82FC09D64D98BCEBF6AE751729184BF3784B590874010E90868C461E80D5BED5FB3543DF324F900F586C558F238AE5FAF7AA460586C960349EF4BAFD4EA3D56C0761147BAEF1B54DBFAB673952A5693512F9DE2D236D19EC1EDAD2CA07E1F1D0F134F76DD755516CA4CB1908A13CFEEC3FB3B247832F70333712AD8A030AC4009B151AEC41484E9D2203AD1EA46929082DBB932185FFE80DB38DBF365982573AD3AE6B');
INSERT INTO "entries" VALUES('olddab546e886da4',4,'answer',2,'hand:bd',3,'person',1794968540.0,NULL,X'','c4553e5ea5f7',X'7801ED543B0EC2300C8D93346DFA2F9FF229A5120B6C0C1C84911126062EC4293841CFC1313803D8E55B0412208410E255F67322DBB52DC5CBF5246588CD78342066F33C275A4C7B2BE2186588A25000E51AB7EEC887FC09C69E983CF0ECC0BF4E5230B63D419075D9328E4D0874010EB00D187D65004E7B3FDBB385BEF7C65D0E7EFDF41BBF78BDFF7FE4F74D2049DB9D6ED66CB4E24AAD5AF78330726CD7D326BDA9A66149557E5ADFD7C0FB2B0AB5E1E2F6D086561E08870796A3B967DAB60A2357DA9C8110CAE134A102FD674B008F561677256A15F99484012E2B54B88350386D8A02743A0A994F4168D9C8124A5F5A8F8FE628023FAD8AE2768C7AAD71');
INSERT INTO "entries" VALUES('olddab546e886da4',5,'answer',0,'hand:ba',1,'person',1794972140.0,NULL,X'','c4553e5ea5f7',X'7801ED543B0EC2300C8D9334907E68CBFF8FC4021B030761648489810B710A4ED073700CCE007EA5888F18401508215E653FBBB25DC755BCD9CD7B82B19F4DC760B14A12D07A31DC82EB2C1316C3422CF790F72F321FF1807322A1335E66FCEBA4159FF070868271393261944A710849A24328F0DC0221A7795F2C8E7DF40B6E13F379BFF1897C33F8677FD7043ABD76B73F68365AF572B5522B8551ECB97E600BB8534DA7A8CDF5D5FAAED6DFD54D641D9FB78775AC094879322C7A560605D73551EC6B570A52CA7812134A317AB5110AB0B2A4AF599BB88422827859B1E21DC422B12952C03B0BCC97A0AC6E0C3A287FB51E9FAF90267E5AA5ED1D01C2B7AC74');
INSERT INTO "entries" VALUES('olddab546e886da4',6,'answer',2,'hand:ba',4,'person',1794975740.0,NULL,X'','c4553e5ea5f7',X'7801ED54BB0DC2400CB5CF9783CB8724FCFF4834D0513008252554142CC4144CC01C8CC10CC10E89F88802844008F122FBD991ED383E9D37FB790F1887D9742C0CABDD4E68BD186E85EB2C1316C3822CB7A0DB17992FF102E744A0335E66FCEBA46530490E12F3FCCB080A80884350212621C8730DE4699FE67DB638F6DE115C27BEE6FDC6275E9BC13FFBBB26D0E9B5BBFD41B3D1AA97AB955A298C62CFF5035B90CBD5748ADA5C5EADEF6AFD5DDD44D6F1797B58C79A00C95361D1B32A28B8AE89625FBB0A90C8782A5F3FC9E8D94630204E56BE666DE2921402E465C58A77108B924D9142BC5CC47C0A647563D091F217EBF1F10A69E2A755DADE1103F6AB77');
INSERT INTO "entries" VALUES('olddab546e886da4',7,'answer',1,'hand:bc',1,'person',1794979340.0,NULL,X'','c4553e5ea5f7',X'7801ED544B0E82400C9D4E87D1E123E007FF92B8D19D0B0FE2D2A5AE5C78214FE1093887C7F00CD822C64F5C6888C6101FE98FB4A553326F77580E05E1B8984FD98A4D92B0D9AEC67BB611C98C449300C923D4E38B3CE67C867536E292B7CEE3B21B8574C294205921BBD7230348211029052440EA0B7EEE01B4EDF3BEAF1EE53EFB05F785C5A2727CA2D80EFED5BFB581FEB03718C59D7637AA371BAD9A1F848EED7AA6C217AB635595BEBD5ABF35FAA7A6098CE5127B18CB680FD0917ED531D2ABD8B60E4257D95200A27632EAE12DA5937707010FA94CBA8AB40E6BDC43106B111731079148668A0C1C5D84DDB78046B5E33EB7BFA1C7D73B6485DF56D978274ADBAA7C');
INSERT INTO "entries" VALUES('olddab546e886da4',8,'answer',2,'hand:bb',6,'person',1794982940.0,NULL,X'130002003F0000000000000000000000','c4553e5ea5f7',X'7801ED544B6EC23010F5781C83F32149CB9F025237EDAE0B0EC2B24B5875C1857A8A9E8073708C9EC17D9304F15117204415457DD19BF1C41E673C91DFE7EE7DAA80EFE5E255BCFAD86EC56D56CF5FE2FBE01B684102CF119CBFA862592FD8CF9B3254EBCA37DD19C6093DA0C5B022EF0F4726C22C330C69229F2A794E41E876D9EFC3086B7FFB05A789B745CDF8C46D3DF8CFAE570726D3F1D36C3E1C8CFA0FDDC75E27CDF2288C13D7928B350CDAC61E5FAD7A957EAF6A3217C4500F17389B10473A6D474E27AD30B4591E9B502B62B651213DD225FF726D219430D2746C606DDE913D1441AC60A041A016A52820D19E32BC0AECCC603E91ED8FE4F1F21D8AC4BF3645793F92DAA980');
INSERT INTO "entries" VALUES('olddab546e886da4',9,'answer',1,'hand:bd',7,'person',1794986540.0,NULL,X'','c4553e5ea5f7',X'7801ED544B6EC2400C1DDB9381C98724E5DB528AC406762C3848975D965517BD10A7E0049CA3C7E819D2E71414A8B2284220847891ED19CFD8F178346FF5F53632C0F7EB62A6D67C6C366A3EDF276BB53DC81CE22004F90BF5D761E70FB68B766B97759B6FD06705872A001628315414D52989B12A02454C54A446BF4310BAFDDBEF6A84BD7557701878DAEC367E715A0FEED1D7D581E1E8E9F9653CE83FF61E3AED6E2BCDF2288C13DFD0D735089AD6ED3FADEB2AFD5CD5643E88C11E3EF02E2189386D469E934618BA2C8F6DC886445CC4DAA112D3630BA144698B630BEDF296263104B2820207415899A284CE76A2C3A320DEF6C7434DBF478FFFCF50065E5A95E5FD00E092A886');
INSERT INTO "entries" VALUES('olddab546e886da4',10,'answer',1,'hand:ba',9,'person',1794990140.0,NULL,X'130001003F0000000000000000000000','c4553e5ea5f7',X'7801ED54390EC23010F4DA8E83739084FB46A2818E828750524245C18778052FE01D3C833784D910C4210A100221C444BB6327DECD7A2DCF7A37EB0A603F9D8C98C572BB655ACD071BE61A6C0C333082DDC2BD7D91CF793DC33992D0392F72FE75D20A3B4C01A9404A509A9EB74C0A5F153B92446924F8B906A1DBC77E9F47587BEF08AE035F9BFDC62F5EEBC13FFABB3AD0EEB63ABD7EA3DEAC952AE56A318A13DF0B42EBF2ED6A38056D2EAFD67795FEAE6A62EB04500FEB581392F26554F0AD0C5DCF337112684F0A288CF1257728C3F0D94228540894818637499193088258C141836092952203CF4EC6C3A7A0ACAEF7DB9CFE421E1FCF90057EDA65E51D001DD6A789');
INSERT INTO "entries" VALUES('olddab546e886da4',11,'answer',0,'hand:bb',5,'person',1794993740.0,NULL,X'','c4553e5ea5f7',X'7801ED544B6EC2400C1DDB9321930F49FA015A4A91BA811D0B0EC29265BB62C1857A8A9E8073700CCE307D0EA9F8A88B22D40AA1BEC87E7632763C1E8DDFD7F3810136B3E958D92C562BA5E5EBCB87720732813808418E111FBF687C5DAF88B6646CC36F0D5F3B59C10E2984C062421035775B66C15751454C140AA3CF2108DDDEF67B6761ED77477018789E771DBF38AF07FFD197D581FEE0F1E979D8EB3E746EEE6EEFDB4559A54996FB162E57E845B175FB57EBB24AFFAD6A4A1F65981E3EF22E2749B98853CF792B495C5965366143222E65ED508DD1A985502E08E4CC42BBAAAD490C6158416106415827450DF5BE44CD9320DE76877D4DBF371E7F9EA10EFC6B5597F7095AEDA68D');
INSERT INTO "entries" VALUES('olddab546e886da4',12,'answer',0,'hand:bc',11,'person',1794997340.0,NULL,X'130000003F00000000000000000000000500000001000000800400050000000005000000010001008004000500000000050000000100020080040005000000000500010002000200810401050000000005000100020003008104010500000000050001000200000081040105000000000500020004000300820402050000000005000200040000008204020500000000050002000400010082040205000000000200FFFF3F0003000000000000000000040001003F0000000000000000000000','c4553e5ea5f7',X'7801ED54CB0DC2300C8D933425FDD0963F14A8C4056E1C58800D3872E4C681859882093A07633043B1FB9100F1AF8404E2552F76EAC6BFC8DDEE970386382C6613926C1DC72436ABD18E640B39452A24202FA1F1C5290B3B7D4F3032C1642EE757BDE4C61F12523C550C0880C463F49C03B04F59BF4FB507CD03B87645E78EEFEF1E3AC06C4AC628EABA9908062819E2A6EBBFE10B3B100E7AFD61D469775BB546BD59F5FCC0B61C579B09A26354A44A922FACAA54CABE361CFCC168432B1784CDBD8AADB96B5A96F203475A9C8110CAE6D4A114E357A3812BF0207724AE2AA892131C7C4ED34FE3892A278D40BB82A4BE04A1653B0AC9FD5B77981EFCF4921678040AED9F77');
INSERT INTO "entries" VALUES('olddab546e886da4',13,'answer',1,'play:bc',12,'person',1795000940.0,NULL,X'050001003F0002000105010600000000','c4553e5ea5f7',X'7801ED544B4EC33010F58C1D3776922601FAA32D95D8C08E0527E0042C59B263C185380527E8397A8C9E217D933A2AADA84A8954A988178DDFD863CF8C67147F2C5EA60A583E3FDE0BABB7F95CE8FDF5F653B80F798058084176E1B120E2023776D92F88D6A44CE0185E18BA0BFC143898FF0C59FDA3AB9026AA7225DF36087559D7FBAB1696B6B76E6644DFB568633FAC1D7480002D6334F7DA9B0C72681962AFEB3333FC97411A369E5E4F6E66C3C1A87F7175D9EBE64599F834739D0A1846B1B15575667D6D9D6EE1A2140F8C8B9CCD48279CC789E3ACE3BD2DCAD47856A4B54D582A54E3EED88894691CE4D460B465579C2822C69F296F0C84593481CC1A11F528686706B3B1B8FF550FEB83A71EEA0BAE00D5AE9F96');
INSERT INTO "entries" VALUES('olddab546e886da4',14,'answer',1,'acquire:t03@2',13,'person',1795004540.0,NULL,X'100001003F0001000200000000000000090001003F0002000104000000000000060001003F0002000808010700000000','c4553e5ea5f7',X'7801ED54CB6DC3300C152559B12C2BB6F36F3E0DD04B72EBA11B74811E73CCAD872E94293241E6E8189DC17D746C2030F2696AA080813EE0E95196445224ACDDE7662180AFB79735AB783F1C583EB64F7BD611F80C1A90C03A1C3E306DA9D53AEF67044711BAD4105E246C5BEAEB59AFE5E6168B513F4A9E14519E082F92DA76425D8EF53EB56E148BE85C8B6A9EAF4E6F3A40808631AA7B5DCC0339340C71D175CB16FECBC00D9B2DA6F3C7E564FC30EA0DFAC36E92662E8ABDEDE4C02408B5C9F396F5B571BAA90D623C3036B0C6937232099D95BE134526CD621D49414A1927B9420556F74624AFF860AC3198AC8B113E49E2CFE4370694922D06CF2AB2791794D5E3E58C43FDAA87C5C1BF1E8A0B7E03E44E9F96');
INSERT INTO "entries" VALUES('olddab546e886da4',15,'answer',1,'discard:lace',14,'person',1795008140.0,NULL,X'060001003F00020001070002000000000B0001003F0001000000010400000000','c4553e5ea5f7',X'7801ED544B6EC23010F5F8479CD824692950282075D3EEBAE821BAECB2CBEEBAE88538454FC03938066748DF04874504021AA912559FF4FCC61E7B6CCFC85EAEDF6602D8BC3E3FB28A8FD58AE5F3FDFE8B75083E811624B00D8F01A68BDAF8793EC36C45E8A809A248D82F51E3F09F13A34EBA1229A22A1741E4ADE984FC6CF3CDF96AAC68B4E6EEBA44FB4AB4739F601C0D800D3AEED1DCEBE06970868E5B1C0C7D618EFF3470C1A6B3C9DD7C311EDD0EAF06D737FDBC28B3D407D7AB80B149B4ADAA0BAB6BE7E316CE787C30CE381B4865324F3227432F4D6D517A9DE2C350CA66923354E3E1DC574B41F142AFD1D8B2CFB620927899FCC78052B2C5E05E4336CF82727AB49872F81FD5B05EF8DB4D7DC16FE665A092');
INSERT INTO "entries" VALUES('olddab546e886da4',16,'answer',1,'acquire:t05@2',15,'person',1795011740.0,NULL,X'110001003F0002000000000000000000090001003F0001000104000000000000060001003F0004000A08010700000000','c4553e5ea5f7',X'7801ED544B6EC23010F5F8479CD824A12D9F524062D3EEBAE80DB8004B96DD75D10BF5143D01E7E8317A86F026249B281468A44A543CE9F98D7F33F68CEC8FAFCD4C00DFEB972756F1B6DDB2BCBF2E3F5987E0336841029B081860BA4AEB795ECF307B11BAD2085E24EC55ABB76AD13F10A34EBA0429A222155EA48DE584FCECF3CDF9AAAD2349236A2B51C3F38FDDA30E10A0638CFA5E07CF8133740C71D0F5854D5CD3C0059BCEEE1FE68BF168321CDCDEDCF5D32C4F621F5CAF00C626D2B6282EACAE9D8F9B39E3F1C138E36C2095C8344A9C0CBD38B659EE758C0F43299B48CE5089C7735F2D05C51B3D3736EFA3D58248E265F21F034AC916837B35D93C0BCAE9D162CA517E55C372E35F37E50577D021A08D');
INSERT INTO "entries" VALUES('old6543a85f6ff48',1,'start',-1,'',0,'person',1795011740.0,NULL,X'100000003F0003000000000300000000100001003F0003000000010300000000100002003F0003000000020300000000100003003F00030000000303000000000700FFFF3F00800116000000000000000900FFFF0000800101000400000000000900FFFF0000800102000200000000000900FFFF0000800103000300000000000900FFFF0000800104000500000000000900FFFF0000800105000300000000000900FFFF0000800106000700000000000900FFFF0000800107000200000000000900FFFF0000800108000100000000000900FFFF0000800109000000000000000900FFFF000080010A000800000000000900FFFF000080010B000900000000000900FFFF000080010C000A00000000000900FFFF000080010D000800000000000900FFFF000080010E000900000000000900FFFF000080010F000700000000000900FFFF0000800110000100000000000900FFFF0000800111000500000000000900FFFF0000800112000000000000000900FFFF0000800113000A00000000000900FFFF0000800114000600000000000900FFFF0000800115000600000000000900FFFF0000800116000400000000000100FFFF3F00010000000000000000000700FFFF3F00800030000000000000000800FFFF0000800001000C00000000000800FFFF0000800002000C00000000000800FFFF0000800003000800000000000800FFFF0000800004000A00000000000800FFFF0000800005000400000000000800FFFF0000800006000000000000000800FFFF0000800007000300000000000800FFFF0000800008001400000000000800FFFF0000800009000700000000000800FFFF000080000A000000000000000800FFFF000080000B000A00000000000800FFFF000080000C000300000000000800FFFF000080000D000500000000000800FFFF000080000E000B00000000000800FFFF000080000F000800000000000800FFFF0000800010000300000000000800FFFF0000800011001000000000000800FFFF0000800012000700000000000800FFFF0000800013000E00000000000800FFFF0000800014000400000000000800FFFF0000800015000900000000000800FFFF0000800016000100000000000800FFFF0000800017000A00000000000800FFFF0000800018000F00000000000800FFFF0000800019000D00000000000800FFFF000080001A000800000000000800FFFF000080001B000100000000000800FFFF000080001C000B00000000000800FFFF000080001D000700000000000800FFFF000080001E001200000000000800FFFF000080001F000500000000000800FFFF0000800020000A00000000000800FFFF0000800021000900000000000800FFFF0000800022001100000000000800FFFF0000800023000400000000000800FFFF0000800024000600000000000800FFFF0000800025000B00000000000800FFFF0000800026000900000000000800FFFF0000800027000000000000000800FFFF0000800028000200000000000800FFFF0000800029000600000000000800FFFF000080002A001300000000000800FFFF000080002B000600000000000800FFFF000080002C000200000000000800FFFF000080002D000500000000000800FFFF000080002E000200000000000800FFFF000080002F001500000000000800FFFF0000800030000100000000000400FFFF3F00010000000000000000000B00FFFF3F000C0080008009000000000B00FFFF3F000C0080008109000000000B00FFFF3F00080080008209000000000B00FFFF3F000A0080008309000000000B00FFFF3F00040080008409000000000B00FFFF3F00000080008509000000000B00FFFF3F00030080008609000000000B00FFFF3F00140080008709000000000200FFFF3F00010000000000000000000300FFFF3F0001000000000000000000','6d234b3010c0',X'7801D5514B0AC2400CCDFC3FF5AFF50C2E04C1BD77100F201EA667F228BD884B176392B6B4602958BAF10D7949DF0C6F9A4CF97277403CAFB733650BEF82F2B1B894944F183986A08F1F10EBB3A1CE1A145629190C92343BA6442A4133A7F4E0FCFFE4B1C1D483B63381000C9A41B58067D49EE856CD9CBA5A558FD9F97619527ADA20899E53E4D248BBB5124266F53A44B37199F0F36514412FDC4AF9CCA808AEB138CCB8AAD8731D9935333A2214F38E99A64418FABF29F7B4B5118C70C1C7E04148A78C927A3FE51563BD781E4CE8F00105727AC1');
INSERT INTO "entries" VALUES('old6543a85f6ff48',2,'answer',1,'travel:5',1,'person',1795011745.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5514B0E82500CECFB7FF0AF7806172626EEBD83F100C6C370268FC2455CBA78B6E59318900561E390CE9416CAEB50BEDC1D10CFEBED4C6AE15D901E8B4B497AC2C83104DDF4E0573DD6CF865A3528CC52321854D23C3125AA1234734A0FD6FF278F0B2682666EA9DA8C5C130822F2A0BA803DEADFBDF1A9DB1DD3E94E19AAB487FF4EE8778A5C1A69B75642C8AC5E8768362E137EBE8C22E8855B299F1915C1356F1E669C55EC398FCC954D3811A19877CCE41261E87C53F6B4B5118C70C1C7E04148A78C927A3FE527C6CE623F9870C207BFB279C8');
INSERT INTO "entries" VALUES('old6543a85f6ff48',3,'answer',0,'travel:6',1,'person',1795011750.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D551CB0DC2300C7512E75BFE5066E08084C49D1D10032086E94C8CD245387208B6DBAA42AD38202EBCCACFEEB3EAC62FF5C35F81703F5F8E9C1D3C2BCEFBEA54733E5094148A5F46A047349652ABC7362318AA72B6142CA14CCC9955060AE77C93FCFF1468419B09C8D4433653ECA62230B107CD03E2D1F8EE9D4FC3EE379DE1944F4A7FFAB78AAF5395DA6AB7761A62E17019935DF94285E93CA98833BF30A1B02681EF3EDC4DA46A38489D841B9B6822C1086F84D925C6A7F3FDB287CE25B0CAC7906200A5BDB146E3F697BFF87696F82144135E777778D0');
INSERT INTO "entries" VALUES('old6543a85f6ff48',4,'answer',2,'travel:7',1,'bot',1795011755.0,NULL,X'140002003F0000000000000000000000','6d234b3010c0',X'7801D5513B0EC2300CB5F34FCA1FCA19189090D8B903E20088C3F44C1CA517616408B6DB2EB4EA80BAF02ABF97DA891BBFD62F7F07C2F37A3BB33A7857ACC7EA52B39E284A0AE49701E8811CA7529B8FAD1AE09D395B0A4E19E9987377DEC8BE9C1FA2FF4F8106B49960981C93402643243B8990893D681E108F8667EF7CEA577FA9F4BB8C65BABB7F29FF4E2C95556EEB14C4C299754C76E30B0CF365C268167EA543617502DF1D3DCC64D570907512169B32752468E19D30BBC418BBDF9435E35C028B3E861403A0F2DA6A65F6537EE2D75EE2871075F8003B5077D9');
INSERT INTO "entries" VALUES('old6543a85f6ff48',5,'answer',3,'travel:2',1,'bot',1795011760.0,NULL,X'140003003F00000000000000000000000D0000003F00050080068007000000000D0001003F00040081068107010000000D0002003F00060082068207020000000D0003003F00010083068307030000000D0000003F00050080070008000000000E0000003F00800805090000000000000D0001003F00040081070108010000000E0001003F00810804090100000000000D0002003F00060082070208020000000E0002003F00820806090200000000000D0003003F00010083070308030000000E0003003F00830801090300000000000300FFFF3F00020000000000000000000B0003003F000C008109000100000000100003003F00030000000303010000000E0003003F0001098109030000000000100001003F00010001030000050000000B0001003F0004008409810300000000','6d234b3010c0',X'7801D5524B0AC230109DC93FA99FFAA96B972E04C1BD207801F1009EC63379142FE2D2459C892D1AAD20E2C647336FFE4C263D9DED1E08C7ED6EC96CE072609E1F5627E6059D8A0EB2D10245BEE7C369A1CEF5352B90A4C5A85336C0E66DC7BAE0CF49AB8F2E8828304A10B41D4337E61DB5E31E8931CFB847723F777B1F7BCECDED2994B0A6A96ED0CAC416F0736225B4302323C017460D7CD0435BA0EBF6037AD5B3A5748596016C533EEB341AB14B7A78F05047824C729C2402F297FD7E99C123BE38EAC1BF20654C008DD6BBE01DA0B0524BA1265F74FA7949DA4712D4FA0AA2C2613C');
INSERT INTO "entries" VALUES('old6543a85f6ff48',6,'answer',1,'keep',5,'person',1795011765.0,NULL,X'0B0001003F00040081030104000000000E0001003F00040984090100000000000D0000003F00050000088006000000000E0000003F00050980080000000000000B0000003F0000008509800300000000','6d234b3010c0',X'7801DD52490AC24010EC9E999E2DEEDB1B3C08827741F003E2037C8D6FF2297EC4A387B13B0B1325016F82059DAAEEAE844925F787BB00E3763AEF842D3CAFC29BEBFE2EBCE55A72A1341D209E49999A450B6245106A36A059A544A51BE058CFFF95C8F446D67E6544054983E2742CCF25A36EE44D4AEF8EBC799FCBD3FA779FDECF7E02073E55054A3675403E272E15293BB70A4261CD34449AB902FD701C3198919B685F908EE09ADBD7834631FB52C7D6A492BAA445794540FEF5A432FA9BECF92AFD96BD91C6DA08842EF8183CA0729AB432AB66FD4BCE39F1295E2E086319');
INSERT INTO "entries" VALUES('old6543a85f6ff48',7,'answer',0,'keep',6,'person',1795011770.0,NULL,X'0B0000003F00000080030004000000000B0002003F0003008609820300000000','6d234b3010c0',X'7801DD52490EC2300CB4B32765294B7903072424EE48487C00F1005ED337F1947E84238760174A9BAABD72C092331ECFB4519C540F7B038AFBE57A6034F02C1977E5B162DC531694C864200CF5342563936C0BBC50F837800249558CBA76019C417C94FF04AD4647D63D30A21051D22C643D179ED170B44A8CA9A355D23ED03FC7B5BEB7CF73387D6F2846130782AF130BA1855919013E336AE1835EDA0CDD741ED0AB99CDA5CBB40C609BCFB793A62274751D3A9D6EB9AE0902F2D34B9E5F425A316DA7AC7FBC51AE8C09A0D17A17BC0314566A29D466D4FF43A11D0E6DFA02F7506519');
INSERT INTO "entries" VALUES('old6543a85f6ff48',8,'answer',2,'discard:comedian.4',7,'bot',1795011775.0,NULL,X'0B0002003F00030082030001000000000500FFFF3F00FFFF03000000000000000600FFFF3F00000000000000000000000E0002003F00060986090200000000000300FFFF3F00030000000000000000000B00FFFF3F00070080008009000000000B00FFFF3F00000080008109000000000B00FFFF3F000A0080008209000000000B00FFFF3F00030080008309000000000B00FFFF3F00050080008409000000000B00FFFF3F000B0080008509000000000B00FFFF3F00080080008609000000000B00FFFF3F00030080008709000000000200FFFF3F00020000000000000000000300FFFF3F0001000000000000000000','6d234b3010c0',X'7801D5524B8A02410CADA4FED5A3A38EBA9E030C08B3173C827800F1309E698EE2455CBAC824D1B668691A578281BC242F49772555A773DC1B96BFEDEE576C3097A3D89FE3FA2476C5BA6005097A2432F7A852566EB5F9669DB1EC117956A19C7E91485811A7487450FBFE907840EA913A19B01840206B0DF27602A7DA6DD4AAD6AB99EBFE5A7EB8A776D5FAE7BC89D9F0A9AED2338650729DB0408FE12BA0C94D70D35CFC2C3690469F05B21BC7C963EBF747D456E5531153ACA017A0463129CE954740E445C951EE4FF0EE7447E9D2DDA85B3910B9108AF110732A39F1F544EB2DBAE540C7CB52BA1505FEE53F9BFE8027');
INSERT INTO "entries" VALUES('old6543a85f6ff48',9,'answer',2,'travel:6',8,'bot',1795011780.0,NULL,X'140002003F0000000000000000000000','6d234b3010c0',X'7801D552CB4D04310CB5F34F86CF2EB09C290009893B1225200A5851CCD64429DB08C73D98E70432CA80E688C493FCFCCF38CE1C3FE29E80F797D747D5814E07D5F787A7A3EA07C80EC2EAFC8284585C889615252037458E2C2C110FD190AB278A6854E12A8BBC55FDFF29E182D2E1BBF57533AC930162C3622D196C2720F5BD8D9FF79F336D7F73C59C9963CDB22BE72D6B97FE869E3155431F7E34F4397967BC09D7C1509E82DBE6E2AFE2C4E9FCB270761771337688DC9D450DA1134845B958E5B6A1494D49956F6ADCB03158948ED27FC16E8C438FE1D11B2B573C174221CF31A792139E275A6F8DBB5DE9F8B354DD4A257CF2135D857F2F');
INSERT INTO "entries" VALUES('old6543a85f6ff48',10,'answer',3,'travel:3',8,'bot',1795011785.0,NULL,X'140003003F0000000000000000000000','6d234b3010c0',X'7801D552494E03410CB4DD7B0F4B5892731E8084C41D8927201E10F198BC89A7E4231C3918572799683AD11C9128C9E5F63A6EF7ECBED3860C5FEF1F2FD0917EB6D04FDBD71DF4B3C9D284615C40315FEA04691564401CF0E48C5583C9DE4647557801DF58F5B3E9FF4FD913EB888093800E37632636100BAB7324B69D68A1E336CEEF7F8A8C3D0E49A7485FE566FAF5B9BDBDA0379B6A0FCC7D01783E5E4A90F81085CA10FD5DA9E13E0D9CAF6F2B177F93167DD9FA2AC16595865CC1D581DB8674C05173E3C7E61716B1456194F1171C0FD3A1A7EEA935CD9CB17C8C9502A7926BC9F63CC905277E3553F167A1B69546F6C95F1D067E34');
INSERT INTO "entries" VALUES('olddf3ed0f4e11af',1,'start',-1,'',0,'person',1795011785.0,NULL,X'100000003F0003000000000300000000100001003F0003000000010300000000100002003F00030000000203000000000700FFFF3F00800116000000000000000900FFFF0000800101000800000000000900FFFF0000800102000200000000000900FFFF0000800103000500000000000900FFFF0000800104000400000000000900FFFF0000800105000300000000000900FFFF0000800106000700000000000900FFFF0000800107000600000000000900FFFF0000800108000100000000000900FFFF0000800109000A00000000000900FFFF000080010A000900000000000900FFFF000080010B000600000000000900FFFF000080010C000A00000000000900FFFF000080010D000500000000000900FFFF000080010E000400000000000900FFFF000080010F000700000000000900FFFF0000800110000200000000000900FFFF0000800111000300000000000900FFFF0000800112000800000000000900FFFF0000800113000100000000000900FFFF0000800114000000000000000900FFFF0000800115000900000000000900FFFF0000800116000000000000000100FFFF3F00010000000000000000000700FFFF3F00800030000000000000000800FFFF0000800001000100000000000800FFFF0000800002000A00000000000800FFFF0000800003000A00000000000800FFFF0000800004000C00000000000800FFFF0000800005000900000000000800FFFF0000800006000200000000000800FFFF0000800007000300000000000800FFFF0000800008000D00000000000800FFFF0000800009000B00000000000800FFFF000080000A001300000000000800FFFF000080000B000900000000000800FFFF000080000C000000000000000800FFFF000080000D000200000000000800FFFF000080000E000700000000000800FFFF000080000F001500000000000800FFFF0000800010000800000000000800FFFF0000800011000B00000000000800FFFF0000800012000600000000000800FFFF0000800013000F00000000000800FFFF0000800014000400000000000800FFFF0000800015000900000000000800FFFF0000800016000300000000000800FFFF0000800017000500000000000800FFFF0000800018000400000000000800FFFF0000800019000E00000000000800FFFF000080001A000700000000000800FFFF000080001B001000000000000800FFFF000080001C000500000000000800FFFF000080001D000300000000000800FFFF000080001E000500000000000800FFFF000080001F000A00000000000800FFFF0000800020000100000000000800FFFF0000800021000200000000000800FFFF0000800022001400000000000800FFFF0000800023000600000000000800FFFF0000800024000100000000000800FFFF0000800025000700000000000800FFFF0000800026000A00000000000800FFFF0000800027000B00000000000800FFFF0000800028000800000000000800FFFF0000800029000000000000000800FFFF000080002A000600000000000800FFFF000080002B000400000000000800FFFF000080002C000000000000000800FFFF000080002D001200000000000800FFFF000080002E001100000000000800FFFF000080002F000C00000000000800FFFF0000800030000800000000000400FFFF3F00000000000000000000000B00FFFF3F00010080008009000000000B00FFFF3F000A0080008109000000000B00FFFF3F000A0080008209000000000B00FFFF3F000C0080008309000000000B00FFFF3F00090080008409000000000B00FFFF3F00020080008509000000000B00FFFF3F00030080008609000000000B00FFFF3F000D0080008709000000000200FFFF3F00010000000000000000000300FFFF3F0001000000000000000000','6d234b3010c0',X'7801D550C90D02310C8C13E75C6E582AE0C103892A28800240882E7823D1194550075FA4605BBB88E345C4878932E338B115CFE114F78A70BCAE6FACABED65C1BA39CF6AD6256D0E800F5F20356F63A3A80C45395BDA9C42E998336719289CF34EF4FF29D060F9156F430190A744999CE1C568DD787B5A78F3D9A52CF33AC6E3C40386CE70A4D0A950250F6EA221596307BE87D644ECBB2AD45EAB38AEDAA23948949EB8237114D6C246B82B4C0609CA7E5E50151504A33DDAE46202E70D5A1DA6058D7E5E227E0851EB3B03E274EE');
INSERT INTO "entries" VALUES('olda3b6128eaf397',1,'start',-1,'',0,'person',1795011785.0,NULL,X'','6d234b3010c0',X'7801DD523B4E03410C7DB677B29B4D2428220E409B3350A5A5E202482972885491B80907A0CD3D5221D15321E50631CFB3B352C847DAB4585A3FFBEDD8637BFCFAFEB307E563B3FE0C5CAE1EBF02772FDBB7C053793825AEF86DE1C7052B182DF704C9CCA2F0FF15920EEA4C470ABFC7A41C364E8784D7FC80830BA716730375C37F07B2EEC352979437429FFBB9C47DE30932723E5C42654477A9C377B7CECDF65005B32E3802DA69E8BB509EB2AED87E36A86613B6EA061589E511A22AD44CF30609C71146B74E9C5A36E91522EA3F32C3BD24F342F6D8A8544D9B527D5CA84F2191EB6F76E44B73FCD945DDC933FA520583B97E30B11AF8057C8C8E92');
INSERT INTO "entries" VALUES('olda3b6128eaf397',2,'answer',0,'discard:tragedian.3',1,'bot',1795011790.0,NULL,X'0B0000003F00070080030001000000000500FFFF3F00FFFFFCFF0000000000000B0000003F00000080030004000000000B0000003F00070080030004000000000B00FFFF3F00020085090001000000000B00FFFF3F00000085090001000000000B00FFFF3F00010085090001000000000B00FFFF3F00040085090001000000000500FFFF3F00FCFF07000000000000000600FFFF3F00000000000000000000000F0000003F00800200060000000000000F0000003F00800200060000000000000E0000003F00050985090500000000000E0001003F00050985090600000000000C000100020006008001010500000000','6d234b3010c0',X'7801DD523B6EC3300CA548CB72EC00C950E400597B866E1D33F5020132F410990AF4263940D6DC235381EC9902E406661F6539953D19194B4B7CE2EFC924B43DDCEE04397EED7F0C779FEB8BE1F9E3F46D3896D5C8E160F73B0FD5C998252C487052F55446CF7BAC4AC17F089E2735C5256B585293920553614C296013B5EA30359B1B415788B5F0AA4EA34E944FC226D55DE98DB454132A24A20B9D2D9D197D53158974C55650CF4D2F4CA98F3A572F0D5A552176785FE2188B19206CEF0DC3B02F17CBC3CAA6338CE7B98FF36B3AF558B12BAADAFB30E8AE212337F601E5E3AA81D718F16FE3E474D1F3F0371C70FC0274599681');
INSERT INTO "entries" VALUES('olda3b6128eaf397',3,'answer',1,'discard:great_company',2,'person',1795011795.0,NULL,X'0C0001000200040001050002000000000E0001003F00060986090100000000000300FFFF3F0004000000000000000000100000003F0003000000000308000000100000003F0005000000000309000000100000003F000500000000030A000000','6d234b3010c0',X'7801E552310EC2300C74EC94542D5217C4C6C2CA1BF801131F4030F00826247EC20358F90713123B13123F20D8691A9288010931E1243EDB75ECF8D4C5FE760796C37673165CADC717C1D3FCB813CC659805907D392A8B37DE5F66F17F719149B141DE4DAD8432EC696B4650FB04621E91EF193E000FABA1E425428C8A235255F8FEB5CC7C832B4CBB3940931B48999E436ADD30E4270610B59725B9EA8B6E44D9C2E9580D6A694C80421429E48DC840E8FE35C5743823302179BC2376D2EF21313626DEE9B044A5CBAA284C325D0D5CDCF54B4A865649B4ADE85F13F7FAD27E91C3859E20FE9F95');
INSERT INTO "entries" VALUES('olda3b6128eaf397',4,'answer',0,'play:kings_favourite',3,'bot',1795011800.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801E5503B0EC2300C75ECB4A95AA42E888D8595337003262E8060E0104C48DC8403B0720F26247626246E40B1F329492624C4849BF8C58EF35CBFE5E1FE00B6E36E7B115C6F2657C1F3E2B417CC6D94258863E4ADB27CEBE35596FF971045942E5836B5154B89C75277660C8D2F20D611F999E10DF0EC3454FC8911A3E28C900AF5AF6DEE1BDC6016C6004D761E654A8BE4C230E3470844EEB154D703F1ADB8AEB03E76C3461A13A008450A792132103AF9580E7BE895903A5E913AE97D5F181FA63E0858A1D2555D142699AE0126B7FD12CABE5592758CFE6FE25E5F9EDFE230D10BCCE89E98');
INSERT INTO "entries" VALUES('olda3b6128eaf397',5,'answer',1,'pass',3,'person',1795011805.0,NULL,X'140001003F00000000000000000000000C0000003F0000000005800500000000100000003F000400000000030B000000150000003F0000000300000000000000150000003F0001000100010000000000150000003F0002000200020000000000150000003F000300FFFF030000000000150000003F0004000700040000000000150000003F000500FFFF050000000000150000003F000700FEFF070000000000150000003F0008000400080000000000150000003F0009000800090000000000150000003F000A0008000A0000000000150000003F000B0004000B0000000000150001003F0000000300000000000000150001003F0001000800010000000000150001003F0002000100020000000000150001003F000300FEFF030000000000150001003F000500FFFF050000000000150001003F0006000200060000000000160000003F0001002100000000000000160001003F0002000B00000000000000','6d234b3010c0',X'7801E552BB0DC23010BD8F83A3048906D143CB0C6C40C50248140C4185C4260C40CB1E5448F454486C80B9B39D8F238A482939DBF77C1FDFD92FD99E5F6F10B91C0F77C5DD7EF150BC6DAE27C5AECC3A0E2376B53AA1FF3609FBBC9F46C6D9399431970181C0392B0BE0E30CE432945F1644F18044A84FE58139EB78FE092BE9E8050C7B443BF2C8C10CC19E1A98C361CD2FC6AA27AA5CE6755B4D4B6DCC40284C32924C22010ECCA2D09152AC79325BECA4F19F8C2CA3B7C29CD0E44596D9E475254871DF2F29591BF5A6E9116FD33806EF5CF521E427802F6AF6943B');
INSERT INTO "entries" VALUES('oldce5de16802750',1,'start',-1,'',0,'person',1795011805.0,NULL,X'','6d234b3010c0',X'7801DD514B4E03310CF527FF19688176D7110824903845EFC105D876D50577E2242CB804B74032762648D16CA890D8F0669EEDBCD851F432BDBD5C83223FDC3E5A7EFD38DE5BBE3BBE1F2C3F29B74A52EE944B4C2A7CB3DF2B6D915B76C05A8978A5497B25B6DAD6FF0DDE0CFB1944249F1BB8689DE6112A2D1BB87EAE565EA30837CFA8EE58CF5FE019C676EC1E6E805944828F9E111C09100774516214C989435EC554084AF17039423C1FE238A4C299746A89893626B1B3786641FC6011AB8256CA95B7382B4458FFF93AA7997ABA2309D6667707CF05930B9173A41CEA45F42EABAEA32BB10D2FCED0279C95A5DE8DFEA634572A74F80B7A26625D');
INSERT INTO "entries" VALUES('oldce5de16802750',2,'answer',0,'use:elephant',1,'person',1795011805.0,NULL,X'110000003F000300FFFF000000000000','6d234b3010c0',X'7801DD51494E04310C74ECECDD302CC38D06041248BC02DEC107B8729A037FE2251CF804BF4032AE7418A1BE3012E24275DBE59493C8AA4CAFCFE764283797B7E097F7CD35F86AF3F6047EB038B1608B538B25CE4C982CC0DF51FBA274F62456A9060B489E5C5BDF5B96AE41FF2F8830EC6730B37EACE9B0EF8447F0050C48FB7CAB8265D52FAFB875B0E72FF04863BFF68E2E4844556348411C79566289CE274D49B5648965957265AA35D0D148697F48E390AB14B6534B4CBC86241E790F49C380EC9AE250EA71409E1566D7FE799CDD4CDDDD914C07B0DB9067A220D5651F9394C425B6416C9655EF2EC8F5C39DB65DD71E717ECAADF8FB02AE34D8559FFDBB646E');
INSERT INTO "entries" VALUES('oldce5de16802750',3,'answer',0,'push:comedy',2,'person',1795011805.0,NULL,X'0500FFFF3F00FCFFFEFF0000000000000C000000010005008001000500000000','6d234b3010c0',X'7801DD503B4E04310C75EC649C6487E5B774AC402081C429B6E0165C80966A0BEEC44928B804D7C0F865C20A4DC30A898637F3FC1C7FA2E8AD5F9F2FC8516EAFEEA02FEFDB1BE8F5F6ED09FAE03C73B2F3DC390796BFF8BD57FBA1748D249E99A5A644B9ABBA06EFDCF7B9FF220AC37E0633DBC78A8EFB243C821B5040DA175B963C9A89131D6E1D647F81471AFBB51BBA2411331B92260914D9886508514DD5AC6419CAA1E6CA546BA2939174B9D07191AB14F6AD39D6BC424922E20182A50562689580D44E13E254610EED9F9EB39FA9FB3B92E908763BF22494A4861C0795A25C06BC0358F6EE4C02969DFD8E5D37F4CABCBE1BF85D32BDC5A3AF7F0298885F89');
INSERT INTO "entries" VALUES('oldce5de16802750',4,'answer',0,'discard:kings_favourite',3,'person',1795011805.0,NULL,X'0C0000000100000000050002000000000C000100020006008001010500000000','6d234b3010c0',X'7801DD524B4EC3400CF5D8F34F0A14CA8E0A0412489C8205B7E0026CBBEA823B7112165C826B60FCA653A98A849A0D1B5EF2FC1C7B1C591EAF3FDEAEC9501E6E1FA1EF5FDB7BE8DDF673037D315E1AD978659CE2C6027B1EE66AFF285D3D8979AAA12951EEFA4CEEB0ECDFF811033B0E66D6EF152DFB49CC08F38002D21EDFBC6056558CC870CBC0FB0BBCD2D87FFB64B72BA2AA31A4208E3C2BB144E793A6A45AB2C4729A7265AA35D0F948E96448E390AB14B6AA29D6BC42483CEC0246C300EB5AC4C1D58B00BB8B30BBF6EEDA9937D4F913C974D6D72FF7A220D5651F9394C4056D342C7E5952848DD3ACB3484FCDEFE5F8C97D3758801F1931607A');
INSERT INTO "entries" VALUES('oldce5de16802750',5,'answer',1,'discard:stage_managers',4,'person',1795011805.0,NULL,X'0C00010002000A0001050002000000000B00FFFF3F000B0083090001000000000B00FFFF3F00050083090001000000000500FFFF3F00FEFFFDFF0000000000000E0000003F00030983090000000000000E0001003F00030983090100000000000B00FFFF3F00010085090001000000000E0001003F00050985090600000000000B00FFFF3F00050086090001000000000B00FFFF3F00130086090001000000000E0000003F00060986090500000000000300FFFF3F00030000000000000000000B00FFFF3F00020080008009000000000B00FFFF3F00090080008109000000000B00FFFF3F00030080008209000000000B00FFFF3F000A0080008309000000000B00FFFF3F00080080008409000000000B00FFFF3F000B0080008509000000000B00FFFF3F000C0080008609000000000B00FFFF3F0007008000870900000000','6d234b3010c0',X'7801E5534B4EC3400CF56792F990528ADA1D085A242A718ADEA317E8965517BD132761C125380632F6C4515BA8C4A262D5173D3F8FEDF18C9CE4FE7DF7008ABC5CBC98BE7D6E9F4D9FB61FAFA66BE54C49CA3BE54FCC3530F03087BE5801420091C3DC25F86403FB1B442C5F53987825ABDAE44C0D5C9F50BD46AD08FB2CA966ACE63FB081CEDBAEE0514FAC880DEBBB2401E2164394184572E2368F632A04A53470DB41BCBEF2FA5332A329699C43563B622B2966044352DB6FED3CA2FD85999011B98EA51FEAF0690D7AC60012DC7897E45D1A2E98421B3947B23BF618EDCFDA7BBAC316CAA3580DE1AF98F73F4786DBD8CFF40DD0BF690A');
INSERT INTO "entries" VALUES('oldce5de16802750',6,'answer',1,'use:owl',5,'person',1795011805.0,NULL,X'110001003F000400FFFF0000000000000C000100020009008001010500000000','6d234b3010c0',X'7801E5524D4A43410CCECFBC373FBED62A2D7461A95450E829BAF0165EC06D576FE19D3C890B2FD163943419F3A84A4150BAF21BBE7C33492619C22CDE5E96A0C80FABB5E9EBAEBF37BDEBDFB7A64FCA99929437CAEF58A963E0E718FA214000049147B5FF096C03FB19442CFB295C7926ABDA9C4C0D5C57A8BB46AD082B2D423562BB73E0193A2FBB815BED58111B46082440DC628812A3484EDCE6CB980A41290D5C7710C7179E7F4A663425F573C86A476C29C58C60486A3FAE76EED1FAC24CC8885CC74275A8C3471AF40F034830F12A73AFD270C114DAC839DA431DDDB1D771A737ECA0FCE2AB2E3CE5F616BF96E135F6010E9A306A1D');
INSERT INTO "entries" VALUES('oldce5de16802750',7,'answer',1,'discard:great_company',6,'person',1795011805.0,NULL,X'0C0001000200040001050002000000000200FFFF3F00030000000000000000000300FFFF3F00010000000000000000000D0000000100020085060507050000000D000100020007008606060706000000','6d234b3010c0',X'7801D5533B4E03410CF567FE2C10502251804044028953E41E3494B4A95270274E42C125380632F6AC370A812AA2C192FD3C6FDEECCEBCD9BD7A7BB9068D7A7FFB60F8FAB1B9335C6EDED7868F9A0B4DD2BCD4DC8FA51253EECE351F54C700AC9D48D4342A00F6B1B116A15791A78EFFBF14354CB6F1DB79D00C2046F99CC3990BCC0DA32757583BEEDE3044E545D8FDA33EE3CBFE1C9E61F067AEE0663A478E8C10F4FA88132AA644B9164EF5349746D05A84F301F2C9D1F6D83F9B05CD49590E55EB319BA059110C45EBB87470262B32133222775BC8BEC2DEEDA2EFF410283033BB352E4680C80D4B48996BB68D7A0CA61A95AE1FE54E7FE35CA9DC3EEDAF3818A6DDD80FF405FB877A50');
INSERT INTO "entries" VALUES('oldce5de16802750',8,'answer',1,'travel:2',7,'person',1795011805.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5523B4E44310CF4277F1E5FED4A1420108B40DA53700F1A4A5AAA2DB81327A1E0121C03193BF14ACB936856348CE49964ECBC175BB97C7FBD0245BDBF599BBE7D6EEE4C579B8F17D3478DA506695C68CC71ABC6CA6337D77C535D03B0AE44A2865901B0EFCD3584CE224F5DFF3F151D9818D068DE8FF58E46C4285F0B38F5029B86D9DBA9B0AEB8CF8621AA2FC23E3FEA193FF6E7F20C937FF301AE471F22393242D0668813AAA644B9164EF5389746D05A84B309F2D18175FC0B96B4204D71A8CA876C55CD483014E571747227AB32133222F7B190BDC2BEDA55BFE93E52E0C4C6AD381F02911B969032D76C17754C56352ABD7E94BBFDC3F34AF5E6B6FF626FD9DEC69ED337AED17954');
INSERT INTO "entries" VALUES('oldce5de16802750',9,'answer',0,'travel:8',8,'person',1795011805.0,NULL,X'140000003F00000000000000000000000D0000003F00070080068007000000000D0001003F00010081068107010000000D0000003F00020005078507050000000D0001003F00070006078607060000000D0000003F00070080070008000000000E0000003F00800807090000000000000D0001003F00010081070108010000000E0001003F00810801090100000000000D0000003F00020085070508050000000E0000003F00850802090500000000000D0001003F00070086070608060000000E0001003F00860807090600000000000300FFFF3F0002000000000000000000100001003F00010001030000050000000B0001003F0009008109810300000000100001003F00010001030000050000000B0001003F00040081098103000000000B0001003F0003008109810300000000','6d234b3010c0',X'7801DD524B4A43510CCDE7FE7DB6222D3850044505B7A1BB70158E3AE866BA0257E2C04D086EA2C4E4BE546D51A40327E6917B72CF49DE0B8777F6BC3C078D7A73716BF8F4BAB836BC5CBC3C1A3E68CE3549F3547337AE94D8E457ADF9A53A0660AD44226067EE1C5DFE7710CDB0DF8398703D83A9779A47E68FA105F727F42AEA29C2B01653A82B56FD45BCC1C45F7B0F2BC82822947364842002C409155312A985539DE6D2085A8B703C409E1C68F74F31A7197D68876C65EB770C45711C1D9CC98A0C848CC8DD16EAA68E3FD06854DF123BB3A1F7F1A3C0918F9DF858E48625A4CC357F2E2A83758D9D5B9F717A8BF34EE576E97D36FBAEB7DB62878AEFD5B16B36');
INSERT INTO "entries" VALUES('oldce5de16802750',10,'answer',1,'discard:comedian.4',9,'person',1795011805.0,NULL,X'0B0001003F00030081030001000000000500FFFF3F00FDFF01000000000000000600FFFF3F00000000000000000000000B0001003F00040081030104000000000B0001003F00090081030104000000000E0001003F00010981090100000000000B00FFFF3F00030082090001000000000B00FFFF3F000D0082090001000000000E0000003F00020982090500000000000C000000010002008001000500000000','6d234b3010c0',X'7801DD904B4A03411086EBD13DFD4848441270A1080A0A9E23B7F014AEB2F0329EC093B8F012829790B2AABA04131204C18D3553FD77557F3D3DFD5FBC3C5E8246BBBDBA337D7EDBDE985E6F5F1F4CEF35D79AA479AEB91F067FE5F7B51E450B4DC03A13C950BC53438B2A6A6713DC7F916286FD1CC424B8826590E691B9616AC1FE249F651D45183EC456C8576CF617F10E8BF8EC069EA088452999119208104FA83A4D22ADF2D496A57682DE339CCEA12C668E1F1ED6B4A2BD95EE35A6AA3AB6CEA363E7AA13C888ACB610909B8A6ED130EAF8E5CDC6008F43154E9C03380B2873C79AA6C26DDCDA7F4566460D32F881A356E3DD39C39803ED1DE617C5F8171D75EF2770CA7047');
INSERT INTO "entries" VALUES('oldce5de16802750',11,'answer',0,'discard:standing_ovation',10,'person',1795011805.0,NULL,X'0C0000000100010000050002000000000B00FFFF3F00070087090001000000000B00FFFF3F00040087090001000000000B00FFFF3F00010087090001000000000500FFFF3F00010005000000000000000E0000003F00070987090000000000000E0001003F00070987090600000000000300FFFF3F00030000000000000000000B00FFFF3F000B0080008009000000000B00FFFF3F000E0080008109000000000B00FFFF3F00070080008209000000000B00FFFF3F00000080008309000000000B00FFFF3F000C0080008409000000000B00FFFF3F00120080008509000000000B00FFFF3F00000080008609000000000B00FFFF3F00050080008709000000000200FFFF3F00040000000000000000000300FFFF3F00010000000000000000000D0000000100040085060507050000000D000100020004008606060706000000','6d234b3010c0',X'7801D5524B4EC4300CF52F6D9A0E33080D120B1012488CC439B8051BAEC06A165C86137012165C02894B20633BE988419D0D628325FBB9CF2F69F2DA8BD7A74BB0183657B78E2FEFDB1BC7EBEDDBA3E3BDE5A925599E5BFE8C8D11537E9F95F630341460EB5493A5530218CFCE7A4854D587C0FF5FB219A6BB98BB0FBA0124A8690DAB2670379C9E5C61EB38BC6148C6AB327C867F1493B6ECCFE103966DCF3B789EEED12746EF81B843C3944486CCDDB0EA7321286577DDC3CD11AD69545D86A28F5A627F94BC501D4F9C5A0493622A882444683F20A1A31BE4B51A15CD6C094D15CECE83CC70DC24674D94B86096AEE7A19E2E0EA1A37FACAADCDFB2D2FB5C55D6C9E157FF6252CF62D5D67E0127578523');
INSERT INTO "entries" VALUES('oldce5de16802750',12,'answer',1,'travel:8',11,'person',1795011805.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801D5524B4A04410CCDAFBAABAAC71991115C288282239EC35BCCC62BB89A8597F1049EC4859710BC84C4245582338C08E2C640F2D22FAFD295749F3D3F9C8359595DDC383EBD6EAE1C2F372FF78E6BF36373323F35DFB56B2356DDBFD66A7F281D05D832D564EE9400C6B3B36E1251F52EF0FF876C0B53B7D1C3EE3C3E3B7A20414D4B5874816FC3E9CFADB0651CBB6148C6AB32BC47378A4A3FF6E7F006F3DEF3161EDB1C364962F41C8807344C49A4641ECA62CC95A0569FF4073BA0254DAAF390C56AB4467F943C539D8EBC300B268546104988D07E4042475F90C7B6A848F686D034E1DE7A90190EBBE4A48B1257CC328C5CDAEDE2123AF9C76ACAED968DDEE69AB255BE7FF52F2AED2E16EDEC07E89C842D');
INSERT INTO "entries" VALUES('oldce5de16802750',13,'answer',0,'travel:3',12,'person',1795011805.0,NULL,X'140000003F00000000000000000000000D0000003F00020080068007000000000D0001003F00070081068107010000000D0000003F00040005078507050000000D0001003F00040006078607060000000D0000003F00020080070008000000000E0000003F00800802090000000000000D0001003F00070081070108010000000E0001003F00810807090100000000000D0000003F00040085070508050000000E0000003F00850804090500000000000D0001003F00040086070608060000000E0001003F00860804090600000000000300FFFF3F00020000000000000000000F0000003F0000068002000000000000100000003F00010000000003040000000B0000003F0007008209800300000000','6d234b3010c0',X'7801DD52314E04310C74EC6437C91E1C3A711205080924107C832F5CC72BA8AEE00FF714C44328F8041D5F4066BC49D02E14D75CC548CEC4E391E3B5F6E2EDF99280747B756FFCF2B1BD31BEDEBE3F193F22D608469C237EE30E428B692DD72455F624B8A986B113D1C3D4FC0FEFC116B61FEC99C29A96D5693B7208FF930BF6669950C0A92AF4A5566428E63E34EC75A24FDAD5C61B7A25EE55D5FB3E88C3044A2C9D0387A09AA27469D9C7CC9433B47D38E2531E548F27BE6C3DD5F9B8501D56765F8C0ABA03DE1176C438899DB12DA80C59CE3AE72C316D14FEA8D5DD28D249B59C55294876D177BD24FBE886C1C1569CF396459E6BC5592AEDA183709BC67E806FF9FE73B9');
INSERT INTO "entries" VALUES('oldce5de16802750',14,'answer',0,'keep',13,'person',1795011805.0,NULL,X'0B0000003F00070080030004000000000E0000003F00020982090000000000000B00FFFF3F000C0084090001000000000B00FFFF3F00080084090001000000000B00FFFF3F00040084090001000000000B00FFFF3F00010084090001000000000500FFFF3F00050008000000000000000E0000003F00040984090500000000000E0001003F00040984090600000000000D0001003F00010001088106010000000E0001003F00810981080100000000000D0001003F00020001088106010000000E0001003F00820981080100000000000D0001003F00030001088106010000000E0001003F00830981080100000000000D0001003F00070001088106010000000E0001003F00070981080100000000000B0001003F0005008709810300000000','6d234b3010c0',X'7801DD514B4A043110AD54259D4FAB2383032E144141D16B7885D9790A57B3F04E830771E125DC7905295FA5E3D04461105CF9A0FE2FA94AE5FCE5E982807C73796776FBB6B9367BB5797D34FB005941187206E961876E21F5F0AC589A9F9BF524F05403C59AB927D72AFFD3045BD87EB0679756B4684CDB91EDC5EF62C1DE2C120AD0AA421F6A4546C6D87F8DE957DE77D7AEE99934AA2106719840896570B021A8E624435EC454984A31D21E1CF2098FAA47335AB13B1BC6A53907B38C77782A639902CDEC309F33054CBA77BFD2B53AA3545EAF121D37CA692B05292EF9214A9E1E3D0D36D6BEDF5AD5197041DFC6E21FD27DF7DFC66D49F801A24F82A87B07');
INSERT INTO "entries" VALUES('oldce5de16802750',15,'answer',1,'discard:tragedian.1',14,'person',1795011805.0,NULL,X'0B0001003F00050081030001000000000500FFFF3F00080007000000000000000300FFFF3F00030000000000000000000B00FFFF3F000A0080008009000000000B00FFFF3F000A0080008109000000000B00FFFF3F00000080008209000000000B00FFFF3F00020080008309000000000B00FFFF3F000A0080008409000000000B00FFFF3F00080080008509000000000B00FFFF3F00070080008609000000000B00FFFF3F000F0080008709000000000200FFFF3F00050000000000000000000300FFFF3F00010000000000000000000D0000000100000085060507050000000D000100020001008606060706000000','6d234b3010c0',X'7801D5524B4EC4300C75ECA44D53C4203423B100218104125C871D1BAEC06A16DC09CD41587009765C01193F27ED20661608B1E155FEBBA9FD9AB397A773320CD71737B0CF6FEB2BD8CBF5EB23ECBDC9CA844D4E4DBEE3D612937CAD95160CCD4612F3549309529182C7C802D1B5EA83DBFFAFB211A633F6ED134000A7A0FD8A16AD016C205DD920E30C0F22A1645A55E8C3F963AF58EA8F81AF13BDCFA7DED166DAA34F12B011B174B0D1FEE190A51B10FC1089973C163D2CE8AF071762F33DA1E37136FF807AD30B13BB2F1C2488045B975918A40567AE1235CFB975EA064E6355DBD28E97E9A8B59FB45A921272EC7A1930C384D1BFEB2DADBFB5639CDD49D0B327DDDEF9B599A6C105F8043D368D14');
INSERT INTO "entries" VALUES('oldce5de16802750',16,'answer',0,'travel:1',15,'person',1795011805.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D5524B4E03310C75EC6426934114212AB10021810412701C76DD7005565DF44E150761C125D8710564FC9C4C8B5A1608B1C123FF9E3D19FB4DCE5F56176432DC5CDEC2AFDF96D7F057CBD727F885E9DC944DCF4C77E5DE80BBA65F6BA52543F391C422D5640A2852F01C2824BA557D74FFFF4D06613AC9CE3E589D022CA7A0FD9C66AD016C00AE6C90718607995032AB2AF4E1FCB1570CFA63F1D1E87D73EA033D4F6BF449021622960E3EDA3F1CB27403921F4AE2131E8B1E16F4D7830BB1C50EE8789C2D3EA0DEECCCD4EE0B070922C1D665160669C199AB446DE6DC067503A7B19A6D692FCA74D4DA4F5B2D49093976BD0C986192D1BFEB2DADBFB5639CFD49D0F30DDCDEF9B59BA6C105F804E9208C17');
INSERT INTO "entries" VALUES('oldce5de16802750',17,'answer',1,'travel:5',16,'person',1795011805.0,NULL,X'140001003F00000000000000000000000D0000003F00000080068007000000000D0001003F00040081068107010000000D0000003F00000005078507050000000D0001003F00010006078607060000000D0000003F00000080070008000000000E0000003F00800800090000000000000D0001003F00040081070108010000000E0001003F00810804090100000000000D0000003F00000085070508050000000E0000003F00850800090500000000000D0001003F00010086070608060000000E0001003F00860801090600000000000300FFFF3F00020000000000000000000C000000010007008001000500000000','6d234b3010c0',X'7801DD504D4A83410CCDCF37DFCC37155B8A05178AA0D082E02DBC822B4FE1AA8BDEC985E770E1255C7A04892FD3F8690BA2A02B03C9CB4B1E994C4E1F3767041B56E7978EF7CFEBA5E3C5FAE9CEF116BE800BFC04BE6F5728BCFBE75E0D320476A4C8CC52F01298810CBF0EFE5F20FBC1BE3749627941D350FA8DFC1ADDC8157773A6E49733537A356F0A2AAEFE6BF3D7895E6816836FE801EB9819714ECA488C447BC70EE5A1683F38F9A125399249B5C3EA7A7C0756493CB67C322FC003CA88D35649C2CAAA8CCF8AA830F6630FB06D8C3D3F20CA0DBE908CE242B3901C472D69E5D2F559777E55DBBB4DB23B128CB1D038709B386F9DBDFA2F693B8807CC7903E4317C22');
INSERT INTO "entries" VALUES('oldce5de16802750',18,'answer',0,'discard:rebel',17,'person',1795011805.0,NULL,X'0C0000000100020000050002000000000B00FFFF3F000A0080090001000000000B00FFFF3F000B0080090001000000000B00FFFF3F00020080090001000000000B00FFFF3F00140080090001000000000B00FFFF3F00020080090001000000000500FFFF3F00070009000000000000000E0000003F00000980090000000000000E0000003F00000980090500000000000B00FFFF3F000A0081090001000000000B00FFFF3F000E0081090001000000000E0001003F00010981090600000000000B0001003F000A008409000100000000100001003F00010000000103010000000E0001003F00040984090100000000000300FFFF3F00030000000000000000000B00FFFF3F00090080008009000000000B00FFFF3F00060080008109000000000B00FFFF3F00030080008209000000000B00FFFF3F00080080008309000000000B00FFFF3F00090080008409000000000200FFFF3F00060000000000000000000300FFFF3F00010000000000000000000D0000000100010085060507050000000D000100020006008606060706000000','6d234b3010c0',X'7801D5533B4E03410CF5D8B35F901221454A01420209240A6E4395265748952277A2C83952E412941C0199677BB28B361408D1E0957FCF9E19FB497B73D8DD12A47BBC7B32FFFAB67D307FBF3D6ECCAFA00B2843AFA153790670D2AFB5BE245DF19904916A05352853F2DC5093EC5675EDFEFF9B1684E920DFED938C00AE93760B9A970663C3E06083C0997D9609D5B0AA421FCE1F7B05D01F8BBD4EF43E4CF442FBD31E4D25BE10717891540F1BFE30A0CE1BE31CF93D3D71AB1AF8C51542BDA40676E69D29714E7889849985419A199F32ECD9FEB181D318E6AC63045A9A97F665012BE9539BEB4662209F41B5B727A3B3F48F77A030C52C874EE1F1CCEFA2328CFF409FE96397D2');
INSERT INTO "entries" VALUES('oldce5de16802750',19,'answer',0,'travel:5',18,'person',1795011805.0,NULL,X'140000003F0000000000000000000000','6d234b3010c0',X'7801D5533B4A044110ADAEEAF92AB8080B1B28828282819EC6C8C42B6CB4817732F01C1B7809438F20E5AB8FB3CB4E2262620D55AFFBF59BE9AA0773BE7DBE20C47073796BF8F2BEB936BCDABCAD0D1F914B2423CF9087710FE22E73FF6CCCCD905849B0526D9046552ABE37D6A27A557D72FCFFA5876155BFE3601E1B9D8A556E8B0E4B5AA4C0DC303ADC2078668FED845A5455A14FF78FFD04D41F87B7461F53470FF48A5B3DBA461C8903454A9B473F061A5C1AEF917F6724EE55833F3AC5528FA9433D7165295C0B6E2261666198666567E07CFC98C06D8C32974C4C4F8B94AF926B642C7D6D3B8986BC07D5D1AE0C65EAA74F808E76768C2BA19B49F724BF596633FE037D019ECC96D9');
INSERT INTO "entries" VALUES('oldce5de16802750',20,'answer',1,'travel:2',19,'person',1795011805.0,NULL,X'140001003F00000000000000000000000D0000003F00040080068007000000000D0001003F00010081068107010000000D0000003F00010005078507050000000D0001003F00060006078607060000000D0000003F00040080070008000000000E0000003F00800804090000000000000D0001003F00010081070108010000000E0001003F00810801090100000000000D0000003F00010085070508050000000E0000003F00850801090500000000000D0001003F00060086070608060000000E0001003F00860806090600000000000300FFFF3F00020000000000000000000C000100020009008001010500000000','6d234b3010c0',X'7801DD523B4E0331109D8FD7BB5E90882245A200218104121587E00E149C822A45EE9493A4E0125C803E1ADED8B308B245525031D2BC37F3FC64AF677DBDDBDC10A23CDC3E3A6F3FD6F7CE77EBF737E757E40A29C82BE4613C4198F2E7DA184D094EA4A8CC3AE2AA0CC1CFC161FB37947D60C743B25859D1229C3E239F4FFAEE1573F34E2903CD94F6E68B02C5DD7F1DEDEFEC69191BBFD027253633CE7DA7603392C6DAA86AA70295EACC15A96E30920C664D3F5BA2B473EA8117D5C32C895599544454D80B06221ACE06D06ED09E55D433CF240CB408CB65489D8E3CA4DCFFBE5BF1239B73B625160E35EF91A73D81E95B8E731D8803AC5FE7868719');
INSERT INTO "entries" VALUES('oldce5de16802750',21,'answer',1,'discard:tears',20,'person',1795011805.0,NULL,X'0C0001000200060001050002000000000B00FFFF3F00060081090001000000000500FFFF3F00090007000000000000000E0001003F00010981090100000000000E0000003F0001098109050000000000100000003F00010000030000050000000B0000003F0009008409800300000000','6d234b3010c0',X'7801DD524B6E02310C7DB1335F90188D5AA98B56955A894AACE00C1C8205A760C5A277E2242C7A895EA07B94DA4E98D211D2CC82158EECF7E6D97126565E8E9FAF10AB3EDE168A87EFFD5CF17DFFB553DC8A3F8A93F8B378DF5622A82F7B893A7D57093D58580819BC29EBA4DF2B643AB061A39C503CA049953A2327EE65522AB12D9D1823971802E36419B28CD6DCD6F474E08436B5DDE0073EA8E545C64640113982696303AA8B4A58831A549EC549AB748A42E2CC440792A7C30E4C44824A9C44B118D37FC6B9991C9558D265AF93124DBC309E5241C6B52B7D5EFCBF5BA547EAFA3BA66B2872EA7121191DF704BA5D83E43C257D00BF4E288BF9');
INSERT INTO "entries" VALUES('oldce5de16802750',22,'answer',0,'discard:tragedian.5',21,'person',1795011805.0,NULL,X'0B0000003F00090080030001000000000500FFFF3F00070002000000000000000E0000003F00040984090000000000000B00FFFF3F00070086090001000000000B00FFFF3F00000086090001000000000B00FFFF3F000C0086090001000000000E0001003F00060986090600000000000D0000003F00000000088006000000000E0000003F00800980080000000000000D0000003F00020000088006000000000E0000003F00820980080000000000000D0000003F00030000088006000000000E0000003F00830980080000000000000D0000003F00040000088006000000000E0000003F00840980080000000000000D0000003F00050000088006000000000E0000003F00850980080000000000000D0000003F00060000088006000000000E0000003F00860980080000000000000D0000003F00070000088006000000000E0000003F00870980080000000000000300FFFF3F0004000000000000000000100001003F0001000000010308000000','6d234b3010c0',X'7801DD923B0EC2300C861D3B2D6D79142A901840482081C40677E00C0C9C8289813B7112062EC105D851B013530A428281893F723EC771F370333CEE47C04A67E3B9F070DE4D8593DD692BDCB0F5D8906DC0F6AA2507166CC2AA721DB4944D6543B9020389FAFF88480AF659185B875DE86826310D9B05E72444BE59EFC5DC3B4770ADCC48CE6F25BB8B8A0058C38577F5AA45E4091848013AFB1D20ADE4815F20034CEEC17A51BA2EF7410368B908C6102212A1778C3F65E8F59C0FE80D42CA23FCD64BA0ADE97D9D8F2833898D6BCF774B0D6F262DFC9EA7B538AC6B94611D7FF704CAAF3E3AF72AC903B80122988EFB');
INSERT INTO "entries" VALUES('oldce5de16802750',23,'answer',1,'count:comedian',22,'person',1795011805.0,NULL,X'130001003F0008000000000000000000100001003F0005000000010309000000100001003F000500000001030A000000','6d234b3010c0',X'7801E553310EC2300C74ECB4A46500552021014202092446780C03134F6062E04FBC84814FF00176146C376DA17460E8C645EE3917D7899D767A3DCF8091ACE66BE1CBFDB4145E9C6E47E13DDB900DD9266C756C5910DBD4167A617EA8E9FF32456E982FD154B531AC626C3D0E601C02885964CBEF8A443AAC7A313FBD27788615074E425A86EC2EC872821D3C8A3A3A1169418039534E6591BF3890BC45812648015D2176B3D2F53D150DA0E5261843884884EA68EB580B67FCA4A02A354754F10EFA21642422FB11A5C6D9B8F3595B62783319F9F5540954F83A48C829FF4C9B28BA241FC00B6F7C98F4');
INSERT INTO "entries" VALUES('oldce5de16802750',24,'answer',1,'pass',23,'person',1795011805.0,NULL,X'140001003F0000000000000000000000','6d234b3010c0',X'7801E553310EC2300C74ECB44DCB50840021014202092446E02F0C4C3C81A9037FE2250C7C820FB0A36027296A333174C3917DCED98D6BA79DDFAF0B60C937CBADE0ED59AD0557D5E32278621DB122EB8C359603137BD65D1428C3FE1CF1FFB2451E9815198B89BB564C2831986A8B43988604129E55F3B342915BDA79295B6B09DE2162C0484AC722D545061EE0082FDF87B55942D28B05F4481E1CF7AB81BC9109EE8002D0D4646FF0756DE94805A879084A112212A173DCE8FC00C36B362074E0A0EEA6116EB906FA2165223CFB0915CAE8346BF7962B2E29CB5F4FEB0CA6E332612FFF4C97524F493E800F53E9980D');
INSERT INTO "entries" VALUES('oldce5de16802750',25,'answer',0,'pass',24,'person',1795011805.0,NULL,X'140000003F0000000000000000000000150000003F0000000300000000000000150000003F0002000100020000000000150000003F0004000400040000000000150000003F000500FFFF050000000000150000003F0008000300080000000000150000003F0009000300090000000000150000003F000A0003000A0000000000150000003F000B0004000B0000000000150001003F0000000300000000000000150001003F0001000600010000000000150001003F000300FFFF030000000000150001003F0004000300040000000000150001003F000500FDFF050000000000150001003F0008000300080000000000150001003F0009000800090000000000150001003F000A0008000A0000000000160000003F0002001400000000000000160001003F0001001B00000000000000','6d234b3010c0',X'7801E553310EC2300C74ECB44DCB00AA40420284041248ECBC8581573075E04FBC84814FF00176146C27AD68BB7460C39173CE9DEBC469BBBA5FD7C096EF3707C1DBB3DA096EABC745F0CC3E6347F6257BD78E4CD4DED5FE7A8D6648FB985A8F5358C45C6294E72C782F14E9B01AA53C7B4FF08E8A0327293FB6FAD465AC7B8217EFAA9625A40818900244751840FE95075AA0007435392A9BD08F953480962FC118424422D4C0E829C3DCEB3F7610527A6A9B703089E97311384EA830CEA659BBB7DCF06632C2EB6915613AD668E8B8967FE69756DF927C001FB4C38E92');
CREATE TABLE finished (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	is_counted BOOLEAN NOT NULL, 
	answers INTEGER, 
	seconds FLOAT, 
	summary BLOB, 
	CONSTRAINT pk_finished PRIMARY KEY (table_id), 
	CONSTRAINT fk_finished_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "finished" VALUES('old20f5dc81a3c61','histrio',2,2,1794961280.0,1,61,1220.0,X'789C6D52ED6EC3200C7C177E9329908F767B95AAAA684A53D6045A20EBAA28EF3E30845269BF629FCF877DCE8C241BB9415F3B74E3DA2889F01AEC5DA484B4BE483E31211E185827640F10A60E60DD7D129A9FD0D78CBEA7BE1FB8F6211FF8EDC2A475BC12FB46ABB455C2F0049CD56F8A4725AFFC19D30523CDEF1337AE795EFC0BAED76B5ACD7A7E124C7E34A9B35363802A98A8F42F255A0D349AD3E83F34DF5A0196684DA2258844C84DD409FBF403F92F2856E1119F06B16A4DFD0814D76BBA852A5953F24E6EDEC9AD4BEB577503E47ABFB809CE427B7B4A8C8C9A74E7EF37C7B03096699B8423C88631DC6CFBC28C550397F02679A15A1D8FFE9CBB82E082E66CE7978337604B0407FEC3874313D9998AD5A2BB26FB733068D35C052E6C60DB0C3517F5489789D8D1FD1587ACE0AC80B9C2FE6F8B1370B70C539178F89854502921AEB3B8811902A7053C28994E69F7D7A7ED69D40E314D1652502E2ADC4052075F02ABC93ADAB417CDB4E3424C9A07F776B464F903742D1068');
INSERT INTO "finished" VALUES('olda3b6128eaf397','histrio',2,1,1795011805.0,0,4,20.0,X'789C6D91DB6E83300C86DF25D7A1E2D0AD555FA5422804976585A47542AB09F1EEB343B6A26957713E9F7EDBB3B06A042F4E6781CA766E1452DC00BDB3A226CB191BD85955B228180C4A1BDB332A644940E9FB64103A719AC5E7D4F70320998B1408F7097C607EE58CE6A21E6E421320E6E6F5C2C9C171B8D06E84CE28BB2B92538A80AA5F59F54AD0267CC5787A77EF91B3AAF83DD037A7EF42711783DC3A97C2534FCDF3CDC9CC7C5018782459D53FFE4C0DE33AD3F1C57C700358A2656C9228BAB6E571CF5921B3721B4D7A091FA2FA040778C0D0BCA5E84D9580465FA3E0F20F5C6B97DB2A714D2C6FBFA5FEC33D891DB7ACA58D37FF397EAF116BD086A2DC752DDA211D88A73FA4B358FF046EB85FBE010CF4B022');
CREATE TABLE layouts (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	fields TEXT NOT NULL, 
	CONSTRAINT pk_layouts PRIMARY KEY (id)
);
INSERT INTO "layouts" VALUES('6d234b3010c0','histrio','{"size":952,"fields":[["key","<i8",[4],0],["draws","<i4",[8],32],["answers","<i4",[],64],["horizon","<i4",[5],68],["stack","<i2",[32,4],88],["depth","|i1",[],344],["players","|i1",[],345],["over","|i1",[],346],["open_information","|i1",[],347],["sealed","|i1",[5,5],348],["picked","|i1",[5],373],["wanted","|i1",[5],378],["season","|i1",[],383],["round_number","|i1",[],384],["phase","|i1",[],385],["seat","|i1",[],386],["needle","|i1",[],387],["ecu","<i2",[5],388],["ledger","<i2",[5,13],398],["on_stage","|i1",[5],528],["spent","<i2",[7],534],["going","|i1",[7],548],["friendly_pile","|i1",[2,8],555],["friendly_count","|i1",[2],571],["friendly_card","|i1",[2],573],["pile","|i1",[48],575],["pile_count","|i1",[],623],["cities","|i1",[8,6],624],["city_count","|i1",[8],672],["encounter_discard","|i1",[25],680],["in_hand","|i1",[10],705],["troupe","|i1",[5,10],715],["jugglers","<i2",[5],766],["used","<i2",[],776],["fresh","<i2",[],778],["counted","<i2",[2],780],["request_pile","|i1",[22],784],["request_count","|i1",[],806],["request_discard","|i1",[22],807],["requests","|i1",[5,22],829],["played","|i1",[5,2],939]]}');
INSERT INTO "layouts" VALUES('c4553e5ea5f7','rokoko','{"size":1848,"fields":[["key","<i8",[4],0],["draws","<i4",[8],32],["answers","<i4",[],64],["horizon","<i4",[5],68],["stack","<i2",[32,4],88],["depth","|i1",[],344],["players","|i1",[],345],["over","|i1",[],346],["open_information","|i1",[],347],["sealed","|i1",[5,5],348],["picked","|i1",[5],373],["wanted","|i1",[5],378],["round_number","|i1",[],383],["phase","|i1",[],384],["seat","|i1",[],385],["starting_player","|i1",[],386],["favor","|i1",[],387],["livre","<i2",[5],388],["prestige","<i2",[5],398],["yarn","<i2",[5],408],["lace","<i2",[5],418],["cards","|i1",[5,3,33],428],["in_play","|i1",[33],923],["leaving","|i1",[33],956],["left","|i1",[6,33],989],["employees","|i1",[28],1187],["employee_count","|i1",[],1215],["display","|i1",[6],1216],["kept","|i1",[5,48],1222],["stock","|i1",[48],1462],["stock_count","|i1",[],1510],["resource_discard","|i1",[48],1511],["warehouse","|i1",[3,6],1559],["tile","|i1",[],1577],["blind","|i1",[],1578],["bag","|i1",[42],1579],["dress_discard","|i1",[42],1621],["windows","|i1",[10],1663],["dress","|i1",[],1673],["need","|i1",[4],1674],["paid","|i1",[48],1678],["guest","|i1",[5,8],1726],["host","|i1",[5,8],1766],["decoration","|i1",[25],1806],["all_halls","|i1",[6],1831],["terrace","|i1",[6],1837]]}');
CREATE TABLE links (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (token), 
	CONSTRAINT fk_links_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "links" VALUES('ed4744764c379f478c68ac5316f95d4d287c83b19d7dc6e9511381250515c300','oldb459afddb3a09',1795046400.0);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('oldf3436f50b2f7f','Ada','en',1794960000.0);
INSERT INTO "people" VALUES('oldb459afddb3a09','Blaise O’Connor','de',1794960000.0);
INSERT INTO "people" VALUES('old04bb13c1ea3ff','真真','zh',1794960000.0);
CREATE TABLE removed (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_removed PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_removed_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_removed_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "removed" VALUES('old6543a85f6ff48','oldb459afddb3a09');
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	reporter VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	note VARCHAR(500) NOT NULL, 
	chat TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	resolved FLOAT, 
	resolution VARCHAR(200), 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES people (id), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "reports" VALUES('old97f5402513a00','oldf3436f50b2f7f','old04bb13c1ea3ff','真真','olddab546e886da4','chat','not nice','[{"name": "真真", "seat": 3, "text": "你们好", "at": 1795011740.0}]',1795011805.0,NULL,NULL);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(40), 
	name VARCHAR(40) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	away BOOLEAN NOT NULL, 
	was_away BOOLEAN NOT NULL, 
	seen_entry INTEGER NOT NULL, knew_commitment BOOLEAN DEFAULT 0 NOT NULL, kept_for VARCHAR(32), placing INTEGER, points INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('old20f5dc81a3c61',0,'oldf3436f50b2f7f',NULL,'Ada','ca978112ca1bbdcafac231b39a23dc4d',0,0,0,0,NULL,1,19);
INSERT INTO "seats" VALUES('old20f5dc81a3c61',1,'oldb459afddb3a09',NULL,'Blaise O’Connor','3e23e8160039594a33894f6564e1b134',0,0,0,0,NULL,2,11);
INSERT INTO "seats" VALUES('old4ab9b081707f8',0,'oldf3436f50b2f7f',NULL,'Ada','2e7d2c03a9507ae265ecf5b5356885a5',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old4ab9b081707f8',1,NULL,NULL,'','',0,0,0,0,'oldb459afddb3a09',NULL,NULL);
INSERT INTO "seats" VALUES('olddab546e886da4',0,'oldf3436f50b2f7f',NULL,'Ada','3f79bb7b435b05321651daefd374cdc6',0,0,5,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('olddab546e886da4',1,'oldb459afddb3a09',NULL,'Blaise O’Connor','18ac3e7343f016890c510e93f9352611',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('olddab546e886da4',2,'old04bb13c1ea3ff',NULL,'真真','252f10c83610ebca1a059c0bae8255eb',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6543a85f6ff48',0,'old04bb13c1ea3ff',NULL,'真真','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6543a85f6ff48',1,'oldf3436f50b2f7f','journeyman','Ada','',1,1,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6543a85f6ff48',2,NULL,'random','random','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6543a85f6ff48',3,NULL,'thumb','thumb','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('olddf3ed0f4e11af',0,'oldf3436f50b2f7f',NULL,'Ada','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('olddf3ed0f4e11af',1,NULL,'novice','novice','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('olddf3ed0f4e11af',2,NULL,'novice','novice','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('olda3b6128eaf397',0,NULL,'random','random','',0,0,0,0,NULL,1,33);
INSERT INTO "seats" VALUES('olda3b6128eaf397',1,'oldb459afddb3a09',NULL,'Blaise O’Connor','',0,0,0,0,NULL,2,11);
INSERT INTO "seats" VALUES('old6a49044d54811',0,'oldb459afddb3a09',NULL,'Blaise O’Connor','aaa9402664f1a41f40ebbc52c9993eb6',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6a49044d54811',1,NULL,NULL,'','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6a49044d54811',2,'old04bb13c1ea3ff',NULL,'真真','cd0aa9856147b6c5b4ff2b7dfee5da20',0,0,0,1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old6a49044d54811',3,NULL,NULL,'','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('oldce5de16802750',0,NULL,NULL,'','',0,0,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('oldce5de16802750',1,NULL,NULL,'','',0,0,0,0,NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	edition_text TEXT, 
	players INTEGER NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	clock TEXT NOT NULL, 
	open_information BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	watch VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	seed VARCHAR(200), 
	rules INTEGER NOT NULL, 
	seats_version INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	bots INTEGER NOT NULL, 
	meta TEXT NOT NULL, 
	deadline FLOAT, 
	claimed_by VARCHAR(80), 
	claimed_until FLOAT, 
	undo_request TEXT, 
	result TEXT, 
	rematch VARCHAR(32), digest VARCHAR(64), lesson VARCHAR(64), position TEXT, imported VARCHAR(64), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('old20f5dc81a3c61','oldf3436f50b2f7f','histrio','reference',NULL,2,'live','null',0,0,'link',0,'over',1794960060.0,1794961280.0,'f8c6330f065a8b165912b74f8ee04b222b4eb3a0166cfc5fb194ba98e2879998','5c5b5202833fb1b8653184f73b2b4e40ac7b7e6ebab843a157c9bf992755be42','5aa04870fda7d53039336c6da784bbda37d68d635bd33289b47b48c6afbd0c82',1,4,62,0,0,'{"since":[1794961280.0,1794961280.0],"reserve":[0.0,0.0],"thought":[0.0,0.0],"floors":[0,0],"opened":[62,62]}',NULL,NULL,NULL,NULL,'{"points": [19, 11], "placings": [1, 2], "lines": [{"event": "score", "seat": 1, "rule": "HI-S3", "points": 3, "source": "start"}, {"event": "score", "seat": 1, "rule": "HI-2.2", "points": 1, "source": "alms"}, {"event": "score", "seat": 1, "rule": "HI-2.6", "points": 2, "source": "stolen"}, {"event": "score", "seat": 1, "rule": "HI-2.6", "points": -1, "source": "robbed"}, {"event": "score", "seat": 1, "rule": "HI-2.7", "points": 7, "source": "stage"}, {"event": "score", "seat": 1, "rule": "HI-2.9", "points": -1, "source": "level_5"}, {"event": "score", "seat": 1, "rule": "HI-J7", "points": -2, "source": "tricked"}, {"event": "score", "seat": 1, "rule": "HI-E1", "points": 4, "source": "actors"}, {"event": "score", "seat": 1, "rule": "HI-E2", "points": 3, "source": "show"}, {"event": "score", "seat": 1, "rule": "HI-E3", "points": 3, "source": "best_show"}, {"event": "score", "seat": 2, "rule": "HI-S3", "points": 3, "source": "start"}, {"event": "score", "seat": 2, "rule": "HI-2.2", "points": 8, "source": "alms"}, {"event": "score", "seat": 2, "rule": "HI-2.6", "points": 1, "source": "stolen"}, {"event": "score", "seat": 2, "rule": "HI-2.6", "points": -2, "source": "robbed"}, {"event": "score", "seat": 2, "rule": "HI-2.9", "points": -1, "source": "level_5"}, {"event": "score", "seat": 2, "rule": "HI-J7", "points": 2, "source": "trick"}], "stood_in": []}','old4ab9b081707f8','2ec404508009fbb0bd083daa35a15998',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('old4ab9b081707f8','oldf3436f50b2f7f','histrio','reference',NULL,2,'live','null',0,0,'link',0,'open',1794961280.0,1794961280.0,'f31a81a99ff1dcc13c46b7a54471b76294ce35334d887fc0946224cf34e144ff','b68bebd022a0ce3230cfc31bc91281ca2526ed12a5d7c671a0ee223ceba9d33d',NULL,1,1,0,0,0,'{}',NULL,NULL,NULL,NULL,NULL,NULL,'2ec404508009fbb0bd083daa35a15998',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('olddab546e886da4','oldb459afddb3a09','rokoko','reference',NULL,3,'slow','{"free":86400,"reserve":604800}',0,0,'nobody',1,'running',1794961280.0,1795011740.0,'91eb262f9b2a0bd16fbb1cde3ea103a372bdc2657a36450f4a9b2c047fbf54a6','8bf236717150921fd7ad7d2ab23b233c8fd2744214d202038436c857897135d5','377f6f330328ed1b8b3f4bd329001d85cdb4a1e511926ca54b1252bf3d966f49',1,5,16,2,0,'{"since":[1795011740.0,1795011740.0,1795011740.0],"reserve":[604800.0,604800.0,604800.0],"thought":[36060.0,3600.0,25260.0],"floors":[0,0,0],"opened":[16,16,16]}',1795702940.0,NULL,NULL,'{"seat": 0, "to": 14, "agreed": [0]}',NULL,NULL,'9e83a6b22a71fd0d79c4e75c25688341',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('old6543a85f6ff48','old04bb13c1ea3ff','histrio','reference','# Histrio, reference edition. What the public rules fix is marked "rules"; the rest is this project''s own
# reconstruction, made to fit them, and labelled so wherever it is shown. An owner of the box can copy this
# file, enter the printed values and play with those.
[edition]
id = "reference"
game = "histrio"
encounter_cards = 48      # public source
request_cards = 22        # public source
starting_ecu = 3          # rules
impresarios = 3           # rules
cities = 8                # rules
caravels = 7              # rules (other editions: 8; it makes no difference)
request_limit = 3         # rules
pleases = [3, 5]          # rules: season 1, season 2
best_show_factor = 2      # rules

[gauge]
spaces_per_half = 10      # reconstruction; start on space 1 (rules), no middle space (public source)

[[actors]]                # reconstruction: 3 of each kind and level (the worked example needs at least 3)
kinds = ["comedian", "tragedian"]
levels = [1, 2, 3, 4, 5]
copies = 3

[[alms]]                  # values 1-3: rules; copies: reconstruction (4, 3, 2, so that the festival decides more than the road)
value = 1
copies = 4
[[alms]]
value = 2
copies = 3
[[alms]]
value = 3
copies = 2

# Jugglers: the Chameleon is from the rules, the eight others are this project''s own.
[[jugglers]]
id = "fox"
moment = "after_reveal"
ability = "change_destination"      # take the revealed travel card back and play another from hand
[[jugglers]]
id = "tortoise"
moment = "before_refresh"
ability = "recover_card"            # take back one spent travel card and its caravel
[[jugglers]]
id = "bear"
moment = "shared_city"
ability = "take_one_first"          # a shared city with you in it: take one card there before it resolves; alms pay, a juggler is kept, an actor joins without its effect (level 5 still costs 1)
[[jugglers]]
id = "elephant"
moment = "before_encounters"
ability = "push_needle"             # move the needle `amount` spaces either way
amount = 2
[[jugglers]]
id = "owl"
moment = "after_deal"
ability = "draw_request"
[[jugglers]]
id = "monkey"
moment = "before_encounters"
ability = "steal"                   # up to `amount` Ecu from one player
amount = 2
[[jugglers]]
id = "magpie"
moment = "after_deal"
ability = "swap_top_cards"          # of two cities
[[jugglers]]
id = "frog"
moment = "before_encounters"
ability = "stage_impresario"        # the level 3 effect
[[jugglers]]
id = "chameleon"                    # rules
moment = "season_end"
ability = "count_as_level_1"

# Requests, 11 kinds x 2. Only the first name and its 4 Ecu are from the rules.
[[requests]]
id = "kings_favourite"
condition = "best_show"
ecu = 4
copies = 2
[[requests]]
id = "standing_ovation"
condition = "difference_in_mood_at_least"
n = 6
ecu = 3
copies = 2
[[requests]]
id = "rebel"
condition = "difference_against_mood_at_least"
n = 3
ecu = 3
copies = 2
[[requests]]
id = "balance"
condition = "equal_sums_both_present"
ecu = 6
copies = 2
[[requests]]
id = "great_company"
condition = "actors_at_least"
n = 5
ecu = 3
copies = 2
[[requests]]
id = "laughter"
condition = "comedians_at_least"
n = 3
ecu = 3
copies = 2
[[requests]]
id = "tears"
condition = "tragedians_at_least"
n = 3
ecu = 3
copies = 2
[[requests]]
id = "the_star"
condition = "level_at_least"
n = 5
ecu = 2
copies = 2
[[requests]]
id = "beginners"
condition = "low_levels_at_least"     # actors of level 1 or 2
levels = [1, 2]
n = 3
ecu = 3
copies = 2
[[requests]]
id = "circus"
condition = "jugglers_at_least"       # the Chameleon counts
n = 3
ecu = 3
copies = 2
[[requests]]
id = "stage_managers"
condition = "own_impresarios_on_stage_at_least"
n = 2
ecu = 4
copies = 2

# Where every value above comes from, for programs; the remarks beside the values say why. A pattern names the
# beginning of a key, * any part of a name; the more exact pattern wins. Entries are called by their id, others by
# their number from 1.
[provenance]
"edition" = "rules"
"edition.encounter_cards" = "public source"
"edition.request_cards" = "public source"
"gauge" = "reconstruction"
"actors.*" = "rules"
"actors.*.copies" = "reconstruction"
"alms.*.value" = "rules"
"alms.*.copies" = "reconstruction"
"jugglers.*" = "reconstruction"
"jugglers.chameleon" = "rules"
"requests.*" = "reconstruction"
"requests.kings_favourite.ecu" = "rules"
',4,'live','null',1,1,'link',0,'running',1795011740.0,1795011785.0,'263f5106bbf5afd7aede9a7997460b1e34f6f02e0244c36890f7ff441fa154f0','8aab0a50a3754e7cd8bff04eca9a84edf4cb43fd83e57f4fc409608c005f06b9','f7984137b927628f89e2a9a31a0aa13697403e216043797e0a3df23b68e125ee',1,6,10,3,2,'{"since":[1795011775.0,1795011775.0,1795011780.0,1795011785.0],"reserve":[0.0,0.0,0.0,0.0],"thought":[0.0,0.0,0.0,0.0],"floors":[0,0,0,0],"opened":[8,8,9,10]}',NULL,NULL,NULL,NULL,NULL,NULL,'f6555ee568f25de9596d86f510aa595b',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('olddf3ed0f4e11af','oldf3436f50b2f7f','histrio','reference',NULL,3,'live','null',0,1,'nobody',0,'running',1795011785.0,1795011785.0,'2659660a073a761f1844be4f1430def22399576d0f712544be785e03a7a9d9a1','5bd398daf0e3ba74bc18af43eb06e3d6a9b0cb49cf0f9ce0e0919313b707096b','lesson-957',1,2,1,7,6,'{"since":[1795011785.0,1795011785.0,1795011785.0],"reserve":[0.0,0.0,0.0],"thought":[0.0,0.0,0.0],"floors":[0,0,0],"opened":[1,1,1]}',NULL,NULL,NULL,NULL,NULL,NULL,'2ec404508009fbb0bd083daa35a15998','first',NULL,NULL);
INSERT INTO "tables" VALUES('olda3b6128eaf397','oldb459afddb3a09','histrio','reference',NULL,2,'live','null',0,1,'nobody',0,'over',1795011785.0,1795011805.0,'04f3b816d4c9d5a5e9859d7996ef9738adcdb9183a51a84723c8fb0b9d200013','4db1d1740dd9fb0b9a2ec5d9742e1e2111700304645c5f7f1a71eef3aa9eadc1','3e30c4c6b81f1e572c156ad27e5878fc731494075263e8908217d75370271371',1,2,5,0,0,'{"since":[1795011805.0,1795011805.0],"reserve":[0.0,0.0],"thought":[0.0,0.0],"floors":[0,0],"opened":[5,5]}',NULL,NULL,NULL,NULL,'{"points": [33, 11], "placings": [1, 2], "lines": [{"event": "score", "seat": 1, "rule": "HI-S3", "points": 3, "source": "start"}, {"event": "score", "seat": 1, "rule": "HI-2.2", "points": 1, "source": "alms"}, {"event": "score", "seat": 1, "rule": "HI-2.6", "points": 2, "source": "stolen"}, {"event": "score", "seat": 1, "rule": "HI-2.6", "points": -1, "source": "robbed"}, {"event": "score", "seat": 1, "rule": "HI-2.7", "points": 7, "source": "stage"}, {"event": "score", "seat": 1, "rule": "HI-2.9", "points": -1, "source": "level_5"}, {"event": "score", "seat": 1, "rule": "HI-J7", "points": -2, "source": "tricked"}, {"event": "score", "seat": 1, "rule": "HI-E1", "points": 4, "source": "actors"}, {"event": "score", "seat": 1, "rule": "HI-E2", "points": 8, "source": "show"}, {"event": "score", "seat": 1, "rule": "HI-E3", "points": 8, "source": "best_show"}, {"event": "score", "seat": 1, "rule": "HI-E4", "points": 4, "source": "request"}, {"event": "score", "seat": 2, "rule": "HI-S3", "points": 3, "source": "start"}, {"event": "score", "seat": 2, "rule": "HI-2.2", "points": 8, "source": "alms"}, {"event": "score", "seat": 2, "rule": "HI-2.6", "points": 1, "source": "stolen"}, {"event": "score", "seat": 2, "rule": "HI-2.6", "points": -2, "source": "robbed"}, {"event": "score", "seat": 2, "rule": "HI-2.9", "points": -1, "source": "level_5"}, {"event": "score", "seat": 2, "rule": "HI-J7", "points": 2, "source": "trick"}], "stood_in": []}',NULL,'2ec404508009fbb0bd083daa35a15998',NULL,'game = "histrio"
players = 2
key = "efeca25fd87a80aedb22666283b752d2"
draws = [0, 0, 0, 0, 22]
season = 2
round = 6
phase = "encounters"
needle = "tragedy.1"
steps = [["discard_actor", 1], ["next_city", 2], ["moment", "before_refresh", 1, 0], ["refresh"], ["opportunities"]]
cities = [
    ["comedian.4", "comedian.4", "tragedian.2"], [], ["alms.1", "alms.3"], ["bear"], ["tragedian.1"],
    ["comedian.5", "comedian.2", "comedian.1", "comedian.3"], [], ["frog", "alms.2", "comedian.1"],
]
encounter_pile = []
encounter_discard = [
    "comedian.2", "comedian.3", "comedian.3", "comedian.4", "comedian.5", "tragedian.1", "tragedian.1", "tragedian.2",
    "tragedian.2", "tragedian.4", "tragedian.4", "tragedian.5", "tragedian.5", "tragedian.5", "alms.1", "alms.1",
    "alms.1", "alms.2", "alms.2", "alms.3", "owl", "magpie", "chameleon",
]
request_pile = [
    "tears", "balance", "balance", "the_star", "laughter", "laughter", "stage_managers", "beginners", "great_company",
    "standing_ovation", "rebel", "beginners",
]
request_discard = ["standing_ovation", "rebel", "tears", "circus"]

[[seat]]
ledger = { start = 3, alms = 1, stolen = 2, robbed = -1, stage = 7, level_5 = -1, tricked = -2, actors = 1, show = 3, best_show = 3 }
on_stage = 2
troupe = ["comedian.2", "comedian.5", "tragedian.3"]
requests = ["kings_favourite", "kings_favourite", "circus"]
spent = []
in_hand = ["comedian.1", "tragedian.3", "tragedian.3"]
going = 2
friendly_pile = [4, 5, 1]
friendly_spent = [2, 3, 6, 7, 8]
friendly_going = 6

[[seat]]
ledger = { start = 3, alms = 8, stolen = 1, robbed = -2, level_5 = -1, trick = 2 }
on_stage = 0
troupe = ["tragedian.4"]
requests = ["great_company", "the_star", "stage_managers"]
spent = [3, 4, 7]
going = 7
jugglers = ["fox", "tortoise", "elephant", "monkey"]
used = ["fox", "tortoise", "elephant", "monkey"]
friendly_pile = [7, 8, 2]
friendly_spent = [1, 3, 4, 5, 6]
friendly_going = 6
',NULL);
INSERT INTO "tables" VALUES('old6a49044d54811','old04bb13c1ea3ff','rokoko','reference',NULL,4,'live','null',0,0,'link',1,'open',1795011805.0,1795011805.0,'79d315fb447496d939fdd520958b9bcfd50df549bdb65283b5716767e22d8b1a','19aa8a9a65d501367caed454cfe1c6fce944dc26df6b20f6fdbec80fd747312d',NULL,1,2,0,0,0,'{}',NULL,NULL,NULL,NULL,NULL,NULL,'9e83a6b22a71fd0d79c4e75c25688341',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('oldce5de16802750','old04bb13c1ea3ff','histrio','reference',NULL,2,'slow','null',0,0,'link',0,'over',1795011805.0,1795011805.0,'994e9778b76afd80595c77ccbbeff998dee3fd14e390531c1589db15da0070d5','fc9279bf5ca68807fb3ba6d96f4950fee3be21133b4b915d28c2c40539d53ccc','',1,1,25,0,0,'{"since":[1795011805.0,1795011805.0],"reserve":[0.0,0.0],"thought":[0.0,0.0],"floors":[0,0],"opened":[1,1]}',NULL,NULL,NULL,NULL,'{"points": [20, 27], "placings": [2, 1], "lines": [{"event": "score", "seat": 1, "rule": "HI-S3", "points": 3, "source": "start"}, {"event": "score", "seat": 1, "rule": "HI-2.6", "points": 1, "source": "stolen"}, {"event": "score", "seat": 1, "rule": "HI-2.7", "points": 4, "source": "stage"}, {"event": "score", "seat": 1, "rule": "HI-2.9", "points": -1, "source": "level_5"}, {"event": "score", "seat": 1, "rule": "HI-E1", "points": 3, "source": "actors"}, {"event": "score", "seat": 1, "rule": "HI-E2", "points": 3, "source": "show"}, {"event": "score", "seat": 1, "rule": "HI-E3", "points": 3, "source": "best_show"}, {"event": "score", "seat": 1, "rule": "HI-E4", "points": 4, "source": "request"}, {"event": "score", "seat": 2, "rule": "HI-S3", "points": 3, "source": "start"}, {"event": "score", "seat": 2, "rule": "HI-2.2", "points": 6, "source": "alms"}, {"event": "score", "seat": 2, "rule": "HI-2.6", "points": -1, "source": "robbed"}, {"event": "score", "seat": 2, "rule": "HI-2.7", "points": 3, "source": "stage"}, {"event": "score", "seat": 2, "rule": "HI-2.9", "points": -3, "source": "level_5"}, {"event": "score", "seat": 2, "rule": "HI-E1", "points": 3, "source": "actors"}, {"event": "score", "seat": 2, "rule": "HI-E2", "points": 8, "source": "show"}, {"event": "score", "seat": 2, "rule": "HI-E3", "points": 8, "source": "best_show"}], "stood_in": []}',NULL,'2ec404508009fbb0bd083daa35a15998',NULL,'game = "histrio"
players = 2
key = "1f7bcc1d2a2227092677e5ae71d07723"
draws = [91, 21, 2, 28]
answers = 29
season = 2
round = 2
phase = "encounters"
needle = "tragedy.4"
steps = [
    ["use_juggler", 1, "before_encounters", 0], ["next_city", 0], ["moment", "before_refresh", 1, 0], ["refresh"],
    ["opportunities"],
]
cities = [
    ["comedian.3", "frog"], ["comedian.4", "comedian.5"], ["fox"], ["tragedian.1", "alms.2"],
    ["comedian.2", "comedian.5"], ["comedian.2"], ["magpie", "tragedian.1"], ["comedian.2", "comedian.5"],
]
encounter_pile = [
    "comedian.3", "tragedian.5", "comedian.4", "alms.1", "tragedian.4", "alms.2", "alms.3", "tragedian.3", "alms.2",
    "tortoise", "tragedian.3", "comedian.1", "alms.3", "monkey", "comedian.1", "tragedian.1", "alms.1", "alms.1",
    "comedian.1", "comedian.3", "alms.1", "tragedian.4", "tragedian.3", "bear", "tragedian.5", "tragedian.2",
    "comedian.4", "tragedian.4", "tragedian.5",
]
encounter_discard = ["tragedian.2", "tragedian.2"]
request_pile = [
    "laughter", "tears", "circus", "rebel", "the_star", "circus", "balance", "the_star", "tears", "great_company",
    "beginners", "standing_ovation", "stage_managers", "balance", "laughter",
]
request_discard = []

[[seat]]
ledger = { start = 3, stolen = 1, stage = 3, actors = 3, show = 3, best_show = 3, request = 4 }
on_stage = 0
troupe = []
requests = ["kings_favourite", "standing_ovation", "beginners"]
spent = [4, 6, 7]
going = 4
played = ["kings_favourite", ""]
jugglers = ["elephant"]
friendly_pile = [3, 5, 1, 2, 4, 6, 8]
friendly_spent = [7]
friendly_going = 7

[[seat]]
ledger = { start = 3, alms = 5, robbed = -1, stage = 3, level_5 = -1, actors = 2, show = 3, best_show = 3 }
on_stage = 0
troupe = []
requests = ["rebel", "great_company", "stage_managers"]
spent = [3, 4]
going = 4
jugglers = ["owl", "chameleon"]
friendly_pile = [8, 5, 2, 7, 4, 3, 1]
friendly_spent = [6]
friendly_going = 6
','2e5d4200353fe6884ead23def704dea0f506bf9f6a01910487640f05d4eb6f7b');
CREATE INDEX ix_tables_bots ON tables (bots) WHERE bots <> 0;
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ix_tables_listed ON tables (status, listed, created);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_commitments_person ON commitments (person);
CREATE INDEX ix_devices_revoked ON devices (revoked) WHERE revoked IS NOT NULL;
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_reporter ON reports (reporter, created);
CREATE INDEX ix_reports_resolved ON reports (resolved, created);
CREATE INDEX ix_finished_recent ON finished (game, players, ended);
CREATE INDEX ix_finished_pending ON finished (ended) WHERE summary IS NULL;
CREATE INDEX ix_tables_imported ON tables (imported) WHERE imported IS NOT NULL;
COMMIT;
