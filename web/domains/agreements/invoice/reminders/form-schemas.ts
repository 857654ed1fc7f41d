import { HoldInput } from '#shared/domains/agreements/invoice/reminder-schemas.ts';

/** Fetched with zod when a form has something to check. */
export const HoldSchema = HoldInput;
