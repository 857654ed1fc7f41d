import { COLUMNS, LEG_WORDS, segmentsColumn, travelSheet } from '#functions/domains/journeys/travel/public/excel.ts';
import { trainFieldWords } from '#shared/domains/journeys/train/field-words.ts';
import { trainFields } from '#shared/domains/journeys/train/fields.ts';
import { trainWords } from '#shared/domains/journeys/train/kind-words.ts';
import { trainName } from '#shared/domains/journeys/train/rules.ts';
import type { TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import { trainStore } from './store.ts';

const column = segmentsColumn<TrainFields>;
const TRAINS = { en: 'Trains', nl: 'Treinen', de: 'Züge', it: 'Treni', es: 'Trenes', 'pt-br': 'Trens', pt: 'Comboios' };
const seatsText = ({ segments }: TrainFields) =>
  segments
    .map(({ coach, seats }) => [coach, seats].filter(Boolean).join(' '))
    .filter(Boolean)
    .join('; ');

export const trainExcel = travelSheet<TrainFields, typeof trainFields>('train', {
  title: trainWords.many,
  store: trainStore,
  fields: trainFields,
  words: trainFieldWords,
  columns: [
    ...COLUMNS.span,
    COLUMNS.artist,
    column('from', LEG_WORDS.from, ({ segments }) => segments[0]?.departure.placeName, 30),
    column('to', LEG_WORDS.to, ({ segments }) => segments.at(-1)?.arrival.placeName, 30),
    column('trains', TRAINS, ({ segments }) => segments.flatMap((segment) => trainName(segment) || []).join(', ')),
    COLUMNS.phase,
    COLUMNS.travellers,
    { field: 'bookingReference', width: 18 },
    column('seats', LEG_WORDS.seats, seatsText),
  ],
});
