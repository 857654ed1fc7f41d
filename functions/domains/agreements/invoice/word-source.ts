import { type Source, sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { InvoiceListRequest } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceFields } from '#shared/domains/agreements/invoice/fields.ts';
import { checkAccess, visibleOnly } from './public/view.ts';
import { invoiceMapping, invoiceStore } from './store.ts';
import { invoiceData, invoiceRow } from './word-data.ts';

export const invoiceSource: Source = sourceOf({
  store: invoiceStore,
  permission: 'invoice.read',
  request: InvoiceListRequest,
  mapping: invoiceMapping,
  mine: visibleOnly,
  check: checkAccess,
  fields: invoiceFields,
  row: invoiceRow,
  record: (invoice, { locale }) => invoiceData(invoice, locale),
});
