import { travelArea } from '#functions/domains/travel/public/area.ts';
import { trainStretches, trainTitle } from '#shared/domains/train/rules.ts';
import { journeySpan } from '#shared/domains/travel/legs.ts';
import { trainStore } from '../store.ts';

/** Journeys by rail, as they belong to shows. */
export const trainTravel = travelArea(
  trainStore,
  'train',
  (train) => ({
    title: trainTitle(train),
    hexColor: train.hexColor,
    ...journeySpan(train),
  }),
  trainStretches,
);
