import { type Choice, offered, phasesIn } from '#shared/domains/journeys/travel/phases.ts';
import { LOCATION_TYPES, type LocationType } from '#shared/domains/journeys/travel/places.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';

export const LOCATION_CHOICES: Readonly<Record<LocationType, Choice>> = {
  unknown: {
    text: {
      en: 'Unknown',
      nl: 'Onbekend',
      de: 'Unbekannt',
      it: 'Sconosciuto',
      es: 'Desconocido',
      'pt-br': 'Desconhecido',
      pt: 'Desconhecido',
    },
    icon: 'circle-help',
  },
  airport: {
    text: {
      en: 'Airport',
      nl: 'Luchthaven',
      de: 'Flughafen',
      it: 'Aeroporto',
      es: 'Aeropuerto',
      'pt-br': 'Aeroporto',
      pt: 'Aeroporto',
    },
    icon: 'plane',
  },
  station: {
    text: {
      en: 'Station',
      nl: 'Station',
      de: 'Bahnhof',
      it: 'Stazione',
      es: 'Estación',
      'pt-br': 'Estação',
      pt: 'Estação',
    },
    icon: 'train-front',
  },
  hotel: {
    text: { en: 'Hotel', nl: 'Hotel', de: 'Hotel', it: 'Hotel', es: 'Hotel', 'pt-br': 'Hotel', pt: 'Hotel' },
    icon: 'bed',
  },
  venue: {
    text: {
      en: 'Venue',
      nl: 'Locatie',
      de: 'Spielstätte',
      it: 'Venue',
      es: 'Recinto',
      'pt-br': 'Local do show',
      pt: 'Recinto',
    },
    icon: 'building-2',
  },
  home: {
    text: {
      en: 'Home address',
      nl: 'Thuisadres',
      de: 'Privatadresse',
      it: 'Casa',
      es: 'Domicilio',
      'pt-br': 'Residência',
      pt: 'Residência',
    },
    icon: 'house',
  },
  office: {
    text: {
      en: 'Office',
      nl: 'Kantoor',
      de: 'Büro',
      it: 'Ufficio',
      es: 'Oficina',
      'pt-br': 'Escritório',
      pt: 'Escritório',
    },
    icon: 'briefcase',
  },
  restaurant: {
    text: {
      en: 'Restaurant',
      nl: 'Restaurant',
      de: 'Restaurant',
      it: 'Ristorante',
      es: 'Restaurante',
      'pt-br': 'Restaurante',
      pt: 'Restaurante',
    },
    icon: 'utensils',
  },
  other: {
    text: { en: 'Other', nl: 'Anders', de: 'Sonstiges', it: 'Altro', es: 'Otro', 'pt-br': 'Outro', pt: 'Outro' },
    icon: 'map-pin',
  },
};

/** Lists the phases and the kinds of place, in the reader's language. */
export const optionsIn = (locale: Locale) => ({
  phases: phasesIn(locale),
  locationTypes: offered(LOCATION_TYPES, LOCATION_CHOICES, locale),
});
export const locationIn = (type: LocationType, locale: Locale): string =>
  inLanguage(LOCATION_CHOICES[type].text, locale);
