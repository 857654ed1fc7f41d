import type { Article } from '../article.ts';

export const gettingStarted: Article = {
  related: ['shows-and-options', 'planning', 'contracts', 'companies-and-contacts', 'import', 'users'],
  en: {
    title: 'Getting started',
    content: `Backline follows a booking from the first request to the night itself. Most of your work starts in one of three places:

- **Dashboard** shows what matters today: expiring options, shows and unread notifications. If you may see them, it also shows overdue invoices, unsigned contracts and fees by month.
- **Planning** shows your artists by day. Drag over free days to add an option.
- **Shows** has the same bookings as a list, with filters that you can save as a view.

Ctrl K (⌘ K on a Mac) opens **Search or jump to** on every page: type the name of an artist, a venue or a page. Start with @ to search for people, with # for numbers, with > for commands. Press ? to see all keyboard shortcuts.

After most changes a message appears at the edge of the page; press **Undo** in it to undo the change.

Find your language, picture, notifications and calendars under **Personal settings**, behind your name. The agency's statuses, templates and users are under **Settings**, if you have permission to see them.`,
  },
  nl: {
    title: 'Aan de slag',
    content: `Backline volgt een boeking van de eerste aanvraag tot de avond zelf. Het meeste werk begint op een van drie plekken:

- **Dashboard** zegt wat vandaag telt: opties die bijna aflopen, shows, en wat u nog niet hebt gezien. Wie ze mag zien, ziet er ook verlopen facturen, ongetekende contracten en de gages per maand.
- **Planning** toont uw artiesten per dag. Sleep over vrije dagen om daar een optie te noteren.
- **Shows** bevat dezelfde boekingen als lijst, met filters die u als eigen weergave kunt bewaren.

Ctrl K (⌘ K op een Mac) opent op elke pagina **Zoek of ga naar**: typ de naam van een artiest, een locatie of een pagina. Begin met @ om alleen mensen te zoeken, met # voor nummers, met > voor opdrachten. Druk op ? voor alle andere toetsen.

Na de meeste wijzigingen verschijnt er een melding aan de rand van de pagina; met **Ongedaan maken** daarin neemt u de wijziging terug.

Uw taal, uw foto, uw meldingen en uw agenda's staan onder **Persoonlijke instellingen**, achter uw eigen naam. Waar het hele bureau mee werkt, zoals statussen, sjablonen en gebruikers, staat onder **Instellingen**, voor wie dat mag zien.`,
  },
  de: {
    title: 'Erste Schritte',
    content: `Backline begleitet eine Buchung von der ersten Anfrage bis zum Abend selbst. Die meiste Arbeit beginnt an einer von drei Stellen:

- **Dashboard** sagt, was heute zählt: Optionen, die bald ablaufen, Shows und was Sie noch nicht gesehen haben. Mit dem Recht dazu sehen Sie dort auch überfällige Rechnungen, offene Unterschriften und Gagen pro Monat.
- **Planung** zeigt Ihre Künstler nach Tagen. Ziehen Sie über freie Tage, um dort eine Option zu notieren.
- **Shows** enthält dieselben Buchungen als Liste, mit Filtern, die Sie als eigene Ansicht speichern können.

Strg K (⌘ K auf dem Mac) öffnet auf jeder Seite **Suchen oder springen**: Tippen Sie den Namen eines Künstlers, einer Spielstätte oder einer Seite. Mit @ am Anfang suchen Sie nur Personen, mit # Nummern, mit > Befehle. Die Taste ? zeigt alle weiteren Tasten.

Nach den meisten Änderungen erscheint eine Meldung am Rand der Seite; **Rückgängig** darin nimmt die Änderung zurück.

Ihre Sprache, Ihr Bild, Ihre Benachrichtigungen und Ihre Kalender stehen unter **Persönliche Einstellungen**, hinter Ihrem eigenen Namen. Womit die ganze Agentur arbeitet, etwa Status, Vorlagen und Benutzer, steht unter **Einstellungen**, für alle, die das sehen dürfen.`,
  },
};
