import type { DayContact, Itinerary } from '#shared/domains/itinerary/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';

const en = {
  itinerary: 'Itinerary',
  page: 'Page {page} of {pages}',
  days: '{from} to {to}',
  nth: 'Show {nth} of {count}',
  schedule: 'Schedule',
  clock: 'Times in {zone}',
  venue: 'Venue',
  room: 'Room',
  address: 'Address',
  contacts: 'Contacts',
  notes: 'Notes',
  nothing: 'Nothing is confirmed on these days.',
  live: 'The newest times',
  date: 'Date',
  start: 'Start',
  end: 'End',
  what: 'What',
  place: 'Place',
  zone: 'Time zone',
  city: 'City',
  artist: 'Artist',
};
export type PaperTexts = Readonly<typeof en>;

export const PAPER_TEXTS: Readonly<Record<Locale, PaperTexts>> = {
  en,
  nl: {
    itinerary: 'Reisschema',
    page: 'Pagina {page} van {pages}',
    days: '{from} tot en met {to}',
    nth: 'Show {nth} van {count}',
    schedule: 'Tijden',
    clock: 'Tijden in {zone}',
    venue: 'Locatie',
    room: 'Zaal',
    address: 'Adres',
    contacts: 'Contactpersonen',
    notes: 'Notities',
    live: 'De nieuwste tijden',
    date: 'Datum',
    nothing: 'Op deze dagen is niets bevestigd.',
    start: 'Begin',
    end: 'Einde',
    what: 'Wat',
    place: 'Waar',
    zone: 'Tijdzone',
    city: 'Plaats',
    artist: 'Artiest',
  },
  de: {
    itinerary: 'Reiseplan',
    page: 'Seite {page} von {pages}',
    days: '{from} bis {to}',
    nth: 'Show {nth} von {count}',
    schedule: 'Zeiten',
    clock: 'Zeiten in {zone}',
    venue: 'Spielstätte',
    room: 'Saal',
    address: 'Adresse',
    contacts: 'Kontakte',
    notes: 'Notizen',
    live: 'Die neuesten Zeiten',
    nothing: 'An diesen Tagen ist nichts bestätigt.',
    date: 'Datum',
    start: 'Beginn',
    end: 'Ende',
    what: 'Was',
    place: 'Wo',
    zone: 'Zeitzone',
    city: 'Ort',
    artist: 'Künstler',
  },
};

const ROLES: Readonly<Record<DayContact['role'], Readonly<Record<Locale, string>>>> = {
  promoter: { en: 'Promoter', nl: 'Promotor', de: 'Veranstalter' },
  venue: { en: 'Venue', nl: 'Locatie', de: 'Spielstätte' },
  agent: { en: 'Agent', nl: 'Agent', de: 'Agent' },
};
export const roleName = (role: DayContact['role'], locale: Locale): string => ROLES[role][locale];

/** `Itinerary Mira Solano 2026-11-12.pdf` */
export const fileName = ({ name, from }: Itinerary, extension: string, locale: Locale): string =>
  `${PAPER_TEXTS[locale].itinerary} ${name.replace(/[\\/:*?"<>|]/g, ' ')} ${from}.${extension}`;
