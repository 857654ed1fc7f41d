import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { dueItems } from '#functions/platform/data/due.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { isExpired } from '#shared/domains/agreements/quote/rules.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { QUOTE_DUE, quoteStore } from '../store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}

const news = ({ id, number, owner, artists }: Stored<QuoteFields>) =>
  emit('notify', {
    userId: owner.userId,
    kind: 'quoteExpired',
    subject: `${number}, ${artists.map(({ name }) => name).join(', ')}`,
    target: `/quote/${id}`,
  });

/** Marks the sent quotes whose validity is over, and tells their owners. A read knows it before. */
export const handler = job('quote.expire', async (now) => {
  let count = 0;
  await settleEach(dueItems<DueItem>(QUOTE_DUE, now.toISOString()), async ({ tenantId, no }) => {
    const ctx: TenantContext = { tenantId, now, actor: { userId: 'system', name: 'Backline' } };
    const today = await agencyDay(ctx);
    const mark = (quote: Stored<QuoteFields>): QuoteFields =>
      isExpired(quote, today) ? { ...quote, stage: 'expired' } : quote;
    const options = (before: Stored<QuoteFields>) => ({ action: 'expire', outbox: [news(before)] });
    if (await changeRecord(ctx, quoteStore, no, mark, options)) count++;
  });
  return { expired: count };
});
