import { agreementFor } from '#functions/domains/agreements/agreement/public/view.ts';
import { purchaseKind } from '#functions/domains/agreements/purchase-agreement/public/kind.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { stateOf } from '#shared/domains/agreements/payout/rules.ts';
import type { Payout, PayoutFields } from '#shared/domains/agreements/payout/schemas.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { payoutStore } from './store.ts';

export const shownPayout = (payout: Stored<PayoutFields>): Payout => ({ ...payout, state: stateOf(payout) });

/** The agreement of a payout. Only the agency sees how it pays. */
export async function purchaseOf(ctx: UserContext, id: Id): Promise<Stored<PurchaseFields>> {
  checkInternal(ctx);
  return (await agreementFor(purchaseKind, ctx, id)) as Stored<PurchaseFields>;
}

interface Wanted {
  readonly id: Id;
  readonly rev?: number | undefined;
  /** The agreement in whose address it is named. */
  readonly agreementId?: Id;
}
/** A payout whose agreement the caller may see, as they last saw it. */
export async function payoutFor(ctx: UserContext, { id, rev, agreementId }: Wanted): Promise<Stored<PayoutFields>> {
  const found = await payoutStore.get(ctx, id);
  if (agreementId && found.agreement.id !== agreementId) throw new AppError('notFound');
  await purchaseOf(ctx, found.agreement.id);
  if (rev !== undefined && rev !== found.rev) throw new AppError('stale', {}, { current: shownPayout(found) });
  return found;
}
