import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { artistSubject } from '#functions/domains/relations/artist/public/subject.ts';
import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import { type Move, type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { at } from './at.ts';
import { attachedTo } from './attached.ts';
import { isFixed } from './is-fixed.ts';
import { fromAgreements, fromTravel } from './of-kinds.ts';

type Artist = Stored<ArtistInput>;

const renamed = <C extends { readonly artistId: Id }>(summaries: readonly C[], { from, to }: Move<Artist>): C[] =>
  summaries.map((summary) => (summary.artistId === from ? { ...summary, artistId: to.id, name: to.name } : summary));

const agreements = fromAgreements<Artist>(({ store }) =>
  referenceIn(store, {
    filters: (id) => [at('artists', id)],
    moved: (agreement, move) =>
      isFixed(agreement) ? agreement : { ...agreement, artists: renamed(agreement.artists, move) },
  }),
);

/** One line per kind of record that refers to artists. */
export const artistReferences: readonly Reference<Artist>[] = [
  referenceIn(showStore, {
    filters: (id) => [at('artists', id)],
    moved: (show, move) => ({ ...show, artists: renamed(show.artists, move) }),
  }),
  referenceIn(productionStore, {
    filters: (id) => [at('artists', id)],
    moved: (production, move) => ({ ...production, artists: renamed(production.artists, move) }),
  }),
  ...agreements,
  referenceIn(invoiceStore, {
    filters: (id) => [at('artists', id)],
    moved: (invoice, move) => (isIssued(invoice) ? invoice : { ...invoice, artists: renamed(invoice.artists, move) }),
  }),
  referenceIn(artistRiderStore, {
    filters: (id) => [[artistRiderStore.scopeFilter(id)]],
    moved: (rider, { from, to }) => (rider.artistId === from ? { ...rider, artistName: to.name } : rider),
  }),
  ...fromTravel<Artist>(({ store }) =>
    referenceIn(store, {
      filters: (id) => [at('artists', id)],
      moved: (journey, move) => ({ ...journey, artists: renamed(journey.artists, move) }),
    }),
  ),
  ...attachedTo('artist', artistSubject),
];
