import type { ShowRow } from '#shared/domains/show/schemas.ts';

export const artistNames = (show: Pick<ShowRow, 'artists'>): string => show.artists.map(({ name }) => name).join(', ');
