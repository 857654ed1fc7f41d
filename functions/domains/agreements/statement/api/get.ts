import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { statementStore } from '../store.ts';
import { checkAccess, shown } from '../view.ts';

export const handler = endpoint(statementContract.routes.get, async ({ params, ctx }) =>
  shown(ctx, checkAccess(ctx, await statementStore.get(ctx, params.id))),
);
