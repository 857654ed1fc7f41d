import { AppError } from '#shared/kernel/error.ts';
import { noOf } from '#shared/kernel/ids.ts';
import type { UserContext } from './endpoint/context.ts';
import type { Filter } from './list-index/types.ts';

/**
 * Access per artist (spec section 6): a user without "all artists" sees an artist, and what belongs to artists, only
 * when linked. What one may not see answers like what is not there.
 */
const may = ({ actor }: UserContext, artistIds: readonly string[]): boolean =>
  actor.allArtists || artistIds.some((id) => actor.artistIds.includes(id));

const filter = ({ actor }: UserContext, column: string): Filter[] =>
  actor.allArtists ? [] : [{ column, anyOf: actor.artistIds.map(noOf) }];

export const artistAccess = {
  may,
  check(ctx: UserContext, artistIds: readonly string[]): void {
    if (!may(ctx, artistIds)) throw new AppError('notFound');
  },
  /** For lists whose rows name their artists in the column `artists`. */
  linked: (ctx: UserContext): Filter[] => filter(ctx, 'artists'),
  /** For the list of artists itself. */
  own: (ctx: UserContext): Filter[] => filter(ctx, 'self'),
  /** Numbers of the artists whose calendars a question is about: those asked for, else those one is linked to; none: all. */
  asked: ({ actor }: UserContext, artistIds: readonly string[]): number[] | undefined => {
    if (artistIds.length > 0) return artistIds.map(noOf);
    return actor.allArtists ? undefined : actor.artistIds.map(noOf);
  },
  /** For lists whose rows belong to one artist. */
  inColumn: filter,
};
