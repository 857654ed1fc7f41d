import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { type KindWith, kindsWith } from '#shared/records.ts';
import { servicesOf } from './book.ts';
import type { Linked } from './services.ts';

/** Records of a kind that are looked at, the latest first. */
type Tenant = Pick<TenantContext, 'tenantId'>;
const MAX_LINKED = 100;

export const nosOf = (...ids: readonly (Id | undefined)[]): number[] => ids.flatMap((id) => (id ? [noOf(id)] : []));

/** Finds the numbers of the records of a kind that match. */
async function matching(ctx: Tenant, kind: KindWith<'attachments'>, filter: Filter): Promise<number[]> {
  const { find } = await servicesOf(kind);
  return (await find(ctx, [filter])).slice(0, MAX_LINKED);
}
/** Finds the records of a kind that name a record, in a column or as something like `promoter`. */
export async function naming(ctx: Tenant, kind: KindWith<'attachments'>, column: string, id: Id): Promise<number[]> {
  const services = await servicesOf(kind);
  return matching(ctx, kind, services.naming(column, id));
}

/** Finds the agreements of every kind whose column names a record. */
export async function agreementsNaming(ctx: Tenant, column: string, id: Id): Promise<Linked> {
  const found = await Promise.all(
    kindsWith('agreement').map(async (kind) => [kind, await naming(ctx, kind, column, id)]),
  );
  return Object.fromEntries(found);
}
