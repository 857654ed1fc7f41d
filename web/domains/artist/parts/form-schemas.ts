import { ArtistInput } from '#shared/domains/artist/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ArtistSchema = ArtistInput;
