import { printInvoice } from '#functions/domains/agreements/invoice/public/print.ts';
import { invoiceRendering } from '#functions/domains/agreements/invoice/rendering.ts';
import { storeDocument } from '#functions/platform/documents/store-document.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { report } from './progress.ts';
import { recordsOf, type Stage } from './stage.ts';
import { type Draft, itemsPutBy, putAll } from './writer.ts';

/** Printing takes the most time of a load, so only what is still to be paid is printed: reminders attach it. */
const PAPERS = 40;

async function* papersOf(stage: Stage, made: readonly Draft<InvoiceFields>[]) {
  const open = recordsOf(made).filter((invoice) => isIssued(invoice) && openAmount(invoice) > 0);
  const newest = open.slice(-PAPERS);
  for (const [i, invoice] of newest.entries()) {
    report('invoicePaper', i + 1, newest.length);
    const files = await printInvoice(stage.tenantId, invoice, storeDocument);
    const ready = { hash: invoiceRendering.hashOf(invoice), state: 'ready' as const, files };
    yield* itemsPutBy([invoiceRendering.renderingWrite(stage.tenantId, invoice.id, ready)]);
  }
}

export const plantInvoicePapers = (stage: Stage, made: readonly Draft<InvoiceFields>[]): Promise<void> =>
  putAll(papersOf(stage, made));
