import { seenOne, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { prepareCompany } from '#functions/domains/relations/company/public/prepare.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const prepare = withFree('company', prepareCompany);

export const handler = endpoint(venueContract.routes.updateDetails, async ({ body, ctx }) => {
  const { id, rev, ...input } = body;
  const before = await companyStore.getForUpdate(ctx, id, rev);
  if (!isVenue(before)) throw new AppError('notFound');
  return seenOne(ctx, 'company', await companyStore.update(ctx, before, await prepare(ctx, input, before)));
});
