import type { Article } from '../article.ts';

export const availability: Article = {
  related: ['planning', 'calendars', 'conflicts'],
  en: {
    title: 'Availability, and as text for an email',
    content: `**Availability** shows the days on which your artists are free. Choose the period, the weekdays and the artists. The number of free days is next to each name.

Shows, other entries and events of external calendars count as taken. With **Options count as free**, a day with only an option counts as free too.

Open an artist to see the days. Select days to overrule the calendar:

- **Block** marks days as taken, with a reason.
- **Mark as free** offers days even if the calendar has an entry.
- **Hide** leaves days out of what you share.
- **Follow the calendar** undoes any of these.

**As text** writes the free days of one artist, or of everyone in the list, as sentences for an email, in the reader's language. Press **Copy text** and paste it.`,
  },
  nl: {
    title: 'Beschikbaarheid, ook als tekst voor een mail',
    content: `**Beschikbaarheid** zegt op welke dagen van een periode uw artiesten vrij zijn. Kies de periode, de weekdagen en de artiesten; naast elke naam staat hoeveel er vrij is.

Wat als bezet telt komt uit de planning: shows, eigen afspraken en wat in externe agenda's staat. Met **Opties tellen als vrij** worden ook dagen met alleen een optie aangeboden.

Open een artiest om de dagen te zien. Kies er een paar en zeg het zelf waar de agenda het niet weet:

- **Blokkeren** haalt dagen eruit, met een reden.
- **Vrijgeven** biedt dagen aan hoewel er iets in de agenda staat.
- **Verbergen** laat dagen weg uit wat u toont.
- **Zoals in de agenda** neemt uw eigen woord terug.

**Als tekst** schrijft de vrije dagen van één artiest, of van alle in de lijst, als zinnen voor een mail, in de taal van uw lezer. Druk op **Tekst kopiëren** en plak hem.`,
  },
  de: {
    title: 'Verfügbarkeit, auch als Text für eine E-Mail',
    content: `**Verfügbarkeit** sagt, an welchen Tagen eines Zeitraums Ihre Künstler frei sind. Wählen Sie den Zeitraum, die Wochentage und die Künstler; neben jedem Namen steht, wie viel frei ist.

Was als belegt gilt, kommt aus der Planung: Shows, eigene Einträge und die Termine externer Kalender. Mit **Optionen gelten als frei** werden auch Tage angeboten, an denen nur eine Option steht.

Öffnen Sie einen Künstler, um die Tage zu sehen. Wählen Sie einige davon und sagen Sie es selbst, wo der Kalender es nicht weiß:

- **Sperren** nimmt Tage heraus, mit einem Grund.
- **Freigeben** bietet Tage an, obwohl etwas im Kalender steht.
- **Ausblenden** lässt Tage bei dem weg, was Sie zeigen.
- **Wie im Kalender** nimmt Ihr eigenes Wort zurück.

**Als Text** schreibt die freien Tage eines Künstlers, oder aller in der Liste, als Sätze für eine E-Mail, in der Sprache Ihres Lesers. Drücken Sie **Text kopieren** und fügen Sie ihn ein.`,
  },
};
