import { CardAccountInput } from '#shared/domains/reference/card-account/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const KeySchema = CardAccountInput;
