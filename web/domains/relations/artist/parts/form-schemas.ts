import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ArtistSchema = ArtistInput;
