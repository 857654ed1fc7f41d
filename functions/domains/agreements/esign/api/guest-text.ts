import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { readerOf } from '../guest.ts';
import { esignStore } from '../store.ts';
import { textOf } from '../texts.ts';

export const handler = endpoint(esignContract.routes.guestText, async ({ params, body, ctx }) => {
  const link = await readerOf(ctx, params.secret);
  return textOf(await esignStore.get(link, link.recordId), body.fileId);
});
