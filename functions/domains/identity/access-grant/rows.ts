import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { stateOf } from '#shared/domains/identity/access-grant/rules.ts';
import type { GrantRow } from '#shared/domains/identity/access-grant/schemas.ts';
import type { TemporaryGrant } from './store.ts';

type Reading = Pick<TenantContext, 'tenantId' | 'now'>;

/** Names the artists of records, and tells their states at this moment. */
export async function rowsOf(ctx: Reading, grants: readonly TemporaryGrant[]): Promise<GrantRow[]> {
  const ids = [...new Set(grants.flatMap(({ artistIds }) => artistIds))];
  const { names } = await servicesOf('artist');
  const named = new Map((ids.length > 0 ? await names(ctx, ids) : []).map((artist) => [artist.id, artist]));
  return grants.map((grant) => ({
    ...grant,
    state: stateOf(grant, ctx.now),
    artists: grant.artistIds.flatMap((id) => named.get(id) ?? []),
  }));
}

export async function rowOf(ctx: Reading, grant: TemporaryGrant): Promise<GrantRow> {
  const [row] = await rowsOf(ctx, [grant]);
  if (!row) throw new Error('no row');
  return row;
}
