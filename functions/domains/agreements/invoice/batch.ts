import { bySummary, owning } from '#functions/domains/identity/user/public/batch.ts';
import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { type BatchDefinition, removing } from '#functions/platform/record/batch.ts';
import { checkRemovable } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { checkAccess, visibleOnly } from './public/view.ts';
import { invoiceMapping, invoiceStore } from './store.ts';

export const invoiceBatch: BatchDefinition<InvoiceFields> = {
  store: invoiceStore,
  mapping: invoiceMapping,
  always: visibleOnly,
  check: checkAccess,
  operations: {
    status: statusing('invoice', invoiceStore, 'invoice.update'),
    owner: owning(invoiceStore, 'invoice.update', bySummary()),
    tags: tagging('invoice', invoiceStore, 'invoice.update'),
    send: {
      permission: 'invoice.send',
      prepare: (ctx) => async (invoice, once) => {
        const { sendAsProposed } = await import('./send.ts');
        await sendAsProposed(ctx, invoice, once);
      },
    },
    delete: removing(invoiceStore, 'invoice.delete', checkRemovable),
  },
};
