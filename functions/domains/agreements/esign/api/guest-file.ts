import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { fileAddress } from '../files.ts';
import { readerOf } from '../guest.ts';
import { esignStore } from '../store.ts';

export const handler = endpoint(esignContract.routes.guestFile, async ({ params, body, ctx }) => {
  const link = await readerOf(ctx, params.secret);
  return fileAddress(link, await esignStore.get(link, link.recordId), body);
});
