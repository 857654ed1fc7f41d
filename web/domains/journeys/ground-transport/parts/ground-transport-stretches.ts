import { placeEnd } from '#web/domains/journeys/travel/widgets/place-end.ts';
import type { GroundTransportValues } from './ground-transport-values.ts';

/** The ride in the form as a stretch of time and place; none while its duration is unknown. */
export const stretchesOf = ({ start, end, duration }: Pick<GroundTransportValues, 'start' | 'end' | 'duration'>) =>
  duration ? [{ start: placeEnd(start), end: placeEnd(end) }] : [];
