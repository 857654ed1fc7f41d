import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';

type End = Pick<Place, 'placeGeo'> & { readonly dateTimeLocal: LocalDateTime };

/** An end of a stretch at a place, as a question for clashes has it. */
export const placeEnd = ({ dateTimeLocal, placeGeo }: End) => ({
  dateTimeLocal,
  ...(placeGeo ? { point: { ...placeGeo } } : {}),
});
