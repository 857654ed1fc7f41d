import { userMapping, userStore } from '#functions/domains/identity/user/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { UserListRequest } from '#shared/domains/identity/user/contract.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { MOST_ROWS, pageOf } from '#shared/kernel/contract/paging.ts';

const ALL = UserListRequest.parse({ perPage: MOST_ROWS });

/** Users of the operator's own agency need not be operators. There are few, so all are read. */
export const handler = endpoint(adminoneContract.routes.listOperators, async ({ query, ctx }) => {
  const all = await userStore.page({ ...ctx, tenantId: OPERATOR_TENANT }, queryOf(userMapping, ALL));
  const operators = all.rows.filter(({ isOperator, state }) => isOperator && state !== 'deactivated');
  return pageOf(operators, query);
});
