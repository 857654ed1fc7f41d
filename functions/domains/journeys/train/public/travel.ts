import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { trainStretches, trainTitle } from '#shared/domains/journeys/train/rules.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { trainStore } from '../store.ts';

/** Journeys by rail, as they belong to shows. */
export const trainTravel = travelDefinition(
  trainStore,
  'train',
  (train) => ({
    title: trainTitle(train),
    hexColor: train.hexColor,
    ...journeySpan(train),
  }),
  trainStretches,
);
