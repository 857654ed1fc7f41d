import { ExclusivityClause } from '#shared/domains/exclusivity/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const ClauseSchema = ExclusivityClause;
