import { wordNo } from '#functions/platform/record/request.ts';
import { INVOICE_STAGES, INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import { silentlyAccepted } from '#shared/domains/agreements/invoice/self-bill.ts';
import { answerDays } from './public/self-bill.ts';
import { invoiceStore } from './store.ts';

const WAITING = [
  { column: 'type', anyOf: [wordNo(INVOICE_TYPES, 'selfBilled')] },
  { column: 'stage', anyOf: [wordNo(INVOICE_STAGES, 'review')] },
];

/** Accepts the self-billed invoices whose artists were silent for long enough. Returns their number. */
export async function acceptSilence(run: { readonly tenantId: string; readonly now: Date }): Promise<number> {
  const ctx = { ...run, actor: { userId: 'system', name: '' } };
  let accepted = 0;
  for (const invoice of await invoiceStore.where(ctx, WAITING)) {
    const days = await answerDays(ctx, invoice);
    const after = silentlyAccepted(invoice, days, days.silenceDays);
    if (!after) continue;
    await invoiceStore.update(ctx, invoice, after, { action: 'agree' });
    accepted++;
  }
  return accepted;
}
