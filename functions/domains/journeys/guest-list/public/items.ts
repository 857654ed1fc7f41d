import type { DueKeys } from '#functions/platform/data/due.ts';
import { type ItemKey, readAll, readItem, readItems } from '#functions/platform/data/read.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { NO_FIGURES } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, Place, Totals } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { without } from '#shared/kernel/values/without.ts';

/*
 * Access patterns within a list, all in its record's partition <tenant>#guestList#<no>:
 *   a guest               sk G#<place id>#<guest id>
 *   guests of a place     sk begins with G#<place id>#, in the order they came
 *   totals of the list    sk N
 *   a place               sk P#<place id>
 *   all of it at once     sk between G# and R: guests, links, totals, places, the record itself
 *   what a guest was told sk W#<guest id>
 *   a cutoff              the place in gsi3 by CUTOFF_DUE
 */
/** Places whose cutoff is near or has come. */
export const CUTOFF_DUE = 'guestCutoff';
type Tenant = Pick<TenantContext, 'tenantId'>;
/** A list by its number: what lies beside it is found by that. */
export type ListNo = { readonly no: number };

const pkOf = ({ tenantId }: Tenant, { no }: ListNo) => recordPk(tenantId, 'guestList', no);
export const totalsKey = (ctx: Tenant, list: ListNo): ItemKey => ({ pk: pkOf(ctx, list), sk: 'N' });
export const placeKey = (ctx: Tenant, list: ListNo, placeId: Id): ItemKey => ({
  pk: pkOf(ctx, list),
  sk: `P#${placeId}`,
});
/** The last decision that a guest was told themselves. */
export const toldKey = (ctx: Tenant, list: ListNo, guestId: Id): ItemKey => ({
  pk: pkOf(ctx, list),
  sk: `W#${guestId}`,
});
export const guestKey = (ctx: Tenant, list: ListNo, { placeId, id }: Pick<Guest, 'placeId' | 'id'>): ItemKey => ({
  pk: pkOf(ctx, list),
  sk: `G#${placeId}#${id}`,
});

/** A place that was deleted stays, with its guests, for Undo. */
export type StoredPlace = Place & { readonly deletedAt?: string };
type Item<T> = T & ItemKey & Partial<DueKeys>;
const withoutKey = <T extends object>(item: Item<T>): T => without<T>(item, 'pk', 'sk', 'gsi3pk', 'gsi3sk');

/** A place, deleted ones too, or nothing. */
export async function findPlace(ctx: Tenant, list: ListNo, placeId: Id): Promise<StoredPlace | undefined> {
  const found = await readItem<Item<StoredPlace>>(placeKey(ctx, list, placeId));
  return found && withoutKey(found);
}
/** The same, or 404. */
export async function placeOf(ctx: Tenant, list: ListNo, placeId: Id): Promise<StoredPlace> {
  const found = await findPlace(ctx, list, placeId);
  if (!found) throw new AppError('notFound');
  return found;
}

export async function guestOf(ctx: Tenant, list: ListNo, placeId: Id, id: Id): Promise<Guest> {
  const found = await readItem<Item<Guest>>(guestKey(ctx, list, { placeId, id }));
  if (!found) throw new AppError('notFound');
  return withoutKey(found);
}

export const guestsOf = async (ctx: Tenant, list: ListNo, placeId: Id): Promise<Guest[]> =>
  (await readAll<Item<Guest>>({ pk: pkOf(ctx, list), prefix: `G#${placeId}#` })).map(withoutKey);

/** Some guests of a place, of those that are there. */
export async function guestsNamed(ctx: Tenant, list: ListNo, placeId: Id, ids: readonly Id[]): Promise<Guest[]> {
  const keys = ids.map((id) => guestKey(ctx, list, { placeId, id }));
  return (await readItems<Guest>(keys, true)).map(withoutKey);
}

const NOTHING: Totals = { ...NO_FIGURES, places: 0, allotment: 0 };
const totalsOf = (item: object | undefined): Totals => ({ ...NOTHING, ...item });

/** The totals of some lists, by the lists' numbers. */
export async function totalsBy(ctx: Tenant, lists: readonly ListNo[]): Promise<ReadonlyMap<number, Totals>> {
  const items = await readItems(
    lists.map((list) => totalsKey(ctx, list)),
    true,
  );
  const byPk = new Map(items.map(({ pk, sk: _sk, ...totals }) => [pk, totals]));
  return new Map(lists.map((list) => [list.no, totalsOf(byPk.get(pkOf(ctx, list)))]));
}

/** Places and guests of a list, of those that are there, in the order they came. */
export async function contentOf(ctx: Tenant, list: ListNo): Promise<{ places: Place[]; guests: Guest[] }> {
  const items = await readAll<Item<object>>({ pk: pkOf(ctx, list), between: ['G#', 'R'] });
  const all = <T>(prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix)).map((i) => withoutKey(i) as T);
  const places = all<StoredPlace>('P#').filter(({ deletedAt }) => !deletedAt);
  const there = new Set(places.map(({ id }) => id));
  return { places, guests: all<Guest>('G#').filter(({ placeId }) => there.has(placeId)) };
}
