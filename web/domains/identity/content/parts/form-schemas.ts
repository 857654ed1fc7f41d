import { ContentInput } from '#shared/domains/identity/content/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const ContentSchema = ContentInput;
