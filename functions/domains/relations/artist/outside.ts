import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { artistFields } from '#shared/domains/relations/artist/fields.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';

/** Returns the artist without the fields that the agency keeps to itself. */
export const seenArtist = <T extends ArtistInput>(ctx: UserContext, artist: T): T =>
  seenRecord(ctx, artistFields, artist);
