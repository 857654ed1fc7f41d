import { invoiceMapping, invoiceStore } from '#functions/domains/invoice/store.ts';
import { checkAccess, visibleOnly } from '#functions/domains/invoice/view-store.ts';
import { InvoiceListRequest } from '#shared/domains/invoice/contract.ts';
import { invoiceData, invoiceRow } from './invoices.ts';
import { type Source, sourceOf } from './source.ts';

export const invoiceSource: Source = sourceOf({
  store: invoiceStore,
  permission: 'invoice.read',
  request: InvoiceListRequest,
  mapping: invoiceMapping,
  mine: visibleOnly,
  check: checkAccess,
  row: (invoice, { statuses }) => invoiceRow(invoice, statuses),
  record: (invoice, { locale }) => invoiceData(invoice, locale),
});
