import { artistRiderStore } from '#functions/domains/artist-rider/store.ts';
import { contractStore } from '#functions/domains/contract/store.ts';
import { invoiceStore } from '#functions/domains/invoice/store.ts';
import { paperStores } from '#functions/domains/paper/stores-store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { purchaseStore } from '#functions/domains/purchase-agreement/store.ts';
import { quoteStore } from '#functions/domains/quote/store.ts';
import { namedIn } from '#functions/domains/show/public/marks.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { travelStoreOf } from '#functions/domains/show-travel/stores-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import type { RelatedPaper } from '#shared/domains/file/schemas.ts';
import { PAPER_ENTITIES, type PaperEntity } from '#shared/domains/paper/entities.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';

import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';
import { visibleFiles } from './access-store.ts';
import { CURRENT, findFiles, onRecords } from './store.ts';

/** Records of a kind that are looked at, the latest first. */
const MAX_LINKED = 100;
type Entity = RecordTarget['entity'];
/** Numbers of the records a record is linked with, by kind. */
export type Linked = Partial<Record<Entity, readonly number[]>>;

const STORES = {
  show: showStore,
  contract: contractStore,
  quote: quoteStore,
  purchaseAgreement: purchaseStore,
  invoice: invoiceStore,
  production: productionStore,
};
async function found(ctx: UserContext, store: keyof typeof STORES, filter: Filter): Promise<number[]> {
  const query = { filters: [filter], sort: { by: 'key', direction: -1 as const } };
  const nos = await STORES[store].definition.list?.all(ctx.tenantId, query);
  return (nos ?? []).slice(0, MAX_LINKED);
}
const having = (ctx: UserContext, store: keyof typeof STORES, column: string, id: Id): Promise<number[]> =>
  found(ctx, store, { column, anyOf: [noOf(id)] });
/** Papers of every kind that a column leads to. */
async function papersHaving(ctx: UserContext, column: string, id: Id): Promise<Linked> {
  const found = await Promise.all(
    PAPER_ENTITIES.map(async (entity) => [entity, await having(ctx, entity, column, id)]),
  );
  return Object.fromEntries(found);
}
const nosOf = (...ids: readonly (Id | undefined)[]): number[] => ids.flatMap((id) => (id ? [noOf(id)] : []));
const artistNos = (artists: readonly { readonly artistId: Id }[]) => artists.map(({ artistId }) => noOf(artistId));

async function aroundPaper(ctx: UserContext, entity: PaperEntity, id: Id): Promise<Linked> {
  const { show, artistIds, company, contact } = await paperStores[entity].get(ctx, id);
  return {
    show: nosOf(show.showId),
    artist: nosOf(...artistIds),
    company: nosOf(company?.companyId),
    contact: nosOf(contact?.contactId),
  };
}

const aroundTravel = (name: TravelKind) => async (ctx: UserContext, id: Id) => {
  const { artists, travellers, showIds = [] } = await travelStoreOf(name).get(ctx, id);
  return {
    artist: artistNos(artists),
    contact: travellers.map(({ contactId }) => noOf(contactId)),
    show: showIds.map(noOf),
  };
};

const LINKED: Readonly<Record<Entity, (ctx: UserContext, id: Id) => Promise<Linked>>> = {
  show: async (ctx, id) => {
    const { artists, production, promoter, venue, contact } = await showStore.get(ctx, id);
    return {
      artist: artistNos(artists),
      production: nosOf(production?.productionId),
      company: nosOf(promoter?.companyId, venue?.venueId),
      contact: nosOf(contact?.contactId),
      ...(await papersHaving(ctx, 'show', id)),
      invoice: await having(ctx, 'invoice', 'shows', id),
    };
  },
  invoice: async (ctx, id) => {
    const { shows, artists, company, contact } = await invoiceStore.get(ctx, id);
    return {
      show: shows.map(({ showId }) => noOf(showId)),
      artist: artistNos(artists),
      company: nosOf(company?.companyId),
      contact: nosOf(contact?.contactId),
    };
  },
  contract: (ctx, id) => aroundPaper(ctx, 'contract', id),
  quote: (ctx, id) => aroundPaper(ctx, 'quote', id),
  purchaseAgreement: (ctx, id) => aroundPaper(ctx, 'purchaseAgreement', id),
  production: async (ctx, id) => ({
    artist: artistNos((await productionStore.get(ctx, id)).artists),
    show: await found(ctx, 'show', namedIn('production', id)),
  }),
  artist: async (ctx, id) => ({
    production: await having(ctx, 'production', 'artists', id),
    ...(await papersHaving(ctx, 'artists', id)),
    invoice: await having(ctx, 'invoice', 'artists', id),
    artist: nosOf(id),
  }),
  company: async (ctx, id) => {
    const shows = await Promise.all([found(ctx, 'show', namedIn('promoter', id)), having(ctx, 'show', 'venue', id)]);
    return {
      show: [...new Set(shows.flat())],
      ...(await papersHaving(ctx, 'company', id)),
      invoice: await having(ctx, 'invoice', 'company', id),
    };
  },
  groundTransport: aroundTravel('groundTransport'),
  flight: aroundTravel('flight'),
  train: aroundTravel('train'),
  lodging: aroundTravel('lodging'),
  contact: async (ctx, id) => ({
    show: await found(ctx, 'show', namedIn('contact', id)),
    ...(await papersHaving(ctx, 'contact', id)),
    invoice: await having(ctx, 'invoice', 'contact', id),
  }),
};

export const linkedWith = (ctx: UserContext, { entity, recordId }: RecordTarget): Promise<Linked> =>
  LINKED[entity](ctx, recordId);

/** Files on those records, as far as the caller may see them; its own are elsewhere. */
export async function filesOn(ctx: UserContext, linked: Linked, except: RecordTarget) {
  const kinds = Object.entries(linked) as [Entity, readonly number[]][];
  const visible = await visibleFiles(ctx);
  const files = await Promise.all(
    kinds
      .filter(([, nos]) => nos.length > 0)
      .map(([entity, nos]) => findFiles(ctx, [...onRecords(entity, nos), CURRENT, ...visible])),
  );
  return files.flat().filter(({ recordId }) => recordId !== except.recordId);
}

/** Papers and riders of those records; inside only, by the rights of papers and artists. */
export async function papersOf(ctx: UserContext, linked: Linked): Promise<RelatedPaper[]> {
  const { actor } = ctx;
  if (actor.environment === 'external') return [];
  const may = (artistIds: readonly Id[]) => actor.allArtists || artistIds.some((id) => actor.artistIds.includes(id));
  const read = PAPER_ENTITIES.filter((entity) => actor.permissions.has(`${entity}.read`));
  const papers = await Promise.all(
    read.map(async (kind) => (await paperStores[kind].many(ctx, linked[kind] ?? [])).map((paper) => ({ kind, paper }))),
  );
  const riders = actor.permissions.has('artist.read') ? await artistRiderStore.all(ctx) : [];
  return [
    ...papers
      .flat()
      .filter(({ paper: { deletedAt, artistIds } }) => !deletedAt && may(artistIds))
      .map(({ kind, paper: { id, number, show } }) => ({ kind, id, name: number, recordTitle: show.title })),
    ...riders
      .filter((rider) => rider.fileKey && linked.artist?.includes(noOf(rider.artistId)) && may([rider.artistId]))
      .map(({ id, name, artistName }) => ({ kind: 'rider' as const, id, name, recordTitle: artistName })),
  ];
}
