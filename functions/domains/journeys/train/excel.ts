import {
  ARRIVAL,
  artistColumn,
  clockCell,
  DEPARTURE,
  FROM,
  phaseColumn,
  SEATS,
  TO,
  travellersColumn,
  travelSheet,
} from '#functions/domains/journeys/travel/public/excel.ts';
import { textCell } from '#functions/platform/excel/field-columns.ts';
import { trainFieldWords } from '#shared/domains/journeys/train/field-words.ts';
import { trainFields } from '#shared/domains/journeys/train/fields.ts';
import { trainWords } from '#shared/domains/journeys/train/kind-words.ts';
import { trainName } from '#shared/domains/journeys/train/rules.ts';
import type { TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { trainStore } from './store.ts';

const text = textCell<TrainFields>;
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
    { field: 'segments', id: 'start', name: DEPARTURE, ...clockCell<TrainFields>((train) => journeySpan(train).start) },
    { field: 'segments', id: 'end', name: ARRIVAL, ...clockCell<TrainFields>((train) => journeySpan(train).end) },
    artistColumn,
    { field: 'segments', id: 'from', name: FROM, ...text(({ segments }) => segments[0]?.departure.placeName, 30) },
    { field: 'segments', id: 'to', name: TO, ...text(({ segments }) => segments.at(-1)?.arrival.placeName, 30) },
    {
      field: 'segments',
      id: 'trains',
      name: TRAINS,
      ...text(({ segments }) => segments.flatMap((segment) => trainName(segment) || []).join(', ')),
    },
    phaseColumn,
    travellersColumn,
    { field: 'bookingReference', width: 18 },
    { field: 'segments', id: 'seats', name: SEATS, ...text(seatsText) },
  ],
});
