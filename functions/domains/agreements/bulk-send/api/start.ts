import { hasSignature } from '#functions/domains/identity/account/public/own-store.ts';
import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { namedShow } from '../plan.ts';
import { reportOf } from '../report.ts';
import { checkRights } from '../rights.ts';
import { showsOf } from '../shows.ts';
import { startBulkSend } from '../store.ts';

export const handler = endpoint(bulkSendContract.routes.start, async ({ body, ctx }) => {
  const { showIds, ...options } = body;
  checkRights(ctx, options);
  const shows = await showsOf(ctx, showIds);
  if (options.signer && shows.length > 1) throw new AppError('bulkSend.oneSigner', { field: 'signer' });
  if (options.isSent && !(await hasSignature(ctx.tenantId, ctx.actor.userId)))
    throw new AppError('esign.noSignatureOnFile');
  const run = await startBulkSend(ctx, { ...options, shows: shows.map(namedShow), ...askerOf(ctx) });
  return reportOf(ctx, run);
});
