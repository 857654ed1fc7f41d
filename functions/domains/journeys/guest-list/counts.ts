import { tableName } from '#functions/platform/data/table.ts';
import type { TransactItem, Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Figures, MAX_GUESTS, MAX_PLACES, type Totals } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type ListNo, placeKey, placeOf, totalsBy, totalsKey } from './public/items.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type Sums = Readonly<Record<string, number>>;

const moving = (sums: Sums): [string, number][] => Object.entries(sums).filter(([, by]) => by !== 0);

interface Condition {
  readonly says: readonly string[];
  readonly values?: Sums;
}
/** Adds to some figures of an item, provided that its condition holds. */
function adding(Key: { pk: string; sk: string }, sums: Sums, { says, values = {} }: Condition): TransactItem {
  const moved = moving(sums);
  const named = (name: string) => [`#${name}`, name] as const;
  const given = Object.entries(values).map(([name, value]) => [`:${name}`, value] as const);
  return {
    Update: {
      TableName: tableName(),
      Key,
      UpdateExpression: `ADD ${moved.map(([name]) => `#${name} :by_${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(moved.map(([name]) => named(name))),
      ExpressionAttributeValues: Object.fromEntries([
        ...moved.map(([name, by]) => [`:by_${name}`, by] as const),
        ...given,
      ]),
      ...(says.length > 0 ? { ConditionExpression: says.join(' AND ') } : {}),
    },
  };
}

const MOST = { places: MAX_PLACES, guests: MAX_GUESTS } as const;
const LIMITED = ['places', 'guests'] as const;

/** Returns the error that names the exceeded limit: that of places or that of guests. */
async function tooMany(ctx: Tenant, list: ListNo, by: Partial<Totals>): Promise<AppError> {
  const totals = (await totalsBy(ctx, [list])).get(list.no);
  const isPlaces = (by.places ?? 0) > 0 && (totals?.places ?? 0) >= MAX_PLACES;
  const [code, max] = isPlaces ? ['guestList.manyPlaces', MAX_PLACES] : ['guestList.manyGuests', MAX_GUESTS];
  return new AppError(code, { params: { max } });
}

/** Writes a change of the totals of a list, within its limits. */
export function totalsWrite(ctx: Tenant, list: ListNo, by: Partial<Totals>): Write[] {
  if (moving(by).length === 0) return [];
  const grows = LIMITED.filter((name) => (by[name] ?? 0) > 0);
  const condition = {
    says: grows.map((name) => `(attribute_not_exists(#${name}) OR #${name} <= :${name})`),
    values: Object.fromEntries(grows.map((name) => [name, MOST[name] - (by[name] ?? 0)])),
  };
  return [{ item: adding(totalsKey(ctx, list), by, condition), refused: () => tooMany(ctx, list, by) }];
}

export interface Counting {
  /**
   * The field of the error for too few free heads, which names the free and the wanted heads. `refused` makes another
   * error instead.
   */
  readonly field?: string;
  readonly refused?: () => AppError;
}

async function whyNot(ctx: Tenant, list: ListNo, placeId: Id, heads: number, field: string | undefined) {
  const { deletedAt, free, allotment } = await placeOf(ctx, list, placeId);
  if (deletedAt) return new AppError('notFound');
  return new AppError('guestList.full', { ...(field ? { field } : {}), params: { free, allotment, heads } });
}

/**
 * Returns the writes of the figures of a place and its list for some guests. However many write at once, no guest gets
 * heads that are not free.
 */
export function countWrites(ctx: Tenant, list: ListNo, placeId: Id, by: Figures, how: Counting = {}): Write[] {
  const sums = { ...by, free: -by.used };
  if (moving(sums).length === 0) return [];
  const needs = by.used > 0;
  const condition = {
    says: ['attribute_exists(pk)', 'attribute_not_exists(deletedAt)', ...(needs ? ['#free >= :heads'] : [])],
    ...(needs ? { values: { heads: by.used } } : {}),
  };
  const item = adding(placeKey(ctx, list, placeId), sums, condition);
  const refused = how.refused ?? (() => whyNot(ctx, list, placeId, by.used, how.field));
  return [{ item, refused }, ...totalsWrite(ctx, list, by)];
}
