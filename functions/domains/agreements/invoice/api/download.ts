import { addressOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceFile } from '../public/file.ts';

/** An address of a minute for its document. */
export const handler = endpoint(invoiceContract.routes.download, async ({ params, body, ctx }) =>
  addressOf(await invoiceFile(ctx, params.id, body.kind), body.inline),
);
