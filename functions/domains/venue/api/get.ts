import { seenCompany, seesVenue } from '#functions/domains/company/public/outside.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { seenOne } from '#functions/domains/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isVenue } from '#shared/domains/company/rules.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { AppError } from '#shared/kernel/error.ts';

export const handler = endpoint(venueContract.routes.get, async ({ params, ctx }) => {
  const company = await companyStore.get(ctx, params.id);
  if (!isVenue(company) || !(await seesVenue(ctx, company.no))) throw new AppError('notFound');
  return seenOne(ctx, 'company', seenCompany(ctx, company));
});
