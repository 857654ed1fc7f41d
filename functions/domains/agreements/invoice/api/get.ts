import { openRecord } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkAccess, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.get, ({ params, ctx }) =>
  shown(
    ctx,
    openRecord(ctx, invoiceStore, params.id).then((invoice) => checkAccess(ctx, invoice)),
  ),
);
