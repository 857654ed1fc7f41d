import { agreementForUpdate, shown } from '#functions/domains/agreements/agreement/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { quoteKind } from './public/kind.ts';
import { quoteStore } from './store.ts';

type Quote = Stored<QuoteFields>;
export const quoteForUpdate = async (ctx: UserContext, id: Id, rev: number): Promise<Quote> =>
  (await agreementForUpdate(quoteKind, ctx, id, rev)) as Quote;

/** Staff say what the promoter answered. */
export async function answered(
  ctx: UserContext,
  before: Quote,
  action: 'acceptQuote' | 'declineQuote',
  answer: Pick<QuoteFields, 'stage' | 'declineReason'>,
) {
  checkInternal(ctx);
  const after = { ...before, ...answer, decidedAt: ctx.now.toISOString() };
  return shown(quoteKind, ctx, await quoteStore.update(ctx, before, after, { action })) as Promise<never>;
}
