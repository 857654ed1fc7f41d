import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';

export const artistNames = (show: Pick<ShowRow, 'artists'>): string => show.artists.map(({ name }) => name).join(', ');

/** Its place in the queue; what is only asked for holds none. */
export const placeOf = ({ rank, isPreliminary }: Pick<ShowRow, 'rank' | 'isPreliminary'>): number =>
  isPreliminary ? 0 : rank;
