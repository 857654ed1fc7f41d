import type { TrainInput } from '#shared/domains/journeys/train/schemas.ts';
import { placeEnd } from '#web/domains/journeys/travel/widgets/place-end.ts';

/** The trains in the form as stretches of time and place. */
export const stretchesOf = ({ segments }: Pick<TrainInput, 'segments'>) =>
  segments.map(({ departure, arrival }) => ({ start: placeEnd(departure), end: placeEnd(arrival) }));
