import type { LocationType } from '#shared/domains/ground-transport/schemas.ts';
import { LOCATION_TYPES } from '#shared/domains/ground-transport/schemas.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated, words } from '#shared/kernel/translated.ts';

interface Choice {
  readonly text: Translated;
  /** By the name that the pages' icon set has for it. */
  readonly icon: string;
}

const PHASE_CHOICES: Readonly<Record<Phase, Choice>> = {
  confirmed: {
    text: words('Confirmed', 'Bevestigd', 'Bestätigt', 'Confermato', 'Confirmado', 'Confirmado', 'Confirmado'),
    icon: 'circle-check',
  },
  options: { text: words('Option', 'Optie', 'Option', 'Opzione', 'Opción', 'Opção', 'Opção'), icon: 'circle-dashed' },
  cancelled: {
    text: words('Cancelled', 'Geannuleerd', 'Abgesagt', 'Annullato', 'Cancelado', 'Cancelado', 'Cancelado'),
    icon: 'circle-x',
  },
};

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

const offered = <V extends string>(values: readonly V[], choices: Readonly<Record<V, Choice>>, locale: Locale) =>
  values.map((value) => ({ value, text: inLanguage(choices[value].text, locale), icon: choices[value].icon }));

/** What phase and kind of place can be, in the reader's language. */
export const optionsIn = (locale: Locale) => ({
  phases: offered(PHASES, PHASE_CHOICES, locale),
  locationTypes: offered(LOCATION_TYPES, LOCATION_CHOICES, locale),
});
export const phaseIn = (phase: Phase, locale: Locale): string => inLanguage(PHASE_CHOICES[phase].text, locale);
export const locationIn = (type: LocationType, locale: Locale): string =>
  inLanguage(LOCATION_CHOICES[type].text, locale);
