import { travelStore } from '#functions/domains/journeys/travel/public/kind-store.ts';
import { trainLegs, trainStretches, trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { TrainFields } from '#shared/domains/journeys/train/schemas.ts';

/** Journeys by rail: list by departure, each train in the calendar of their artist. */
export const trainStore = travelStore<TrainFields>({
  name: 'train',
  title: trainTitle,
  hexColor: (train) => train.hexColor,
  legs: trainLegs,
  stretches: trainStretches,
  places: ({ segments }) =>
    segments.flatMap(({ operator, trainNumber, departure, arrival }) => [
      `${operator} ${trainNumber}`,
      `${departure.placeName} ${departure.placeAddress}`,
      `${arrival.placeName} ${arrival.placeAddress}`,
    ]),
  more: ({ bookingReference }) => [bookingReference],
});
