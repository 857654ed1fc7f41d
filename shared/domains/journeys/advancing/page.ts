import type { Id } from '#shared/kernel/record/ids.ts';

/** The page on which staff decide about a request. */
export const pageOfRequest = (id: Id): string => `/advancing/approve/${id}`;
