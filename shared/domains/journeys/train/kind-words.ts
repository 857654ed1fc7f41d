import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const trainWords: KindWords = {
  one: {
    en: 'Train journey',
    nl: 'Treinreis',
    de: 'Zugreise',
    it: 'Viaggio in treno',
    es: 'Viaje en tren',
    'pt-br': 'Viagem de trem',
    pt: 'Viagem de comboio',
  },
  many: {
    en: 'Train journeys',
    nl: 'Treinreizen',
    de: 'Zugreisen',
    it: 'Viaggi in treno',
    es: 'Viajes en tren',
    'pt-br': 'Viagens de trem',
    pt: 'Viagens de comboio',
  },
};
