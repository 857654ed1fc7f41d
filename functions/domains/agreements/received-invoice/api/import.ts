import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { receive } from '../public/receive.ts';
import { billables, receivedView } from '../view.ts';

export const handler = endpoint(receivedInvoiceContract.routes.import, async ({ body, ctx }) => {
  checkSeesAll(ctx);
  const bytes = Buffer.from(body.content, 'base64');
  const { received, isKnown } = await receive(ctx, { bytes, name: body.name, source: 'upload' });
  return { invoice: receivedView(ctx, received, await billables(ctx)), isKnown };
});
