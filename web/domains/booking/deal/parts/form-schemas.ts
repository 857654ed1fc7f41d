import { Counts, DealInput } from '#shared/domains/booking/deal/schemas.ts';

/* Fetched with zod when a form has something to check. Both forms fill every field. */
export const DealSchema = DealInput;
export const CountsSchema = Counts;
