import type { Article } from '../article.ts';

export const showsAndOptions: Article = {
  related: ['confirming', 'planning', 'conflicts', 'contracts'],
  en: {
    title: 'Shows and options',
    content: `A show holds the date, venue, deal and every document that follows. Usually it starts as an option, is confirmed later, and may be cancelled.

- **Rank**: an artist's options for the same date form a queue. When one is released, those after it move up and their owners are notified.
- **Option until** is the last day of an option. Under **The agency** in the settings you choose how long a new option lasts, and whether an expired option is released or left for its owner to decide. **Extend option** sets a later day.
- **Challenge**: if yours isn't the first option, you can ask the first one to decide. Its owner gets a task with a deadline in working hours, Monday to Friday from nine to five. Without an answer by then, the next option moves up.

**New tour** creates many shows at once. Type dates or paste them from Excel. **Move by days** moves up to 500 shows or a whole production with its option ends, but no journeys.

In each show **Options for this date** lists the whole queue. Owners are reminded of expiring options in their inbox, and by email if they choose.

A locked show can only be changed after someone with permission unlocks it.`,
  },
  nl: {
    title: 'Shows en opties',
    content: `Een show bevat de datum, de plek, de deal en elk document dat daaruit volgt. Meestal begint ze als optie, wordt ze later bevestigd, en soms geannuleerd.

- **Rang**: de opties van één artiest op één avond staan in een rij. Wordt er een vrijgegeven, dan schuiven die erachter vanzelf op en krijgen hun eigenaren bericht.
- **Optie tot** is de laatste dag van een optie. Hoeveel dagen een nieuwe duurt, en of een afgelopen optie wordt vrijgegeven of blijft staan tot de eigenaar beslist, staat bij de instellingen onder **Het bureau**. **Optie verlengen** geeft een latere dag.
- **Uitdagen**: is uw optie niet de eerste, dan kunt u de eerste vragen te beslissen. De eigenaar krijgt een taak met een termijn in werkuren, maandag tot en met vrijdag van negen tot vijf. Blijft een antwoord uit, dan schuift de volgende optie op.

**Nieuwe tour** maakt veel shows in één keer. Typ data of plak ze uit Excel. **Dagen verplaatsen** verplaatst shows of een hele productie met het eind van hun opties, maar geen reizen.

In elke show toont **Opties voor deze datum** de hele rij. Eigenaren krijgen in hun inbox een herinnering aan opties die bijna aflopen, en per mail als ze dat willen.

Een vergrendelde show verandert pas nadat iemand met het recht daartoe haar heeft ontgrendeld.`,
  },
  de: {
    title: 'Shows und Optionen',
    content: `Eine Show enthält das Datum, den Ort, den Deal und jedes Dokument, das daraus folgt. Meist beginnt sie als Option, wird später bestätigt und manchmal abgesagt.

- **Rang**: Die Optionen eines Künstlers an einem Abend stehen in einer Reihe. Wird eine freigegeben, rücken die hinter ihr von selbst auf, und ihre Besitzer erfahren es.
- **Option bis** ist der letzte Tag einer Option. Wie viele Tage eine neue gilt, und ob eine abgelaufene freigegeben wird oder bleibt, bis ihr Besitzer entscheidet, steht in den Einstellungen unter **Die Agentur**. **Option verlängern** gibt ihr einen späteren Tag.
- **Herausfordern**: Ist Ihre Option nicht die erste, können Sie die erste zur Entscheidung auffordern. Ihr Besitzer bekommt eine Aufgabe mit einer Frist in Arbeitsstunden, Montag bis Freitag von neun bis siebzehn Uhr. Bleibt die Antwort aus, rückt die nächste Option auf.

**Neue Tour** legt viele Shows auf einmal an. Tippen Sie Termine oder fügen Sie sie aus Excel ein. **Um Tage verschieben** verschiebt Shows oder eine ganze Produktion samt dem Ende ihrer Optionen, aber keine Reisen.

In jeder Show zeigt **Optionen für dieses Datum** die ganze Reihe. Besitzer werden im Posteingang an Optionen erinnert, die bald ablaufen, auf Wunsch auch per E-Mail.

Eine gesperrte Show ändert sich erst, wenn jemand mit dem Recht dazu sie entsperrt hat.`,
  },
};
