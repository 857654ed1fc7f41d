import { substitutesFor } from '#functions/domains/identity/account/public/signing-orders.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { esignStore } from '../store.ts';

/** The documents that wait for the caller's signature, and for theirs whom they substitute. */
export async function waitingFilter(ctx: UserContext) {
  const users = [ctx.actor.userId, ...(await substitutesFor(ctx))];
  return { users, filter: { column: 'waiting', anyOf: users.map(noOf) } };
}

/** Counts them without reading one. */
export async function countSignatures(ctx: UserContext): Promise<number> {
  const { filter } = await waitingFilter(ctx);
  const filters = [...artistAccess.linked(ctx), filter];
  return (await esignStore.definition.list?.read(ctx.tenantId, { filters, page: 1, perPage: 1 }))?.total ?? 0;
}
