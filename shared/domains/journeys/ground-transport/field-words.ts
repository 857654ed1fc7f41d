import { travelFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import type { groundTransportFields } from './fields.ts';

/** The words for the fields of a ride: in the log. */
export const groundTransportFieldWords: FieldWords<typeof groundTransportFields> = {
  ...travelFieldWords,
  routeHexColor: { en: 'Colour', nl: 'Kleur', de: 'Farbe', it: 'Colore', es: 'Color', 'pt-br': 'Cor', pt: 'Cor' },
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
  start: { en: 'Start', nl: 'Begin', de: 'Beginn', it: 'Inizio', es: 'Inicio', 'pt-br': 'Início', pt: 'Início' },
  end: { en: 'End', nl: 'Einde', de: 'Ende', it: 'Fine', es: 'Fin', 'pt-br': 'Fim', pt: 'Fim' },
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
