import { hasSignature } from '#functions/domains/identity/account/public/own-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import type { BulkPlan } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { planOf } from '../plan.ts';
import { showsOf } from '../shows.ts';

/** The shows that are read at once. */
const AT_ONCE = 10;

export const handler = endpoint(bulkSendContract.routes.check, async ({ body, ctx }) => {
  const rows: BulkPlan[] = [];
  for (const part of chunks(await showsOf(ctx, body.showIds), AT_ONCE))
    rows.push(...(await Promise.all(part.map((show) => planOf(ctx, show)))));
  return { rows, hasSignature: await hasSignature(ctx.tenantId, ctx.actor.userId) };
});
