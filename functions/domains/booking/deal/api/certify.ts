import { fileOn } from '#functions/domains/attached/file/public/access.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { type Certificate, type CertificateInput, checkCertificate } from '#shared/domains/booking/deal/certificate.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { changeDeal } from '../change.ts';
import { dealSeen } from '../view.ts';

/** The certificate with the name of its file, which must be one of the show. */
async function named(ctx: UserContext, recordId: Id, { fileId, ...days }: CertificateInput): Promise<Certificate> {
  if (!fileId) return days;
  const { id, name } = await fileOn(ctx, { entity: 'show', recordId }, fileId);
  return { ...days, file: { fileId: id, name } };
}

export const handler = endpoint(dealContract.routes.certify, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  checkCertificate(input, await agencyDay(ctx));
  const saved = await changeDeal(ctx, params.id, rev, 'certify', async (deal, show) => {
    if (!deal.withholding) throw new AppError('deal.nothingWithheld');
    return { ...deal, certificate: await named(ctx, show.id, input) };
  });
  return dealSeen(ctx, saved);
});
