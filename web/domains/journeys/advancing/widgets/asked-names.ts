import type { RequestRow } from '#shared/domains/journeys/advancing/schemas.ts';
import { joinNames } from '#shared/kernel/text/text.ts';

/** Names in a line. */
const ROOM = 2;

/** The people who are asked. */
export const askedNames = ({ invitees }: Pick<RequestRow, 'invitees'>): string =>
  joinNames(
    invitees.filter(({ state }) => state !== 'replaced').map(({ name }) => name),
    ROOM,
  );
export const requestPath = (id: string): string => `/advancing/approve/${id}`;
