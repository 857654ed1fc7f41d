import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { receivedStore } from '../store.ts';
import { choicesFor } from '../view.ts';

export const handler = endpoint(receivedInvoiceContract.routes.agreements, async ({ params, body, ctx }) => {
  checkSeesAll(ctx);
  return { rows: await choicesFor(ctx, await receivedStore.get(ctx, params.id), body.keyword) };
});
