import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';

export const requestPage = ({ id }: Pick<ShowRow, 'id'>): string => `/show/${id}/fromwebform`;
