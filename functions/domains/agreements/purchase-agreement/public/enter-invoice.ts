import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { creatorsOf } from '#functions/platform/record/activity.ts';
import { withInvoice } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { purchaseStore } from '../store.ts';
import { newsForHolders } from './tell.ts';

type Purchase = Stored<PurchaseFields>;

/** Builds the writes that enter the artist's invoice. Those who may approve it hear of a new one. */
export async function enteringInvoice(
  ctx: UserContext,
  before: Purchase,
  invoice: NonNullable<PurchaseFields['artistInvoice']>,
): Promise<{ readonly after: Purchase; readonly writes: readonly Write[] }> {
  const after = purchaseStore.next(ctx, before, withInvoice(before, invoice, await agencyDay(ctx)));
  const without = [ctx.actor.userId, ...(await creatorsOf(ctx.tenantId, 'purchaseAgreement', before.no))];
  const asked = { right: 'purchaseAgreement.approve', kind: 'purchaseToApprove', without } as const;
  const outbox = before.stage === after.stage ? [] : await newsForHolders(ctx, before, asked);
  return { after, writes: purchaseStore.writes(ctx, before, after, { action: 'enterInvoice', outbox }) };
}
