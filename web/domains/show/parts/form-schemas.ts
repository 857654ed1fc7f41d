import { ShowInput } from '#shared/domains/show/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ShowSchema = ShowInput;
