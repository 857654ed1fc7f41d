import { productionSubject } from '#functions/domains/booking/production/public/subject.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { namedIn } from '#functions/domains/booking/show/public/marks.ts';
import { showSubject } from '#functions/domains/booking/show/public/subject.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { ofShow } from '#functions/domains/journeys/guest-list/public/carried.ts';
import { guestListStore } from '#functions/domains/journeys/guest-list/store.ts';
import { travelSubject } from '#functions/domains/journeys/travel/public/subject.ts';
import { artistReferences } from '#functions/domains/operator/reference-sync/artist.ts';
import { at } from '#functions/domains/operator/reference-sync/at.ts';
import { attachedTo } from '#functions/domains/operator/reference-sync/attached.ts';
import { userReferences } from '#functions/domains/operator/reference-sync/user.ts';
import { renewCarried } from '#functions/domains/reference/tag/public/taggable.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { plain, readOne } from '#functions/platform/record/items.ts';
import { type Moving, type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { type Id, isId, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { companyReferences } from './company.ts';
import { contactReferences } from './contact.ts';

const productionReferences: readonly Reference<Stored<ProductionFields>>[] = [
  referenceIn(showStore, {
    filters: (id) => [[namedIn('production', id)]],
    moved: (show, { from, to }) =>
      show.production?.productionId === from ? { ...show, production: { productionId: to.id, name: to.name } } : show,
  }),
  ...attachedTo('production', productionSubject),
];

const showReferences: readonly Reference<Stored<ShowFields>>[] = [
  referenceIn(guestListStore, {
    filters: (id) => [at('show', id)],
    moved: (list, { from, to }) => (list.show.showId === from ? { ...list, ...ofShow(to) } : list),
  }),
  ...attachedTo('show', showSubject),
];

/** One that carries cards: its kind, its number and all ids that stand in it. */
interface Taggable {
  readonly entity: string;
  readonly no: number;
  readonly named: readonly Id[];
}
/** A kind of record that others carry cards of, whatever its type. */
interface Carded {
  /** Brings all that carry a card of it up to date; answers how many changed. */
  refresh(ctx: TenantContext, id: Id): Promise<number>;
  /** Brings one record up to date with all of this kind that it names. */
  renew(ctx: TenantContext, taggable: Taggable): Promise<number>;
}

const carded = <T extends object>(store: RecordStore<T>, references: readonly Reference<Stored<T>>[]): Carded => {
  const moving = (ctx: TenantContext, from: Id, to: Stored<T>): Moving<Stored<T>> => ({
    from,
    toId: to.id,
    mergedInto: async () => (await store.find(ctx, to.id)) ?? to,
  });
  async function refreshIn(ctx: TenantContext, reference: Reference<Stored<T>>, to: Stored<T>): Promise<number> {
    let changed = 0;
    for (const no of await reference.nosOf(ctx.tenantId, to.id))
      if (await reference.refresh(ctx, no, moving(ctx, to.id, to))) changed++;
    return changed;
  }
  return {
    refresh: async (ctx, id) => {
      const to = await store.find(ctx, id);
      if (!to || to.deletedAt) return 0;
      const counts = await Promise.all(references.map((reference) => refreshIn(ctx, reference, to)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    renew: async (ctx, { entity, no, named }) => {
      const own = references.find(({ name }) => name === entity);
      if (!own) return 0;
      const standing = await Promise.all(named.map((id) => store.standing(ctx, id)));
      let changed = 0;
      for (const [i, to] of standing.entries())
        if (to && (await own.refresh(ctx, no, moving(ctx, named[i] as Id, to)))) changed++;
      return changed;
    },
  };
};

const travelCarded = (kind: TravelKind): Carded => {
  const load = async () => {
    const { store } = await servicesOf(kind);
    return carded(store, attachedTo(kind, travelSubject(store)));
  };
  return {
    refresh: async (ctx, id) => (await load()).refresh(ctx, id),
    renew: async (ctx, taggable) => (await load()).renew(ctx, taggable),
  };
};

/** One line per kind of record that others carry cards of: those whose definition says what the card holds. */
const CARDED: Readonly<Record<string, Carded>> = {
  artist: carded(artistStore, artistReferences),
  company: carded(companyStore, companyReferences),
  contact: carded(contactStore, contactReferences),
  production: carded(productionStore, productionReferences),
  ...Object.fromEntries(TRAVEL_KINDS.map((name) => [name, travelCarded(name)])),
  show: carded(showStore, showReferences),
  user: carded(userStore, userReferences),
};

/** Brings what others carry of a record up to date; answers how many changed. */
export const refreshSummaries = (ctx: TenantContext, entity: string, id: Id): Promise<number> =>
  CARDED[entity]?.refresh(ctx, id) ?? Promise.resolve(0);

const idsIn = (value: unknown): Id[] => {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};

/**
 * Brings a record that was deleted for a time up to date: names that changed, what was merged into something else, a
 * status or tag that went. Answers how many changes that took.
 */
export async function renewRecord(ctx: TenantContext, entity: string, id: Id): Promise<number> {
  const record = await readOne<object>(ctx.tenantId, entity, noOf(id));
  if (record?.id !== id || record.deletedAt) return 0;
  let changed = (await renewCarried(ctx, entity, id)) ? 1 : 0;
  const named = [...new Set(idsIn(plain(record)))];
  for (const kind of Object.values(CARDED)) changed += await kind.renew(ctx, { entity, no: record.no, named });
  return changed;
}
