import type { Article } from '../article.ts';

export const planning: Article = {
  related: ['shows-and-options', 'conflicts', 'availability', 'ground-transport'],
  en: {
    title: 'Planning with mouse and keyboard',
    content: `**Planning** shows artists as rows and days as columns; **Day** shows the hours. Keys 1-5 switch between day, week, month, quarter and year. T jumps to today.

With the mouse: drag over free days to create a show, drag a bar to another day or artist, drag its end to make it longer.

With the keyboard, once the focus is in the month grid:

- Arrow keys move between days and artists.
- Shift with left or right selects days; Enter creates, Esc cancels.
- Enter on a bar opens it.
- Alt with an arrow moves a bar by a day, or to another artist; with Shift it becomes longer or shorter.
- Ctrl Z undoes the last move, Ctrl Shift Z redoes it.

In the day and week view a bar in focus moves by half hours in the same way.

If a move causes a conflict, a message says so at once, and the bar is marked until the conflict is solved.`,
  },
  nl: {
    title: 'Plannen met muis en toetsenbord',
    content: `**Planning** toont artiesten als rijen en dagen als kolommen; **Dag** toont de uren. De toetsen 1 tot en met 5 wisselen tussen dag, week, maand, kwartaal en jaar, T gaat naar vandaag.

Met de muis: sleep over vrije dagen om een show aan te maken, sleep een balk naar een andere dag of artiest, sleep aan het einde om haar langer te maken.

Met het toetsenbord, zodra de focus in het raster van de maand staat:

- Pijltjes gaan van dag naar dag en van artiest naar artiest.
- Shift met links of rechts kiest dagen; Enter maakt daar iets aan, Esc laat de keuze los.
- Enter op een balk opent haar.
- Alt met een pijltje verplaatst een balk een dag, of naar een andere artiest; met Shift erbij wordt ze langer of korter.
- Ctrl Z neemt de laatste verplaatsing terug, Ctrl Shift Z doet haar opnieuw.

In de dag- en weekweergave verplaatst u een balk die de focus heeft op dezelfde manier per half uur.

Leidt een verplaatsing tot een conflict, dan zegt een melding dat meteen en blijft de balk gemarkeerd tot het is opgelost.`,
  },
  de: {
    title: 'Planen mit Maus und Tastatur',
    content: `**Planung** zeigt Künstler als Zeilen und Tage als Spalten; **Tag** zeigt die Stunden. Die Tasten 1 bis 5 wechseln zwischen Tag, Woche, Monat, Quartal und Jahr, T führt zu heute.

Mit der Maus: Ziehen Sie über freie Tage, um eine Show anzulegen, ziehen Sie einen Balken zu einem anderen Tag oder Künstler, ziehen Sie an seinem Ende, um ihn zu verlängern.

Mit der Tastatur, sobald der Fokus im Raster des Monats steht:

- Pfeiltasten gehen von Tag zu Tag und von Künstler zu Künstler.
- Umschalt mit links oder rechts wählt Tage; Enter legt dort etwas an, Esc lässt die Auswahl fallen.
- Enter auf einem Balken öffnet ihn.
- Alt mit einem Pfeil verschiebt einen Balken um einen Tag oder zu einem anderen Künstler; zusammen mit Umschalt wird er länger oder kürzer.
- Strg Z nimmt die letzte Verschiebung zurück, Strg Umschalt Z führt sie wieder aus.

In der Tages- und Wochenansicht verschieben Sie einen Balken mit dem Fokus ebenso, um halbe Stunden.

Führt eine Verschiebung zu einem Konflikt, sagt das sofort eine Meldung, und der Balken bleibt markiert, bis er gelöst ist.`,
  },
};
