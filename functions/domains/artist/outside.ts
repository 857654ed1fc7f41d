import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside, withoutInside } from '#functions/platform/inside.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';

/** The empty fields in place of those that the agency keeps to itself about an artist. */
const INSIDE = {
  notes: '',
  team: undefined,
  statusId: undefined,
  tagIds: undefined,
  bookkeepingId: undefined,
  brandId: undefined,
  bankAccountId: undefined,
} as const;
/** The fields of the log only: the reason why days are unavailable. */
const LOGGED = ['availability'];
export const hiddenFields = (ctx: UserContext): readonly string[] =>
  isInside(ctx) ? [] : [...Object.keys(INSIDE), ...LOGGED];

export const seenArtist = <T extends ArtistInput>(ctx: UserContext, artist: T): T =>
  withoutInside<ArtistInput>(ctx, artist, INSIDE) as T;
