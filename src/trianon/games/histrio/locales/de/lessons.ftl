# Lektionen: was der Lehrer sagt, Schritt für Schritt. Zahlen und Städte kommen aus der Ausgabe.

lesson-first-part-mood = Stimmung und Ensemble
lesson-first-part-alone = Allein in einer Stadt
lesson-first-part-meet = Andere treffen
lesson-first-part-push = Die Nadel
lesson-first-part-jugglers = Gaukler und Bitten
lesson-first-part-pay = Der König zahlt

lesson-first-king = Die Nadel zeigt die Stimmung des Königs: Ihm ist ein wenig nach Komödie. Am Ende der Spielzeit bezahlt er die Schauspieler, die dann zu seiner Stimmung passen.
lesson-first-troupe = Das bist du mit deinen Münzen: Wer am Ende die meisten Ecu hat, gewinnt. Dein Ensemble ist noch leer. Schauspieler warten in den Städten: Komödie ist gelb, Tragödie rot; die Zahl ist ihre Stufe.
lesson-first-go = Alle wählen verdeckt eine Stadt. Reise nach { $city }: Dort wartet ein Komödien-Darsteller der Stufe 4. Was geschieht, hängt davon ab, ob noch jemand kommt:
lesson-first-join = Du bist dort allein, also kommt er in dein Ensemble. Du könntest ihn auch ablegen und damit die Nadel bewegen; das kommt später. Behalte ihn.
lesson-first-go-there = Jetzt in eine Stadt, in die auch ein Gegner will: { $city }. Wo sich mehrere treffen, bekommt keiner die Karten. Ihre Schauspieler bewegen die Nadel, und jeder von euch zieht eine geheime Bitte.
lesson-first-met = Du hast einen Gegner getroffen: Der Komödien-Darsteller der Stufe 2 ist fort, und die Nadel ging zwei Felder weiter zur Komödie.
lesson-first-request = Das ist deine Bitte; die anderen sehen sie nicht. Mit { $comedians } Komödien-Darstellern im Ensemble bringt sie am Ende der Spielzeit { $ecu } Ecu.
lesson-first-three = Karten, die niemand holt, bleiben liegen, und obenauf kommt eine neue. In { $city } warten drei Schauspieler: Reise dorthin.
lesson-first-discard = Das kleine Zeichen auf einem Schauspieler ist, was er sofort tut: Stufe 3 hat deinen Impresario auf die Bühne gestellt und dir Münzen gebracht. Leg jetzt einen ab: Die Nadel geht um seine Stufe zu seiner Seite. Der Komödien-Darsteller der Stufe 3 genügt:
lesson-first-stage = Dein Impresario steht jetzt auf der Bühne. Stufe 3 schickt immer einen dorthin und zahlt 1 Ecu für jeden Impresario, der dort steht, auch für fremde. Wechselt die Stimmung des Königs, gehen alle nach Hause.
lesson-first-pushed = Du hast die Nadel zur Komödie geschoben, und ein Gegner hat sie ein Stück zurückgeschoben. Alle bewegen dieselbe Nadel.
lesson-first-cards = Diese Reisekarten sind ausgegeben: Dorthin kannst du vorerst nicht. Sie kommen alle zurück, wenn du einen Schauspieler der Stufe 1 triffst oder am Ende einer Runde nur noch eine Karte hast.
lesson-first-elephant = In den Städten sind nicht nur Schauspieler. Der Elefant in { $city } ist ein Gaukler: Gaukler bleiben bei dir und zeigen ihr Kunststück einmal je Spielzeit. Hol ihn.
lesson-first-many = In { $city } haben sich fünf Schauspieler gesammelt. Auf geht’s: Geduld lohnt sich.
lesson-first-use = Die Karavellen sind unterwegs, und jetzt darf der Elefant sein Kunststück zeigen: Er bewegt die Nadel { $amount } Felder. Nutze ihn.
lesson-first-direction = Zur Komödie, denn die meisten deiner Schauspieler spielen Komödie.
lesson-first-keep-all = Wieder bist du allein, und alle fünf kommen zu dir. Behalte sie alle.
lesson-first-fulfilled = Sieh dir deine Bitte noch einmal an: { $comedians } Komödien-Darsteller. Die hast du. Am Ende der Spielzeit warten { $ecu } Ecu.
lesson-first-last = Die letzte Runde der Spielzeit. In { $city } warten noch einmal fünf Schauspieler.
lesson-first-steal = Ein Schauspieler der Stufe 2 stiehlt einem Gegner 1 Ecu. Bestiehl diesen.
lesson-first-keep-last = Behalte sie alle: Nur das Ensemble wird bezahlt.
lesson-first-paid = Der König hat 1 Ecu für jeden deiner Komödien-Darsteller bezahlt. Eine Aufführung gefällt, wenn die Stufen der Schauspieler, die er will, die der anderen überwiegen: Deine gefällt, das sind { $pleases } Ecu mehr, und die beste Aufführung wird doppelt bezahlt.
lesson-first-play-request = Und jetzt deine Bitte: Spiel sie.
lesson-first-end = Das war eine ganze Spielzeit. Schauspieler gehen, Gaukler und Bitten bleiben, und eine Münze entscheidet die neue Stimmung. In der zweiten Spielzeit ist eine Aufführung, die gefällt, { $pleases } Ecu wert. Jetzt spiel allein weiter!
