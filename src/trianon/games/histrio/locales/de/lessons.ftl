# Lektionen: was der Lehrer sagt, Schritt für Schritt. Zahlen und Städte kommen aus der Ausgabe.

lesson-first-part-mood = Stimmung und Ensemble
lesson-first-part-alone = Allein in einer Stadt
lesson-first-part-meet = Andere treffen
lesson-first-part-push = Die Nadel
lesson-first-part-jugglers = Gaukler und Bitten
lesson-first-part-pay = Der König zahlt

lesson-first-aim = Du leitest ein Ensemble, und das sind deine Münzen. Eine Partie hat zwei Spielzeiten zu etwa sechs Runden: Wer am Ende der zweiten die meisten Ecu hat, gewinnt.
lesson-first-king = Am Ende jeder Spielzeit gibt jedes Ensemble eine Aufführung vor dem König. Die Nadel zeigt, wonach ihm ist: ein wenig nach Komödie. Für jeden Schauspieler, der dann zu seiner Stimmung passt, zahlt er 1 Ecu.
lesson-first-troupe = Schauspieler spielen Komödie (gelb) oder Tragödie (rot) und haben eine Stufe von 1 bis 5. Hier stehen die Stufen deines Ensembles zusammengezählt: links Komödie, rechts Tragödie. Führt die Seite, die der König will, gefällt deine Aufführung: { $pleases } Ecu mehr, für die beste das Doppelte.
lesson-first-go = Noch ist niemand bei dir; Schauspieler warten in den Städten. Alle wählen verdeckt eine Stadt. Reise nach { $city }: Dort wartet ein Komödiant der Stufe 4. Was geschieht, hängt davon ab, ob noch jemand kommt:
lesson-first-join = Du bist dort allein, also kommt der Komödiant in dein Ensemble. Du könntest ihn auch ablegen und damit die Nadel bewegen; das kommt später. Behalte ihn.
lesson-first-go-there = Jetzt in eine Stadt, in die auch ein Gegner will: { $city }. Wo sich mehrere treffen, bekommt keiner die Karten. Ihre Schauspieler bewegen die Nadel, und jeder von euch zieht eine geheime Bitte.
lesson-first-met = Du hast einen Gegner getroffen: Der Komödiant der Stufe 2 ist fort, und die Nadel ist zwei Felder weiter zur Komödie gerückt.
lesson-first-request = Das ist deine Bitte; die anderen sehen sie nicht. Mit { $comedians } Komödianten im Ensemble bringt sie am Ende der Spielzeit { $ecu } Ecu.
lesson-first-three = Karten, die niemand holt, bleiben liegen, und obenauf kommt eine neue. In { $city } warten drei Schauspieler. Das Zeichen auf der Karte zeigt, was der Schauspieler tut, wenn du ihn bekommst: Stufe 3 schickt einen deiner Impresarios auf die Bühne des Königs. Reise dorthin.
lesson-first-discard = Zwei Schauspieler der Stufe 3 haben zwei deiner Impresarios auf die Bühne gestellt und dir damit Münzen gebracht. Leg jetzt einen der Schauspieler ab, die du getroffen hast: Die Nadel rückt um seine Stufe zu seiner Seite. Der Komödiant der Stufe 3 genügt:
lesson-first-stage = Zwei deiner Impresarios stehen jetzt auf der Bühne. Stufe 3 schickt immer einen dorthin und bringt 1 Ecu für jeden Impresario, der dort steht, auch für fremde. Wechselt die Stimmung des Königs, gehen alle nach Hause.
lesson-first-pushed = Du hast die Nadel zur Komödie geschoben, und ein Gegner hat sie ein Stück zurückgeschoben. Alle bewegen dieselbe Nadel.
lesson-first-cards = Diese Reisekarten sind verbraucht: Dorthin kannst du vorerst nicht. Sie kommen alle zurück, wenn du einen Schauspieler der Stufe 1 triffst oder am Ende einer Runde nur noch eine Karte hast.
lesson-first-elephant = In den Städten sind nicht nur Schauspieler. Der Elefant in { $city } ist ein Gaukler: Gaukler bleiben bei dir und zeigen ihr Kunststück einmal je Spielzeit. Hol ihn.
lesson-first-many = In { $city } haben sich fünf Schauspieler gesammelt. Geduld zahlt sich aus. Zwei sind von Stufe 5: Jeder davon kostet 1 Ecu. Reise dorthin.
lesson-first-use = Die Karavellen sind unterwegs, und jetzt darf der Elefant sein Kunststück zeigen: Er bewegt die Nadel { $amount } Felder. Nutze ihn.
lesson-first-direction = Zur Komödie, denn die meisten deiner Schauspieler spielen Komödie.
lesson-first-keep-all = Wieder bist du allein, und alle fünf kommen zu dir. Behalte sie alle.
lesson-first-fulfilled = Sieh dir deine Bitte noch einmal an: { $comedians } Komödianten. Die hast du. Am Ende der Spielzeit warten { $ecu } Ecu.
lesson-first-last = Die letzte Runde der Spielzeit. In { $city } warten noch einmal fünf Schauspieler.
lesson-first-steal = Ein Schauspieler der Stufe 2 stiehlt einem Gegner 1 Ecu. Bestiehl diesen hier.
lesson-first-keep-last = Behalte sie alle: Nur das Ensemble wird bezahlt.
lesson-first-paid = Der König hat 1 Ecu für jeden deiner Komödianten bezahlt. Ihre Stufen ergeben zusammen mehr als die deiner Tragöden, also gefällt deine Aufführung: { $pleases } Ecu, und noch einmal so viel, weil sie die beste ist.
lesson-first-play-request = Und jetzt deine Bitte: Spiel sie. Ist ihre Bedingung am Ende der zweiten Spielzeit wieder erfüllt, zahlt sie noch einmal.
lesson-first-end = Das war die erste von zwei Spielzeiten. Schauspieler gehen, Gaukler und Bitten bleiben, und eine Münze entscheidet über die neue Stimmung. In der zweiten ist eine Aufführung, die gefällt, { $pleases } Ecu wert; danach ist die Partie zu Ende, und wer die meisten Ecu hat, gewinnt. Und jetzt bist du dran: Spiel weiter!
