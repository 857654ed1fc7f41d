import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { locked } from '#functions/platform/record/lock.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.lock, async ({ params, body, ctx }) =>
  shown(ctx, await locked(ctx, invoiceStore, await invoiceForUpdate(ctx, params.id, body.rev))),
);
