import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { reopenReceived } from '../confirm.ts';
import { billables, receivedView } from '../view.ts';

export const handler = endpoint(receivedInvoiceContract.routes.reopen, async ({ params, body, ctx }) => {
  checkSeesAll(ctx);
  return receivedView(ctx, await reopenReceived(ctx, params.id, body.rev), await billables(ctx));
});
