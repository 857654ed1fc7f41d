import type { Messages } from '#shared/kernel/messages.ts';

export const itineraryMessages: Messages = {
  'itinerary.tooLong': {
    en: 'An itinerary covers at most 62 days',
    nl: 'Een reisschema beslaat hoogstens 62 dagen',
    de: 'Ein Reiseplan umfasst höchstens 62 Tage',
  },
  'itinerary.past': {
    en: 'These days are over',
    nl: 'Deze dagen zijn voorbij',
    de: 'Diese Tage sind vorbei',
  },
  'itinerary.noAddress': {
    en: 'This link was not sent by mail: nobody can be told of changes',
    nl: 'Deze link is niet gemaild: niemand kan van wijzigingen op de hoogte worden gebracht',
    de: 'Dieser Link wurde nicht per E-Mail gesendet: Niemand kann über Änderungen informiert werden',
  },
  'itinerary.changed': {
    en: 'The itinerary has just changed: please look again',
    nl: 'Het reisschema is zojuist gewijzigd: kijk het nog eens na',
    de: 'Der Reiseplan wurde gerade geändert: Bitte sehen Sie ihn noch einmal an',
  },
};
