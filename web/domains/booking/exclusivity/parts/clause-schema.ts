import { ExclusivityClause } from '#shared/domains/booking/show/clause.ts';

/** Fetched with zod when the form has something to check. */
export const ClauseSchema = ExclusivityClause;
