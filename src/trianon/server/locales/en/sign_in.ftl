# Mails about signing in.

mail-sign-in-subject = Sign in to Trianon
mail-sign-in-text =
    Open this link on the device where you want to sign in:

    { $url }

    It works once, within half an hour. If you did not ask for it, you need not do anything: without the link nobody gets in.
mail-confirm-subject = Is this your mail address?
mail-confirm-text =
    Somebody gave this address for an account at Trianon. If it was you, open this link within a day:

    { $url }

    If it was not you, ignore this mail; nothing else will be sent here.
