import { companyStore } from '#functions/domains/company/store.ts';
import { freeAfter, seenOne } from '#functions/domains/free-field/values-store.ts';
import { withState } from '#functions/domains/state-alias/store.ts';
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
  const [carried, free, address] = await Promise.all([
    carriedFor(ctx, 'company', input, before),
    freeAfter(ctx, 'company', input.freeFields, before.freeFields),
    withState(ctx, input.address, input.name),
  ]);
  return seenOne(ctx, 'company', await companyStore.update(ctx, before, { ...input, ...carried, ...free, address }));
});
