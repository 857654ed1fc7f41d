import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { queryOf } from '#web/platform/api.ts';

/** Of one show or one company that many are shown; the list has them all. */
const SHOWN = 50;

export const invoicesOf = (field: 'show' | 'company', id: string) =>
  queryOf(invoiceContract.routes.list, {
    body: { perPage: SHOWN, filters: [{ field, values: [id] }], sort: { by: 'date', direction: 'desc' } },
  });
