# E-Mails zum Anmelden.

mail-sign-in-subject = Bei Trianon anmelden
mail-sign-in-text =
    Öffne diesen Link auf dem Gerät, auf dem du dich anmelden möchtest:

    { $url }

    Er gilt einmal und eine halbe Stunde lang. Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Ohne den Link kommt niemand hinein.
mail-confirm-subject = Ist das deine E-Mail-Adresse?
mail-confirm-text =
    Jemand hat diese Adresse für ein Konto bei Trianon angegeben. Wenn du das warst, öffne innerhalb eines Tages diesen Link:

    { $url }

    Wenn du das nicht warst, beachte diese E-Mail nicht weiter; es kommt keine weitere.
