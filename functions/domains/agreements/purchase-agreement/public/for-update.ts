import { agreementForUpdate } from '#functions/domains/agreements/agreement/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { purchaseKind } from './kind.ts';

/** A purchase agreement that somebody of the agency wants to change, as they last saw it. */
export async function purchaseForUpdate(ctx: UserContext, id: Id, rev: number): Promise<Stored<PurchaseFields>> {
  checkInternal(ctx);
  return (await agreementForUpdate(purchaseKind, ctx, id, rev)) as Stored<PurchaseFields>;
}
