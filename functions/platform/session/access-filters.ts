import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

/**
 * The one access rule of records (spec section 6). A user without "all artists" sees a record of a linked artist only.
 * A promoter's user must also be linked to a company that is party to the record. A call that names no parties
 * therefore refuses every promoter's user. Hidden records answer like missing ones: 404.
 */
const knows = ({ actor }: UserContext, artistIds: readonly string[]): boolean =>
  actor.allArtists || artistIds.some((id) => actor.artistIds.includes(id));

const isParty = ({ actor }: UserContext, partyIds: readonly string[]): boolean =>
  !seesPartiesOnly(actor.role) || partyIds.some((id) => actor.companyIds.includes(id));

const may = (ctx: UserContext, artistIds: readonly string[], partyIds: readonly string[] = []): boolean =>
  knows(ctx, artistIds) && isParty(ctx, partyIds);

const ofArtists = ({ actor }: UserContext, column: string): Filter[] =>
  actor.allArtists ? [] : [{ column, anyOf: actor.artistIds.map(noOf) }];

const NOTHING: Filter = { column: 'no', anyOf: [] };

/** Builds the filter of rows to which one of these companies is a party. */
export type OfParties = (companyNos: readonly number[]) => Filter;

/** A list that cannot tell the parties of a row has nothing for a promoter. */
const ofParties = ({ actor }: UserContext, of: OfParties = () => NOTHING): Filter[] =>
  seesPartiesOnly(actor.role) ? [of(actor.companyIds.map(noOf))] : [];

const filter = (ctx: UserContext, artists: string, of?: OfParties): Filter[] => [
  ...ofArtists(ctx, artists),
  ...ofParties(ctx, of),
];

export const artistAccess = {
  may,
  check(ctx: UserContext, artistIds: readonly string[], partyIds: readonly string[] = []): void {
    if (!may(ctx, artistIds, partyIds)) throw new AppError('notFound');
  },
  /** Whether the caller knows the artist: may ask for a date and whether a day is taken. Says nothing of records. */
  knows,
  checkKnown(ctx: UserContext, artistIds: readonly string[]): void {
    if (!knows(ctx, artistIds)) throw new AppError('notFound');
  },
  /** For lists whose rows name their artists in the column `artists`. */
  linked: (ctx: UserContext): Filter[] => filter(ctx, 'artists'),
  /** By artists alone: only together with a filter of one's own for parties. */
  known: (ctx: UserContext): Filter[] => ofArtists(ctx, 'artists'),
  /** The same for lists whose rows name their parties too, and perhaps in a column of their own the artists who may read. */
  partyTo: (ctx: UserContext, of: OfParties, artists = 'artists'): Filter[] => filter(ctx, artists, of),
  /** For the list of artists itself. */
  own: (ctx: UserContext): Filter[] => filter(ctx, 'self'),
  /** Numbers of the artists whose calendars a question is about: those asked for, else those one is linked to; none: all. */
  asked: ({ actor }: UserContext, artistIds: readonly string[]): number[] | undefined => {
    if (artistIds.length > 0) return artistIds.map(noOf);
    return actor.allArtists ? undefined : actor.artistIds.map(noOf);
  },
  /** For lists whose rows belong to one artist. */
  inColumn: (ctx: UserContext, column: string): Filter[] => filter(ctx, column),
};
