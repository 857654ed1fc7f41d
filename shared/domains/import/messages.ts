import type { Messages } from '#shared/kernel/messages.ts';

export const importMessages: Messages = {
  'import.unreadable': {
    en: 'This file cannot be read as a table',
    nl: 'Dit bestand kan niet als tabel worden gelezen',
    de: 'Diese Datei kann nicht als Tabelle gelesen werden',
  },
  'import.empty': {
    en: 'There are no rows under the headings',
    nl: 'Er staan geen rijen onder de kopteksten',
    de: 'Unter den Überschriften stehen keine Zeilen',
  },
  'import.tooManyRows': {
    en: 'A file may hold at most {max} rows',
    nl: 'Een bestand mag hoogstens {max} rijen bevatten',
    de: 'Eine Datei darf höchstens {max} Zeilen enthalten',
  },
  'import.tooManyColumns': {
    en: 'A file may hold at most {max} columns',
    nl: 'Een bestand mag hoogstens {max} kolommen bevatten',
    de: 'Eine Datei darf höchstens {max} Spalten enthalten',
  },
  'import.mapping': {
    en: 'Each field takes one column, and the fields that must be filled in need one',
    nl: 'Elk veld krijgt één kolom, en de verplichte velden hebben er een nodig',
    de: 'Jedes Feld nimmt eine Spalte auf, und Pflichtfelder brauchen eine',
  },
  'import.recordUnknown': {
    en: 'nothing has this email address, number or name',
    nl: 'niets heeft dit e-mailadres, nummer of deze naam',
    de: 'nichts hat diese E-Mail-Adresse, diese Nummer oder diesen Namen',
  },
  'import.recordUnclear': {
    en: 'this means several: use an email address or a number that only one has',
    nl: 'dit zijn er meer: gebruik een e-mailadres of nummer dat er maar één heeft',
    de: 'das sind mehrere: Nehmen Sie eine E-Mail-Adresse oder Nummer, die nur einer hat',
  },
  'import.nothing': {
    en: 'No row of this file can be imported',
    nl: 'Geen rij van dit bestand kan worden geïmporteerd',
    de: 'Keine Zeile dieser Datei kann importiert werden',
  },
  'import.begun': {
    en: 'This import has begun already',
    nl: 'Deze import is al begonnen',
    de: 'Dieser Import hat bereits begonnen',
  },
  'import.notDone': {
    en: 'Only a finished import can be undone',
    nl: 'Alleen een voltooide import kan ongedaan worden gemaakt',
    de: 'Nur ein abgeschlossener Import kann rückgängig gemacht werden',
  },
  'import.tooLate': {
    en: 'An import can be undone for {max} days',
    nl: 'Een import kan {max} dagen lang ongedaan worden gemaakt',
    de: 'Ein Import kann {max} Tage lang rückgängig gemacht werden',
  },
  'import.number': {
    en: 'this is not a number',
    nl: 'dit is geen getal',
    de: 'dies ist keine Zahl',
  },
  'import.country': {
    en: 'this country is not known; use its name or its two letters',
    nl: 'dit land is niet bekend; gebruik de naam of de twee letters',
    de: 'dieses Land ist nicht bekannt; verwenden Sie den Namen oder die zwei Buchstaben',
  },
  'import.companyUnknown': {
    en: 'there is no company of this name',
    nl: 'er is geen bedrijf met deze naam',
    de: 'es gibt kein Unternehmen mit diesem Namen',
  },
  'import.companyUnclear': {
    en: 'there are several companies of this name',
    nl: 'er zijn meerdere bedrijven met deze naam',
    de: 'es gibt mehrere Unternehmen mit diesem Namen',
  },
  'import.used': {
    en: 'other records use this by now, so it stays',
    nl: 'andere items gebruiken dit inmiddels, dus het blijft staan',
    de: 'andere Einträge verwenden dies inzwischen, daher bleibt es bestehen',
  },
  'import.changed': {
    en: 'this was changed after the import, so it stays',
    nl: 'dit is na de import gewijzigd en blijft dus staan',
    de: 'dies wurde nach dem Import geändert und bleibt daher bestehen',
  },
};
