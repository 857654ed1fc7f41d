import { companyStore } from '#functions/domains/company/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkCompany, isVenue } from '#shared/domains/company/rules.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { AppError } from '#shared/kernel/error.ts';

export const handler = endpoint(venueContract.routes.updateDetails, async ({ body, ctx }) => {
  const { id, rev, ...input } = body;
  const before = await companyStore.getForUpdate(ctx, id, rev);
  if (!isVenue(before)) throw new AppError('notFound');
  checkCompany(input);
  return companyStore.update(ctx, before, { ...input, ...(await carriedFor(ctx, 'company', input, before)) });
});
