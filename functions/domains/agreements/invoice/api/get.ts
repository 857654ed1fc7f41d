import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { openRecord } from '#functions/platform/recent.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkAccess, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.get, ({ params, ctx }) =>
  shown(
    ctx,
    openRecord(ctx, invoiceStore, params.id).then((invoice) => checkAccess(ctx, invoice)),
  ),
);
