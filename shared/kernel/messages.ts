import { browserMessages } from './browser-messages.ts';
import type { Locale } from './locale.ts';

/** One code -> one sentence per language. The English texts of the spec are kept to the letter. */
export type Messages = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** What every endpoint and every form can say (spec sections 5 and 8, ux words). */
export const kernelMessages: Messages = {
  ...browserMessages,
  minLength: {
    en: 'minimum length of {min} characters is required',
    nl: 'minimaal {min} tekens vereist',
    de: 'mindestens {min} Zeichen erforderlich',
  },
  tooLong: {
    en: 'at most {max} characters are allowed',
    nl: 'maximaal {max} tekens toegestaan',
    de: 'höchstens {max} Zeichen erlaubt',
  },
  atLeastOne: {
    en: 'at least 1 item should be selected',
    nl: 'selecteer minstens 1 item',
    de: 'mindestens 1 Eintrag muss ausgewählt sein',
  },
  atLeast: { en: 'at least {min} items', nl: 'minstens {min} items', de: 'mindestens {min} Einträge' },
  atMost: { en: 'at most {max} items', nl: 'hoogstens {max} items', de: 'höchstens {max} Einträge' },
  integer: {
    en: 'only whole numbers are allowed',
    nl: 'alleen gehele getallen zijn toegestaan',
    de: 'nur ganze Zahlen sind erlaubt',
  },
  tooSmall: {
    en: 'the value should be at least {min}',
    nl: 'de waarde moet minstens {min} zijn',
    de: 'der Wert muss mindestens {min} sein',
  },
  forbiddenCharacters: {
    en: 'input may not contain these characters',
    nl: 'de invoer mag deze tekens niet bevatten',
    de: 'die Eingabe darf diese Zeichen nicht enthalten',
  },
  email: { en: 'email is invalid', nl: 'e-mailadres is ongeldig', de: 'E-Mail-Adresse ist ungültig' },
  url: { en: 'web address is invalid', nl: 'webadres is ongeldig', de: 'Webadresse ist ungültig' },
  guid: { en: 'this is not an id (GUID)', nl: 'dit is geen id (GUID)', de: 'dies ist keine ID (GUID)' },
  noSuchField: {
    en: 'There is no field {name} here',
    nl: 'Er is hier geen veld {name}',
    de: 'Hier gibt es kein Feld {name}',
  },
  exchangeRate: {
    en: 'a rate is a number above 0 with at most 6 decimals',
    nl: 'een koers is een getal boven 0 met hoogstens 6 decimalen',
    de: 'ein Kurs ist eine Zahl über 0 mit höchstens 6 Nachkommastellen',
  },
  iban: {
    en: 'this is not a valid account number (IBAN)',
    nl: 'dit is geen geldig rekeningnummer (IBAN)',
    de: 'dies ist keine gültige Kontonummer (IBAN)',
  },
  bic: {
    en: 'this is not a valid bank code (BIC)',
    nl: 'dit is geen geldige bankcode (BIC)',
    de: 'dies ist kein gültiger Bankcode (BIC)',
  },
  iataAirport: {
    en: 'the code of an airport has 3 letters',
    nl: 'de code van een luchthaven heeft 3 letters',
    de: 'der Code eines Flughafens hat 3 Buchstaben',
  },
  iataAirline: {
    en: 'the code of an airline has 2 letters or figures',
    nl: 'de code van een luchtvaartmaatschappij heeft 2 letters of cijfers',
    de: 'der Code einer Fluggesellschaft hat 2 Buchstaben oder Ziffern',
  },
  icaoAirline: {
    en: 'the ICAO code of an airline has 3 letters',
    nl: 'de ICAO-code van een luchtvaartmaatschappij heeft 3 letters',
    de: 'der ICAO-Code einer Fluggesellschaft hat 3 Buchstaben',
  },
  invalidInput: { en: 'The input is not valid', nl: 'De invoer is niet geldig', de: 'Die Eingabe ist ungültig' },
  unknownField: { en: 'This field is not known', nl: 'Dit veld is niet bekend', de: 'Dieses Feld ist nicht bekannt' },
  invalidJson: {
    en: 'The request is not valid JSON',
    nl: 'Het verzoek is geen geldige JSON',
    de: 'Die Anfrage ist kein gültiges JSON',
  },
  badRequest: {
    en: 'The request cannot be carried out',
    nl: 'Het verzoek kan niet worden uitgevoerd',
    de: 'Die Anfrage kann nicht ausgeführt werden',
  },
  hiddenFrom: {
    en: '{name} may not see this record',
    nl: '{name} mag dit item niet zien',
    de: '{name} darf diesen Eintrag nicht sehen',
  },
  denied: {
    en: 'You do not have the right to do this',
    nl: 'U hebt hier geen rechten voor',
    de: 'Dazu haben Sie keine Berechtigung',
  },
  invalidLoginSession: {
    en: 'Your session has ended. Sign in again.',
    nl: 'Uw sessie is beëindigd. Meld u opnieuw aan.',
    de: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  },
  staffSession: {
    en: 'You are signed in with the agency that sent this, so you only see a preview',
    nl: 'U bent aangemeld bij het bureau dat dit heeft gestuurd, dus u ziet alleen een voorbeeld',
    de: 'Sie sind bei der Agentur angemeldet, die dies gesendet hat, und sehen daher nur eine Vorschau',
  },
  notFound: {
    en: 'This record does not exist or is not yours to see',
    nl: 'Dit item bestaat niet of is niet voor u zichtbaar',
    de: 'Dieser Eintrag existiert nicht oder ist für Sie nicht sichtbar',
  },
  merged: {
    en: 'This was merged into another one',
    nl: 'Dit is samengevoegd met een ander item',
    de: 'Dies wurde mit einem anderen Eintrag zusammengeführt',
  },
  linkUnknown: { en: 'This link is not known', nl: 'Deze link is niet bekend', de: 'Dieser Link ist nicht bekannt' },
  stale: {
    en: 'Somebody changed this in the meantime',
    nl: 'Iemand heeft dit intussen gewijzigd',
    de: 'Dies wurde inzwischen geändert',
  },
  otherUser: {
    en: 'In another tab somebody else is signed in now, so this page no longer counts. Load it anew.',
    nl: 'In een ander tabblad is nu iemand anders aangemeld, dus deze pagina geldt niet meer. Laad haar opnieuw.',
    de: 'In einem anderen Tab ist jetzt jemand anderes angemeldet, daher gilt diese Seite nicht mehr. Laden Sie sie neu.',
  },
  exists: { en: 'This already exists', nl: 'Dit bestaat al', de: 'Dies existiert bereits' },
  inUse: {
    en: '{name} still uses this; it can be set to not active',
    nl: '{name} gebruikt dit nog; u kunt het op niet actief zetten',
    de: '{name} verwendet dies noch; es kann auf nicht aktiv gesetzt werden',
  },
  defaultInactive: {
    en: 'New records start with this one, so it stays active: choose another to start with first',
    nl: 'Nieuwe items beginnen hiermee, dus het blijft actief: kies eerst een ander om mee te beginnen',
    de: 'Neue Einträge beginnen hiermit, daher bleibt es aktiv: wählen Sie zuerst einen anderen Anfang',
  },
  inProgress: {
    en: 'The same request is still being processed',
    nl: 'Hetzelfde verzoek wordt nog verwerkt',
    de: 'Dieselbe Anfrage wird noch verarbeitet',
  },
  alreadyDone: {
    en: 'This was already done. Load the page again to see it',
    nl: 'Dit is al gedaan. Laad de pagina opnieuw om het te zien',
    de: 'Dies wurde bereits erledigt. Laden Sie die Seite neu, um es zu sehen',
  },
  idempotencyReused: {
    en: 'This idempotency key was used for another request',
    nl: 'Deze idempotentiesleutel is voor een ander verzoek gebruikt',
    de: 'Dieser Idempotenzschlüssel wurde für eine andere Anfrage verwendet',
  },
  tooLarge: {
    en: 'The request is larger than 3,145,728 bytes',
    nl: 'Het verzoek is groter dan 3.145.728 bytes',
    de: 'Die Anfrage ist größer als 3.145.728 Bytes',
  },
  recordTooLarge: {
    en: 'This holds more text than one record can keep. Shorten it and save again',
    nl: 'Dit bevat meer tekst dan één record kan bewaren. Maak het korter en sla opnieuw op',
    de: 'Dies enthält mehr Text, als ein Datensatz aufnehmen kann. Kürzen Sie ihn und speichern Sie erneut',
  },
  periodTooLong: {
    en: 'this period is too long for so many artists',
    nl: 'deze periode is te lang voor zoveel artiesten',
    de: 'dieser Zeitraum ist für so viele Künstler zu lang',
  },
};
