import type { Article } from '../article.ts';

export const conflicts: Article = {
  related: ['confirming', 'planning', 'availability'],
  en: {
    title: 'Conflicts and exclusivity',
    content: `Backline compares a show with the artist's other appointments while you fill in the form and whenever you move something. There are four kinds of conflict, the most serious first:

- two shows at the same time;
- not enough travel time between two shows;
- a show within the exclusivity of another;
- two shows on the same day.

A conflict is a warning: you decide. Only an overlap with a confirmed show is shown in red.

To protect a show, open it and press **Add exclusivity**. Enter the **Radius**, in kilometres or miles, and the number of **Days before** and **Days after**. The card **Exclusivity** then lists the shows that break it, and anyone planning a show nearby is warned. It takes effect once the venue is known, because the distance is measured from there.

**Map** shows the shows of a period in the order of the route, with their distances.`,
  },
  nl: {
    title: 'Conflicten en exclusiviteit',
    content: `Backline vergelijkt een show met al het andere wat haar artiesten doen, terwijl u het formulier invult en telkens als er iets wordt verplaatst. Er zijn vier soorten conflicten, het ernstigste eerst:

- twee shows op hetzelfde moment;
- te weinig tijd om van de ene naar de andere te reizen;
- een show binnen de exclusiviteit van een andere;
- twee shows op dezelfde dag.

Een conflict is een waarschuwing: u beslist. Alleen een overlap met een bevestigde show wordt rood getoond.

Om een show te beschermen opent u haar en drukt u op **Exclusiviteit toevoegen**. Geef de **Straal**, in kilometers of mijlen, en hoeveel **Dagen ervoor** en **Dagen erna** ze geldt. Vanaf dan noemt de kaart **Exclusiviteit** de shows die haar schenden, en wie er een in de buurt plant wordt gewaarschuwd. Ze telt vanaf de dag dat de locatie bekend is, want vandaar wordt gemeten.

**Kaart** toont de shows van een periode in de volgorde van de route, met de afstanden.`,
  },
  de: {
    title: 'Konflikte und Exklusivität',
    content: `Backline vergleicht eine Show mit allem, was ihre Künstler sonst tun, während Sie das Formular ausfüllen und wann immer etwas verschoben wird. Es gibt vier Arten von Konflikten, die schwerste zuerst:

- zwei Shows zur selben Zeit;
- zu wenig Zeit für den Weg von der einen zur anderen;
- eine Show innerhalb der Exklusivität einer anderen;
- zwei Shows am selben Tag.

Ein Konflikt ist eine Warnung: Sie entscheiden. Nur eine Überschneidung mit einer bestätigten Show erscheint rot.

Um eine Show zu schützen, öffnen Sie sie und drücken **Exklusivität hinzufügen**. Nennen Sie den **Umkreis**, in Kilometern oder Meilen, und wie viele **Tage davor** und **Tage danach** sie gilt. Von da an nennt die Karte **Exklusivität** die Shows, die sie verletzen, und wer eine in der Nähe plant, wird gewarnt. Sie zählt von dem Tag an, an dem die Spielstätte bekannt ist, denn von dort wird gemessen.

**Karte** zeigt die Shows eines Zeitraums in der Reihenfolge der Route, mit ihren Entfernungen.`,
  },
};
