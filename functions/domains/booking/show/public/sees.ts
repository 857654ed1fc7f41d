import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { partyIdsOf } from '#shared/domains/booking/show/outside-rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { withParty } from './marks.ts';

type Seen = Pick<ShowFields, 'artists' | 'promoter' | 'signer' | 'payer'>;

/** Whether the caller may see the show: by its artists and, for a promoter's user, by its parties. */
export const seesShow = (ctx: UserContext, show: Seen): boolean =>
  artistAccess.may(
    ctx,
    show.artists.map(({ artistId }) => artistId),
    partyIdsOf(show),
  );

/** A show that the caller may see, or 404. */
export function checkAccess<T extends Seen>(ctx: UserContext, show: T): T {
  if (!seesShow(ctx, show)) throw new AppError('notFound');
  return show;
}

/** The same for the list of shows. */
export const seenShows = (ctx: UserContext): Filter[] => artistAccess.partyTo(ctx, withParty);
