import { StatusInput } from '#shared/domains/status/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const StatusSchema = StatusInput;
