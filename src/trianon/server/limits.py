"""Limits of a node: waits, retries, rates, queues, caches and what is kept for how long.

The rates follow from the measured cost of each route (`bench/route_costs.py`, docs/limits.md). Settings of an operator
are in `config.py`, lengths of names and keys in `wire/field_types.py`.
"""

# -- rate limits: token buckets of `RATE` tokens a second, at most `BURST`; all scale with `Config.rate_limit_factor`

ADDRESS_RATE, ADDRESS_BURST = 60.0, 300.0  # writes per address
READ_RATE, READ_BURST = 100.0, 500.0  # reads per address, and messages of its sockets in either direction
PERSON_RATE, PERSON_BURST = 10.0, 60.0  # writes per person, over HTTP and sockets
SITE_FACTOR = 4  # a /48 network of IPv6 has this much of each limit of an address, which is a /64
SOCKET_RATE, SOCKET_BURST = 20.0, 60.0  # messages per socket
REQUEST_COSTS = {  # tokens by `middleware.route_name`; 1 otherwise
    name: cost
    for cost, names in (
        (3, ("hello", "replay")),
        (5, ("tables", "lessons", "puzzles", "rematch", "consequences", "matches", "link", "options", "webhooks",
             "notifications", "stop-mails", "confirm", "prepared")),
        (10, ("edition-sheet", "gallery", "passkeys", "passkey", "days-off", "cancel")),
        (12, ("play-on",)),
        (15, ("analysis", "statistics")),
        (20, ("record", "test", "delete", "close")),
        (25, ("match-files", "device-matches")),
        (30, ("hint", "recover", "mail")),
        (100, ("file",)),
    )
    for name in names
}  # fmt: skip
WORKER_RATE, WORKER_BURST = 0.25, 120.0  # seconds of the worker processes that search, per address
BYTES_PER_TOKEN = 1_000  # of a request body: the time to read and check an edition grows with its length
BYTES_PER_RESPONSE_TOKEN = 10_000  # of a response, charged afterwards: long lists and situations take longer
MAX_BUCKETS = 20_000  # token buckets in memory; the least recently used one is dropped

# -- uploads and texts, in characters

MAX_EDITION_CHARS = 200_000
MAX_MATCH_FILE_CHARS = 250_000  # `client/src/net/match_file.ts` checks it before an upload
MAX_NAME_CHARS, MAX_CHAT_CHARS = 40, 500
MAX_TITLE_CHARS = 60  # of a published edition
MIN_ACCOUNT_NAME, MAX_ACCOUNT_NAME = 2, 20  # without marks, which some scripts write most vowels as

# -- connections and requests

BACKLOG = 512  # connections that wait to be accepted
MAX_FILES, RESERVED_FILES = 65_536, 128  # open files: wanted at the start, and kept from connections
MAX_ADDRESS_CONNECTIONS = 512  # per address, with its sockets; at most an eighth of all there may be
MAX_ADDRESS_REQUESTS = 256  # answered at the same time for one address, long polls and slow bodies among them
HEADER_TIMEOUT = 30.0  # seconds until the headers of a request must be complete
BODY_TIMEOUT = 30.0  # seconds from then until its body must be
WRITE_TIMEOUT = 30.0  # seconds a peer may not read its response
MAX_HEADER_BYTES = 16_384  # of a request; more are answered with 431
ABORT_HEADER_BYTES = 65_536  # read before the headers are complete; more abort the connection
# bytes: the largest body is a match file; a character takes 4 bytes at most in UTF-8, and 2 where JSON escapes it
MAX_REQUEST_BODY = 4 * MAX_MATCH_FILE_CHARS + 1_000
LONG_POLL_SECONDS = 25  # longest wait of a request for a change
SHUTDOWN_GRACE = 4  # seconds for open requests at shutdown
SWITCH_INTERVAL = 0.0005  # seconds a thread keeps the interpreter lock while another waits

# -- sockets

MAX_SOCKETS = 20_000  # per node
MAX_ADDRESS_SOCKETS = 256  # per address
MAX_PERSON_SOCKETS = 20  # per person and node
MAX_SUBSCRIPTIONS = 100  # tables watched by one socket
MAX_SOCKET_MESSAGE = 16_384  # bytes per message that is read at all
MAX_SOCKET_REQUEST = 4096  # bytes per request
MAX_FRAGMENTS = 64  # per message: empty ones evade the size limit
SEND_BUFFER = 131_072  # bytes; the default buffers megabytes of stale messages for a slow reader
CLOSE_TIMEOUT = 2.0  # seconds for the closing handshake
SOCKET_RETRY_DELAY = 1.0  # seconds between attempts to send while the database is unavailable

# -- overload

MESSAGES_PER_ITERATION = 8  # messages of sockets, read or sent, between two looks of the event loop at the network
LAG_INTERVAL = 0.1  # seconds between two samples of the lag of the event loop and of such messages
# of Python's garbage collector. A full pass over the matches of 1,200 tables holds the loop for 350 ms and frees hardly
# anything: it comes after 700 × 10 × 500 more containers, not 700 × 10 × 10.
GC_THRESHOLDS = (700, 10, 500)
MAX_LOOP_LAG, LATE_SAMPLES = 0.25, 3  # seconds of lag, and samples in a row above it, that mean overload
SHED_SECONDS = 5  # that newcomers wait, and that overload lasts after the latest lag
SHED_ROUTES = frozenset(
    {
        "GET gallery", "GET lobby", "GET matches", "GET replay", "GET statistics", "POST analysis", "POST gallery",
        "POST hint", "POST join", "POST lessons", "POST match-files", "POST play-on", "POST puzzles",
        "POST rematch", "POST tables",
    }
)  # fmt: skip # of people at running tables, too; by method and `middleware.route_name`

# -- threads, processes, locks

READER_THREADS, TABLE_THREADS = 4, 32  # for other reads of the database, and for work on tables, one each
WRITE_RETRY_DELAYS = (0.001, 0.002, 0.004, 0.008, 0.016, 0.0)  # seconds between attempts to write on the event loop
TABLE_LOCKS = 256  # tables that can change concurrently on this node
HINT_WORKERS = 2  # processes that compute hints
MAX_BOTS = 16  # kept by one process: those that thought last; each has a tree of some 30 MB
MAX_ADDRESS_SEARCHES = 2  # hints and pieces of analyses computed at the same time for one address
WORKER_TRIES = 2  # of work with a lost worker process
ANALYSIS_PIECE = 1.2  # seconds of an analysis that one request computes
ANALYSIS_WAIT = 4.0  # seconds a request waits for its piece: workers that just started take longer
REMEMBERED_HINTS = 256  # so that a question asked again has the same answer
HINT_TIME = 1.5  # seconds a hint is searched for
ANALYSIS_PIECES = 1  # computed at the same time on a node: hints wait for one piece at most
WORKER_SECONDS = {
    "hint": HINT_TIME,
    "analysis": 1.25 * ANALYSIS_PIECE * HINT_WORKERS,  # the moment at hand is always finished
}  # of worker processes that a write takes at most, by `middleware.route_name`
COMPILATION_GRACE = 2.0  # seconds for a compilation of rules to end at shutdown
EDITION_CHECKS = 1  # custom editions checked at the same time, each in a process
EDITION_WAIT = 5.0  # seconds a request waits for its edition's turn

# -- bots

CLAIM_SECONDS = 6.0  # validity of a claim; renewed while the bot thinks
BOT_POLL_INTERVAL = 2.0  # seconds between polls for unreported turns
MIN_BOT_POLL_INTERVAL = 0.02  # seconds between polls at least
BOT_TURNS_PER_WORKER = 4  # turns found by one poll, per worker

# -- the database

POOL_SIZE = 8  # connections
POOL_TIMEOUT = 10  # seconds a thread waits for a free connection
BUSY_TIMEOUT = 10  # seconds a writer waits for another process on the same SQLite file
CHECKPOINT_AFTER = 250  # transactions on the event loop between two WAL checkpoints; those in threads do not count
CONNECT_TIMEOUT = 5  # seconds to reach PostgreSQL
LOCK_TIMEOUT = 100  # milliseconds a statement waits for a locked row, with a thread and a connection
LOCK_WAIT, LOCK_RETRY_DELAY = 10.0, 0.2  # seconds a request waits for a table without either, and between attempts
HEALTH_TIMEOUT = 0.7  # seconds /health waits for the database
IDLE_TRANSACTION_TIMEOUT = 15  # seconds after which PostgreSQL ends the transaction of a frozen node
QUERY_TIMEOUT = 15.0  # seconds until a PostgreSQL that does not respond counts as lost
KEEPALIVE_IDLE, KEEPALIVE_INTERVAL, KEEPALIVE_COUNT = 10, 5, 3  # seconds, seconds, probes: release locks of a lost node
USER_TIMEOUT = 15_000  # milliseconds until unacknowledged data ends the connection
IDS_PER_QUERY = 500
BACKUP_BATCH = 500  # rows
MAX_ADMIN_ROWS = 100  # of people and deliveries that a command for operators lists

# -- notifications between nodes

CHANGE_POLL_INTERVAL, CHANGE_POLL_INTERVAL_WITH_REDIS = 1.0, 10.0  # seconds
SIGN_OUT_POLL_INTERVAL = 2.0  # seconds between looks for sign-outs on other nodes
SIGN_OUTS_PER_POLL = 10_000
CLOCK_SKEW = 30.0  # seconds the clocks of two nodes may differ
REDIS_RECONNECT_DELAY = 0.5  # seconds between attempts to reach Redis
REDIS_CONNECT_TIMEOUT, REDIS_TIMEOUT, REDIS_HEALTH_INTERVAL = 2, 5, 5  # seconds
REDIS_WAIT = 1  # seconds one look for a message waits
REDIS_BATCH = 200  # notifications per pipeline

# -- mail

SMTP_TIMEOUT = 20.0  # seconds until an SMTP server that does not respond counts as lost, for each of its replies
MAIL_TIMEOUT = 25.0  # seconds for all of a mail about a table; below the lease of its delivery
DIGEST_MINUTE = 480  # of the day, at which daily mails come unless another one is chosen
MAX_STOP_TOKEN_CHARS = 100
MAX_WAITING_MAILS = 100  # mails of a node on their way to the SMTP server
MAX_ADDRESS_MAILS = 40  # that people at one network address may ask for on a day: confirmations and links to sign in
MAX_MAILBOX_MAILS = 6  # of them to one mailbox

# -- notifications of people

NOTIFICATION_DELAY = 5.0  # seconds a notification is parked: whoever looks at the table needs none
NOTIFICATION_INTERVAL = 1.0  # seconds between looks for notifications that are due
NOTIFICATIONS_PER_PASS = 20  # parked ones looked at in one transaction
# deliveries of a node on their way at the same time: a channel whose receivers hang must not delay the others
SENDING = {"push": 20, "mail": 5, "webhook": 10}
LOOKING_SECONDS = 300.0  # since the latest look at a table, in which time running out is no news
ALARM_SHARE, MIN_ALARM_SECONDS = 0.8, 3600.0  # of the time for a decision, after which it runs out; not for less time
DELIVERY_LEASE = 30.0  # seconds a node may take for a delivery; another node takes over after them
DELIVERY_ATTEMPTS = 8  # in the end some four hours after the first
DELIVERY_RETRY_DELAY, DELIVERY_RETRY_FACTOR = 30.0, 2.5  # seconds after the first failure, and the growth from there
DELIVERY_TIMEOUT = 10.0  # seconds for a request to a push service or webhook, and for its name; both below the lease
MAX_DELIVERY_RESPONSE = 10_000  # bytes read of a response
MAX_RETRY_AFTER = 3600.0  # seconds a push service may have a delivery wait
MAX_PUSH_SUBSCRIPTIONS = 5  # of a person; the one not seen for the longest time gives way
PUSH_SUBSCRIPTION_LIFETIME = 90 * 24 * 3600.0  # since the browser was last here
PUSH_TTL = 24 * 3600.0  # seconds a push service keeps a message for a browser that is not online, at most
VAPID_LIFETIME = 12 * 3600.0  # of the token that names this server to a push service
MAX_WEBHOOKS = 3  # of a person
WEBHOOK_RETRY_DELAY, MAX_WEBHOOK_RETRY_DELAY = 60.0, 3600.0  # seconds after a failure, doubled by each further one
WEBHOOK_FAILING_LIMIT = 24 * 3600.0  # of failures alone, after which a webhook is switched off
WEBHOOK_SECRET_BYTES = 32
MAX_MUTED_TABLES = 500
MAX_ENDPOINT_CHARS = 1_000
MAX_FAILURE_CHARS = 80  # kept of what went wrong

# -- statistics

SUMMARIES_PER_PASS = 4  # matches summarized by one pass of the periodic jobs
SUMMARIES_PER_REQUEST = 10  # matches summarized before a history or statistics are shown
MAX_FILE_PAUSE = 0.5  # seconds between two matches of a person's own file, which has all of them
STATISTICS_LIFETIME = 300.0  # seconds until the statistics of the server are computed again

# -- caches

MATCH_CACHE_MEMORY, MATCH_MEMORY = 256 * 2**20, 120_000  # bytes of all matches in memory, and of one long match
TABLE_CACHE_SIZE = 4096  # table rows in memory
EDITION_CACHE_SIZE = 64  # custom editions with their tables, by game, text and number of players
POSITION_CACHE_SIZE = 64  # positions that matches begin from
CLOCK_CACHE_SIZE = 256  # decoded clock settings
REST_CACHE_SIZE = 1024  # decoded days off
RECENT_ENTRIES = 40  # kept with each match, so that a situation needs no query
PUZZLE_CACHE_SIZE = 256  # puzzles as they are sent
DEVICE_CACHE_SIZE = 20_000  # devices
DEVICE_CACHE_LIFETIME = 60.0  # seconds until a cached device is looked up again
DEVICE_SEEN_INTERVAL = 3600.0  # seconds between updates of a device's last use

# -- what one person may have

MAX_DEVICES = 20  # signed in at the same time
MAX_PASSKEYS = 10
MAX_PASSKEY_CHALLENGES = 5  # that a person has not used yet: tabs that offer to sign in
MAX_TABLES_PER_PERSON = 50  # open or running
MAX_MARKS = 3  # accents and the like on one letter of what people write
MAX_ADDRESS_TABLES, MAX_ADDRESS_IMPORTS = 1_000, 200  # a day, on all nodes together; an import has some MB at most
MAX_IMPORTS = 100  # matches from match files; no older one is dropped for a new one, as others may have its link
MAX_BLOCKS = 200
MAX_PREPARED, MAX_STANDING_RULES = 6, 8  # answers prepared ahead by a player at a table, rules that answer for one
MAX_GIVEN_AT_ONCE = 30  # prepared answers of all players after one answer; then people are asked as usual
MAX_REPORTS, REPORT_PERIOD = 10, 24 * 3600.0  # reports in so many seconds
MAX_UNRESOLVED_REPORTS = 10_000  # of all people together
REPORTED_CHAT = 20  # latest lines kept with a report
MAX_PUBLISHED = 20  # editions in the gallery
MAX_GALLERY = 10_000  # editions of all people together
HIDING_REPORTS = 3  # unresolved reports, of as many people, that hide a published edition until an operator looks

# -- lengths of responses

TABLES_PER_LIST = 100
HISTORY_PAGE, HISTORY_PAGES = 20, 500  # finished matches of a page, pages of a history
GALLERY_PAGE, GALLERY_PAGES = 20, 500  # published editions of a page, pages of a game
MY_MATCHES_COUNTED = 100  # latest matches of a person and game in the person's statistics
RECENT_MATCHES = 10  # latest ones, compared with those before
MATCHES_COUNTED = 500  # latest matches of a game and number of players in the server's statistics
FIGURES_PER_TABLE = 12  # rows of a table of statistics
CHAT_HISTORY = 200  # lines of a table; earlier ones are deleted
DEFAULT_ENTRIES = 40  # entries of a situation without `since`

# -- lifetimes, in seconds

DAY = 24 * 3600.0
CLOCK_INTERVAL = 1.0  # between passes of the periodic jobs: clocks, WAL checkpoint, summaries
EXPIRED_CLOCKS_PER_PASS = 50  # tables
RETENTION_INTERVAL = 3600.0  # between retention passes
RETENTION_BATCH = 200  # tables per pass
SESSION_COOKIE_LIFETIME = 365 * 24 * 3600  # renewed by every greeting
LINK_LIFETIME = 3600.0  # of a link that signs in another device
MAIL_LINK_LIFETIME = 1800.0  # of a link that was sent by mail to sign in
PASSKEY_CHALLENGE_LIFETIME = 300.0  # of what a passkey has to sign; the page asks anew in time
CONFIRMATION_LIFETIME = DAY  # of a link that confirms a mail address
NAME_CHANGE_INTERVAL = 30 * 24 * 3600.0  # between two changes of an account's name
OPEN_TABLE_LIFETIME = 30 * 24 * 3600.0  # after which an open table without changes is closed
ABANDONED_LIFETIME = 180 * 24 * 3600.0  # after which a running match without an answer is closed
IMPORT_LIFETIME = 30 * 24 * 3600.0  # after which a match from a match file is closed
GUEST_LIFETIME = 30 * 24 * 3600.0  # since the last visit, after which a guest without traces is deleted
GUESTS_PER_PASS, GUESTS_PER_TRANSACTION = 5_000, 100
CLOSED_TABLE_LIFETIME = 24 * 3600.0  # after which a closed table is deleted
REVOKED_DEVICE_LIFETIME = 24 * 3600.0  # after which a signed-out device is deleted
RESOLVED_REPORT_LIFETIME = 90 * 24 * 3600.0  # after which a resolved report is deleted
PUBLISHED_LIFETIME = 365 * DAY  # after which a published edition that was not played meanwhile is deleted
MIN_REPORTER_AGE = DAY  # since a person's first visit, before which the person's reports hide nothing
SALT_OPENING_LIMIT = 3.0  # after which a match begins without the committed salts that are still missing
PRESENCE_GRACE = 8.0  # without a connection, after which a player counts as away from the table
MAX_ABSENCES = 20_000  # kept in memory
ABSENCES_PER_PASS = 200  # written to the database by one pass of the periodic jobs
ABSENCE_LIMIT = {"live": 180.0, "slow": 3 * 24 * 3600.0}  # by pace: until others may replace a player without a clock
# by pace: until a player who has not answered at a table without a clock counts as gone, and its rule applies
GONE_LIMIT = {"live": 7 * DAY, "slow": 21 * DAY}
REST_NOTICE = 7 * DAY  # before a rest of a clock, in which the others see it
DAYS_OFF_PER_YEAR = 30
MAX_DAYS_OFF_AHEAD = 365  # days until the last one that is announced
# since their end, after which days off are forgotten: no clock and no budget asks for them
DAYS_OFF_LIFETIME = 400 * DAY
