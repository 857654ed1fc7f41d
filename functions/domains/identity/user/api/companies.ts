import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userStore } from '../store.ts';

/** The companies that a promoter's user acts for. */
export const handler = endpoint(userContract.routes.companies, async ({ params, ctx }) => {
  const { companyIds = [] } = await userStore.get(ctx, params.id);
  const { names } = await servicesOf('company');
  const rows = (await names(ctx, companyIds)).map(({ id, name }) => ({ companyId: id, name }));
  return { rows };
});
