import {
  ARRIVAL,
  artistColumn,
  BOOKING_REFERENCE,
  clockColumn,
  DEPARTURE,
  FROM,
  phaseColumn,
  SEATS,
  TO,
  travellersColumn,
  travelSheet,
} from '#functions/domains/journeys/travel/public/excel.ts';
import { textColumn } from '#functions/platform/excel/common-columns.ts';
import { trainWords } from '#shared/domains/journeys/train/kind-words.ts';
import { trainName } from '#shared/domains/journeys/train/rules.ts';
import type { TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { trainStore } from './store.ts';

const text = textColumn<TrainFields>;

export const trainExcel = travelSheet<TrainFields>('train', {
  title: trainWords.many,
  store: trainStore,
  columns: [
    clockColumn('start', DEPARTURE, (train) => journeySpan(train).start),
    clockColumn('end', ARRIVAL, (train) => journeySpan(train).end),
    artistColumn,
    text('from', FROM, ({ segments: [first] }) => first?.departure.placeName, 30),
    text('to', TO, ({ segments }) => segments.at(-1)?.arrival.placeName, 30),
    text(
      'trains',
      { en: 'Trains', nl: 'Treinen', de: 'Züge', it: 'Treni', es: 'Trenes', 'pt-br': 'Trens', pt: 'Comboios' },
      ({ segments }) => segments.flatMap((segment) => trainName(segment) || []).join(', '),
      24,
    ),
    phaseColumn,
    travellersColumn,
    text('bookingReference', BOOKING_REFERENCE, (train) => train.bookingReference, 18),
    text(
      'seats',
      SEATS,
      ({ segments }) =>
        segments
          .map(({ coach, seats }) => [coach, seats].filter(Boolean).join(' '))
          .filter(Boolean)
          .join('; '),
      24,
    ),
  ],
});
