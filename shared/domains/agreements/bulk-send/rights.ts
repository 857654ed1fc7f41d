import type { Permission } from '#shared/kernel/access/permission.ts';
import type { BulkOptions } from './schemas.ts';

/** The rights for the issue of the invoices that go along. */
export const INVOICE_RIGHTS: readonly Permission[] = ['invoice.create', 'invoice.issue'];

/** The rights for all steps from the deal to the mail. */
export const rightsFor = ({ isSent, withInvoice }: Pick<BulkOptions, 'isSent' | 'withInvoice'>): Permission[] => [
  ...(['contract.create', 'contract.send', 'esign.create'] as const),
  ...(isSent ? (['esign.send'] as const) : []),
  ...(withInvoice ? INVOICE_RIGHTS : []),
];
