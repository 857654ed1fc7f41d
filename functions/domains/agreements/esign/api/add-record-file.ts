import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { esignFor, shown } from '../view.ts';

export const handler = endpoint(esignContract.routes.addRecordFile, async ({ params, body, ctx }) => {
  // It knows every kind of document, so its code is loaded with the first.
  const { addRecordFile } = await import('../add-record-file.ts');
  const { document, isPrinting } = await addRecordFile(ctx, await esignFor(ctx, params.id), body);
  return { view: await shown(ctx, document), isPrinting };
});
