import { travelFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { groundTransportFields } from './fields.ts';

/** The words for the fields of a ride: in the log. */
export const groundTransportFieldWords: FieldWords<typeof groundTransportFields> = {
  ...travelFieldWords,
  routeHexColor: TERMS.colour,
  departArriveSelect: {
    en: 'Time is',
    nl: 'De tijd is',
    de: 'Die Zeit ist',
    it: "L'ora è di",
    es: 'La hora es de',
    'pt-br': 'O horário é de',
    pt: 'A hora é de',
  },
  duration: {
    en: 'Duration',
    nl: 'Duur',
    de: 'Dauer',
    it: 'Durata',
    es: 'Duración',
    'pt-br': 'Duração',
    pt: 'Duração',
  },
  routePolyline: {
    en: 'Route',
    nl: 'Route',
    de: 'Strecke',
    it: 'Percorso',
    es: 'Ruta',
    'pt-br': 'Rota',
    pt: 'Percurso',
  },
  driver: {
    en: 'Driver',
    nl: 'Chauffeur',
    de: 'Fahrer',
    it: 'Autista',
    es: 'Conductor',
    'pt-br': 'Motorista',
    pt: 'Motorista',
  },
  start: TERMS.start,
  end: TERMS.end,
  durationEstimate: {
    en: 'Estimated duration',
    nl: 'Geschatte duur',
    de: 'Geschätzte Dauer',
    it: 'Durata stimata',
    es: 'Duración estimada',
    'pt-br': 'Duração estimada',
    pt: 'Duração estimada',
  },
  distance: {
    en: 'Distance',
    nl: 'Afstand',
    de: 'Entfernung',
    it: 'Distanza',
    es: 'Distancia',
    'pt-br': 'Distância',
    pt: 'Distância',
  },
};
