import type { BrowserMessages } from './en.ts';

export const sentences: BrowserMessages = {
  required: 'bitte füllen Sie dieses Feld aus',
  choice: 'bitte treffen Sie eine Auswahl',
  color: 'bitte wählen Sie eine Farbe',
  date: 'Datum ist ungültig',
  time: 'Uhrzeit ist ungültig',
  timeRange: 'Uhrzeit liegt außerhalb des Bereichs',
  dateRange: 'das Datum muss zwischen {min} und {max} liegen',
  tooBig: 'der Wert darf höchstens {max} sein',
  endBeforeBegin: 'Das Enddatum liegt vor dem Anfangsdatum',
  reminderOrder: 'Jede Mahnung muss später kommen als die vorige',
  noResults: 'keine Ergebnisse gefunden',
  patience: 'Bitte haben Sie Geduld, der Server verarbeitet Ihre Anfrage',
  unsaved: 'Sie haben nicht gespeicherte Änderungen.',
  offline:
    'Es besteht keine Verbindung, daher ist dies noch nicht gespeichert. Es bleibt hier stehen; versuchen Sie es erneut, sobald Sie wieder online sind.',
  signedOut:
    'Sie sind abgemeldet, daher ist dies nicht gespeichert. Es bleibt hier stehen; speichern Sie noch einmal, um sich anzumelden.',
  unexpected: 'Etwas Unerwartetes ist passiert',
  unavailable: 'Backline ist vorübergehend nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  timedOut: 'Diese Seite ist abgelaufen. Laden Sie die Seite neu, indem Sie dieses Fenster schließen.',
  tooManyActions: 'Die maximal erlaubte Anzahl an Aktionen wurde überschritten. Versuchen Sie es später erneut.',
};
