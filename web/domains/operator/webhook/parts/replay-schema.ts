import { Period } from '#shared/domains/operator/webhook/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const ReplaySchema = Period.omit({ id: true });
