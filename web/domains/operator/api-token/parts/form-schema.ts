import { ApiTokenInput } from '#shared/domains/operator/api-token/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const TokenSchema = ApiTokenInput;
