import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { confirmReceived } from '../confirm.ts';
import { receivedView } from '../view.ts';

export const handler = endpoint(receivedInvoiceContract.routes.confirm, async ({ params, body, ctx }) => {
  checkSeesAll(ctx);
  return receivedView(ctx, await confirmReceived(ctx, { id: params.id, ...body }), []);
});
