import { shown } from '#functions/domains/agreements/agreement/public/view.ts';
import { purchaseKind } from '#functions/domains/agreements/purchase-agreement/public/kind.ts';
import { newsOf } from '#functions/domains/agreements/purchase-agreement/public/tell.ts';
import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { withPayout } from '#shared/domains/agreements/payout/rules.ts';
import type { PayoutFields, PayoutInput } from '#shared/domains/agreements/payout/schemas.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { payoutStore } from './store.ts';
import { purchaseOf, shownPayout } from './view.ts';

type Purchase = Stored<PurchaseFields>;
type Payout = Stored<PayoutFields>;

/** Builds a new payout of an agreement. It keeps the payee as the agreement names it. */
export const payoutOf = ({ id, number, ...agreement }: Purchase, input: PayoutInput): PayoutFields => ({
  ...input,
  agreement: { id, number },
  currency: agreement.document.currency,
  artistIds: agreement.artistIds,
  artists: agreement.artists,
  ...(agreement.company ? { company: agreement.company } : {}),
});

interface Change {
  /** The agreement as it is stored. */
  readonly agreement: Purchase;
  /** The agreement with other changes of the same write. */
  readonly changed?: PurchaseFields;
  /** Without it, the payout is new. */
  readonly before?: Payout | undefined;
  /** Without it, the payout is removed. */
  readonly fields?: PayoutFields | undefined;
  readonly options: WriteOptions;
}

async function nextOf(ctx: UserContext, { before, fields }: Change): Promise<Payout> {
  if (before && !fields) return { ...payoutStore.next(ctx, before, before), deletedAt: ctx.now.toISOString() };
  if (!fields) throw new Error('a payout is there before or after');
  return before ? payoutStore.next(ctx, before, fields) : payoutStore.prepare(ctx, fields);
}

/** Writes a payout and the sums of its agreement in one transaction. */
export async function writePayout(ctx: UserContext, change: Change) {
  const { agreement, changed = agreement, before, fields, options } = change;
  const say = (minor: number) => moneyText({ minor, currency: agreement.document.currency }, ctx.locale);
  const settled = purchaseStore.next(ctx, agreement, withPayout(changed, before, fields, say));
  const payout = await nextOf(ctx, change);
  const isPaid = settled.stage === 'paid' && agreement.stage !== 'paid';
  const outbox = [
    ...(options.outbox ?? []),
    ...(isPaid ? [newsOf(settled, settled.owner.userId, 'purchasePaid')] : []),
  ];
  const changes = [{ field: 'payout', before: before?.amount, after: fields?.amount }];
  await commit([
    ...payoutStore.writes(ctx, before, payout),
    ...purchaseStore.writes(ctx, agreement, settled, { ...options, changes, outbox }),
  ]);
  return { payout, agreement: settled };
}

interface Asked {
  readonly agreementId: Id;
  readonly before?: Payout;
  readonly fields?: (agreement: Purchase) => PayoutFields;
  readonly action: string;
}
/** Does the same over any other payout of the agreement that is written meanwhile. */
export async function changePayout(ctx: UserContext, { agreementId, before, fields, action }: Asked) {
  const written = await retryStale(async () => {
    const agreement = await purchaseOf(ctx, agreementId);
    return writePayout(ctx, { agreement, before, fields: fields?.(agreement), options: { action } });
  });
  return {
    payout: shownPayout(written.payout),
    agreement: (await shown(purchaseKind, ctx, written.agreement)) as never,
  };
}
