import { addressOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { receivedStore } from '../store.ts';

export const handler = endpoint(receivedInvoiceContract.routes.download, async ({ params, ctx }) => {
  checkSeesAll(ctx);
  const { file } = await receivedStore.get(ctx, params.id);
  return addressOf({ kind: 'pdf', ...file }, false);
});
