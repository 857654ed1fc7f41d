import { checkAccess } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { checkTogether, scheduled } from '#shared/domains/agreements/agreement/several.ts';
import { showDays, showTitle } from '#shared/domains/booking/show/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { AgreementDefinition, Proposal, Show } from './kind.ts';

/** At least one show. */
export type Shows = readonly [Show, ...Show[]];
export interface Chosen {
  readonly showId: Id;
  readonly otherShowIds?: readonly Id[];
}

async function showFor(ctx: UserContext, id: Id, field: string | undefined): Promise<Show> {
  try {
    return checkAccess(ctx, await showStore.get(ctx, id));
  } catch (e) {
    if (field && e instanceof AppError && e.code === 'notFound') throw new AppError('notFound', { field });
    throw e;
  }
}

/** The chosen shows, each once, by day. One that the caller may not see is refused at its place. */
export async function showsFor(ctx: UserContext, { showId, otherShowIds = [] }: Chosen): Promise<Shows> {
  const [first, ...others] = await Promise.all([
    showFor(ctx, showId, undefined),
    ...otherShowIds.map((id, i) => showFor(ctx, id, `otherShowIds.${i}`)),
  ]);
  const different = [...new Map([first, ...others].map((show) => [show.id, show])).values()];
  const [earliest = first, ...later] = different.toSorted((a, b) => a.startAt.localeCompare(b.startAt) || a.no - b.no);
  return [earliest, ...later];
}

const copied = (show: Show): AgreementFields['show'] => ({
  showId: show.id,
  number: show.number,
  title: showTitle(show),
  ...showDays(show),
  venue: [show.venue?.name, show.venue?.city].filter(Boolean).join(', '),
});
const artistIdsOf = ({ artists }: Show): Id[] => artists.map(({ artistId }) => artistId);

type Linked = Pick<AgreementFields, 'show' | 'otherShows' | 'artistIds' | 'artists' | 'commonArtistIds'>;
/** Returns the fields that an agreement copies from its shows. */
export function linkedTo(...[show, ...others]: Shows): Linked {
  const shows = [show, ...others];
  const artists = [...new Map(shows.flatMap((one) => one.artists).map((artist) => [artist.artistId, artist])).values()];
  const isCommon = (id: Id) => shows.every((one) => artistIdsOf(one).includes(id));
  const artistIds = artists.map(({ artistId }) => artistId);
  return {
    show: copied(show),
    artistIds,
    artists,
    ...(others.length > 0 ? { otherShows: others.map(copied), commonArtistIds: artistIds.filter(isCommon) } : {}),
  };
}

/** The agreement without the fields that it copied from its shows before. */
export function withoutShows<T extends AgreementFields>(agreement: T): Omit<T, keyof Linked | 'unlinkedAt'> {
  const { show, otherShows, artistIds, artists, commonArtistIds, unlinkedAt, ...rest } = agreement;
  return rest;
}

const currencyOf = ({ currency, lines }: Proposal['document']) =>
  lines.some(({ net }) => net !== 0) ? currency : undefined;

/** The fields that the shows propose for a new agreement. Refuses shows that cannot be in one document. */
export async function proposeFor(
  kind: AgreementDefinition,
  ctx: UserContext,
  shows: Shows,
  wanted: Locale | undefined,
): Promise<Proposal> {
  const [show, ...others] = shows;
  const first = await kind.propose(ctx, show, wanted);
  if (others.length === 0) return first;
  const rest = await Promise.all(others.map((one) => kind.propose(ctx, one, first.locale)));
  const proposals = [first, ...rest];
  const facts = shows.map((one, i) => ({
    number: one.number,
    partyId: kind.partyIdOf(one) ?? '',
    artistIds: artistIdsOf(one),
    currency: proposals[i] && currencyOf(proposals[i].document),
  }));
  checkTogether(kind.entity, facts);
  const { joined } = await import('#shared/domains/agreements/agreement/joined.ts');
  const parts = rest.map(({ document }, i) => ({ show: scheduled(shows[i + 1] ?? show), document }));
  return { ...first, document: joined([{ show: scheduled(show), document: first.document }, ...parts]) };
}
