# Ratschläge in den ersten Partien von Rokoko.

coach-rokoko-aim = Willkommen, Schneider! Schneidere Kleider und verleih sie an Gäste in den Sälen: Das bringt Ansehen, und wer nach der letzten Runde das meiste hat, gewinnt. Die Spielhilfe (das offene Buch oder im Menü) erklärt jedes Zeichen.
coach-rokoko-choose_hand = Du wählst deine Handkarten verdeckt. Meister können jede Aktion, Gesellen die meisten, Lehrlinge die wenigsten.
coach-rokoko-play = Spiele eine Karte: Sie bringt eine Hauptaktion und danach ihren Bonus.
coach-rokoko-main = Am Anfang Stoff und Geld: Plättchen erwerben, dann Kleider schneidern. Jedes Kleid auf dem Ball zählt in seinem Saal.
coach-rokoko-tile = Behältst du das Plättchen, ist es Stoff für Kleider. Legst du es ab, bringt es das Garn oder die Spitze darauf.
coach-rokoko-place_dress = Verleihst du das Kleid, bleibt es auf dem Ball und zählt am Ende. Verkaufst du es, bringt es jetzt Geld.
