import { companyStore } from '#functions/domains/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { userStore } from '../store.ts';

/** The companies that a promoter's user acts for. */
export const handler = endpoint(userContract.routes.companies, async ({ params, ctx }) => {
  const { companyIds = [] } = await userStore.get(ctx, params.id);
  const found = await companyStore.many(ctx, companyIds.map(noOf));
  const rows = found.filter(({ deletedAt }) => !deletedAt).map(({ id, name }) => ({ companyId: id, name }));
  return { rows };
});
