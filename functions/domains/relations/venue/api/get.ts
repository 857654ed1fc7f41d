import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { seenCompany, seesVenue } from '#functions/domains/relations/company/public/outside.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export const handler = endpoint(venueContract.routes.get, async ({ params, ctx }) => {
  const company = await companyStore.get(ctx, params.id);
  if (!isVenue(company) || !(await seesVenue(ctx, company.no))) throw new AppError('notFound');
  return seenOne(ctx, 'company', seenCompany(ctx, company));
});
