import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside, withoutInside } from '#functions/platform/inside.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';

/** What the agency says of an artist, and agrees on among itself. */
const INSIDE = {
  notes: '',
  team: undefined,
  statusId: undefined,
  tagIds: undefined,
  bookkeepingId: undefined,
  brandId: undefined,
  bankAccountId: undefined,
} as const;
/** Of the log alone: why days are not to be had. */
const LOGGED = ['availability'];
export const hiddenFields = (ctx: UserContext): readonly string[] =>
  isInside(ctx) ? [] : [...Object.keys(INSIDE), ...LOGGED];

export const seenArtist = <T extends ArtistInput>(ctx: UserContext, artist: T): T =>
  withoutInside<ArtistInput>(ctx, artist, INSIDE) as T;
