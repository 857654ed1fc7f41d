import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { fileAddress } from '../files.ts';
import { readerOf } from '../guest.ts';
import { esignStore } from '../store.ts';

/** The seal appends the signing record to the first file that is signed. */
export const handler = endpoint(esignContract.routes.guestRecord, async ({ params, ctx }) => {
  const link = await readerOf(ctx, params.secret);
  const document = await esignStore.get(link, link.recordId);
  const main = document.files.find(({ role }) => role === 'sign');
  if (!main?.sealed) throw new AppError('esign.fileNotReady');
  return fileAddress(link, document, { fileId: main.id, inline: false });
});
