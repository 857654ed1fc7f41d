import type { TrainInput } from '#shared/domains/train/schemas.ts';
import { placeEnd } from '#web/domains/travel/widgets/place-end.ts';

/** Where and when one goes by train. */
export const stretchesOf = ({ segments }: Pick<TrainInput, 'segments'>) =>
  segments.map(({ departure, arrival }) => ({ start: placeEnd(departure), end: placeEnd(arrival) }));
