import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { ignoreReceived } from '../confirm.ts';
import { receivedView } from '../view.ts';

export const handler = endpoint(receivedInvoiceContract.routes.ignore, async ({ params, body, ctx }) => {
  checkSeesAll(ctx);
  return receivedView(ctx, await ignoreReceived(ctx, params.id, body.rev, body.reason), []);
});
