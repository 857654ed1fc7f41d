import type { LocationType } from '#shared/domains/ground-transport/schemas.ts';
import { LOCATION_TYPES } from '#shared/domains/ground-transport/schemas.ts';
import { type Choice, offered, phasesIn } from '#shared/domains/travel/phases.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, words } from '#shared/kernel/translated.ts';

export const LOCATION_CHOICES: Readonly<Record<LocationType, Choice>> = {
  unknown: {
    text: words('Unknown', 'Onbekend', 'Unbekannt', 'Sconosciuto', 'Desconocido', 'Desconhecido', 'Desconhecido'),
    icon: 'circle-help',
  },
  airport: {
    text: words('Airport', 'Luchthaven', 'Flughafen', 'Aeroporto', 'Aeropuerto', 'Aeroporto', 'Aeroporto'),
    icon: 'plane',
  },
  station: {
    text: words('Station', 'Station', 'Bahnhof', 'Stazione', 'Estación', 'Estação', 'Estação'),
    icon: 'train-front',
  },
  hotel: { text: words('Hotel', 'Hotel', 'Hotel', 'Hotel', 'Hotel', 'Hotel', 'Hotel'), icon: 'bed' },
  venue: {
    text: words('Venue', 'Locatie', 'Spielstätte', 'Venue', 'Recinto', 'Local do show', 'Recinto'),
    icon: 'building-2',
  },
  home: {
    text: words('Home address', 'Thuisadres', 'Privatadresse', 'Casa', 'Domicilio', 'Residência', 'Residência'),
    icon: 'house',
  },
  office: {
    text: words('Office', 'Kantoor', 'Büro', 'Ufficio', 'Oficina', 'Escritório', 'Escritório'),
    icon: 'briefcase',
  },
  restaurant: {
    text: words('Restaurant', 'Restaurant', 'Restaurant', 'Ristorante', 'Restaurante', 'Restaurante', 'Restaurante'),
    icon: 'utensils',
  },
  other: { text: words('Other', 'Anders', 'Sonstiges', 'Altro', 'Otro', 'Outro', 'Outro'), icon: 'map-pin' },
};

/** Lists the phases and the kinds of place, in the reader's language. */
export const optionsIn = (locale: Locale) => ({
  phases: phasesIn(locale),
  locationTypes: offered(LOCATION_TYPES, LOCATION_CHOICES, locale),
});
export const locationIn = (type: LocationType, locale: Locale): string =>
  inLanguage(LOCATION_CHOICES[type].text, locale);
