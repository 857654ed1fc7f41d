import { placeEnd } from '#web/domains/travel/widgets/place-end.ts';
import type { RideValues } from './ride-values.ts';

/** Where and when one is driven; nobody is on the road while the duration is still to be said. */
export const stretchesOf = ({ start, end, duration }: Pick<RideValues, 'start' | 'end' | 'duration'>) =>
  duration ? [{ start: placeEnd(start), end: placeEnd(end) }] : [];
