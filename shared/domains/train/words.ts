import { words } from '#shared/kernel/translated.ts';

export const TRAIN_NAME = words(
  'Train journey',
  'Treinreis',
  'Zugreise',
  'Viaggio in treno',
  'Viaje en tren',
  'Viagem de trem',
  'Viagem de comboio',
);
export const TRAINS_NAME = words(
  'Train journeys',
  'Treinreizen',
  'Zugreisen',
  'Viaggi in treno',
  'Viajes en tren',
  'Viagens de trem',
  'Viagens de comboio',
);
