import { fileOn } from '#functions/domains/attached/file/public/access.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkCertificate } from '#shared/domains/booking/deal/certificate.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { changeDeal } from '../change.ts';
import { dealSeen } from '../view.ts';

export const handler = endpoint(dealContract.routes.certify, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  checkCertificate(input, await agencyDay(ctx));
  const { fileId, ...days } = input;
  const saved = await changeDeal(ctx, params.id, rev, 'certify', async (deal, show) => {
    if (!deal.withholding) throw new AppError('deal.nothingWithheld');
    const named = fileId && (await fileOn(ctx, { entity: 'show', recordId: show.id }, fileId));
    return { ...deal, certificate: { ...days, ...(named ? { file: { fileId: named.id, name: named.name } } : {}) } };
  });
  return dealSeen(ctx, saved);
});
