import type { Messages } from './messages.ts';

/** What the browser says by itself: it comes with the start, all other sentences with their use. */
export const browserMessages = {
  required: { en: 'please fill in this field', nl: 'vul dit veld in', de: 'bitte füllen Sie dieses Feld aus' },
  choice: { en: 'please make a choice', nl: 'maak een keuze', de: 'bitte treffen Sie eine Auswahl' },
  color: { en: 'please choose a colour', nl: 'kies een kleur', de: 'bitte wählen Sie eine Farbe' },
  date: { en: 'date is invalid', nl: 'datum is ongeldig', de: 'Datum ist ungültig' },
  time: { en: 'time is invalid', nl: 'tijd is ongeldig', de: 'Uhrzeit ist ungültig' },
  timeRange: {
    en: 'time is out of range',
    nl: 'tijd valt buiten het bereik',
    de: 'Uhrzeit liegt außerhalb des Bereichs',
  },
  dateRange: {
    en: 'the date should be between {min} and {max}',
    nl: 'de datum moet tussen {min} en {max} liggen',
    de: 'das Datum muss zwischen {min} und {max} liegen',
  },
  tooBig: {
    en: 'the value should be at most {max}',
    nl: 'de waarde mag hoogstens {max} zijn',
    de: 'der Wert darf höchstens {max} sein',
  },
  endBeforeBegin: {
    en: 'The end date is before the begin date',
    nl: 'De einddatum ligt voor de begindatum',
    de: 'Das Enddatum liegt vor dem Anfangsdatum',
  },
  noResults: { en: 'no results found', nl: 'geen resultaten gevonden', de: 'keine Ergebnisse gefunden' },
  patience: {
    en: 'Please be patient, the server is processing your request',
    nl: 'Een ogenblik geduld, de server verwerkt uw verzoek',
    de: 'Bitte haben Sie Geduld, der Server verarbeitet Ihre Anfrage',
  },
  unsaved: {
    en: 'You have pending unsaved changes.',
    nl: 'U hebt niet-opgeslagen wijzigingen.',
    de: 'Sie haben nicht gespeicherte Änderungen.',
  },
  offline: {
    en: 'There is no connection, so this is not saved yet. It stays here; try again once you are back online.',
    nl: 'Er is geen verbinding, dus dit is nog niet opgeslagen. Het blijft hier staan; probeer het opnieuw zodra u weer online bent.',
    de: 'Es besteht keine Verbindung, daher ist dies noch nicht gespeichert. Es bleibt hier stehen; versuchen Sie es erneut, sobald Sie wieder online sind.',
  },
  signedOut: {
    en: 'You are signed out, so this is not saved. It stays here; save once more to sign in.',
    nl: 'U bent afgemeld, dus dit is niet opgeslagen. Het blijft hier staan; sla het nogmaals op om u aan te melden.',
    de: 'Sie sind abgemeldet, daher ist dies nicht gespeichert. Es bleibt hier stehen; speichern Sie noch einmal, um sich anzumelden.',
  },
  unexpected: {
    en: 'Something unexpected happened',
    nl: 'Er is iets onverwachts gebeurd',
    de: 'Etwas Unerwartetes ist passiert',
  },
  timedOut: {
    en: 'This page has timed out. Reload the page by closing this window.',
    nl: 'Deze pagina is verlopen. Laad de pagina opnieuw door dit venster te sluiten.',
    de: 'Diese Seite ist abgelaufen. Laden Sie die Seite neu, indem Sie dieses Fenster schließen.',
  },
  tooManyActions: {
    en: 'Maximum allowed number of actions has been exceeded. Try again at later point.',
    nl: 'Het maximale aantal acties is overschreden. Probeer het later opnieuw.',
    de: 'Die maximal erlaubte Anzahl an Aktionen wurde überschritten. Versuchen Sie es später erneut.',
  },
} as const satisfies Messages;
