import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { prepareStatement } from '../prepare.ts';
import { statementStore } from '../store.ts';
import { shown } from '../view.ts';

export const handler = endpoint(statementContract.routes.create, async ({ body, ctx }) =>
  shown(ctx, await statementStore.create(ctx, prepareStatement(ctx, body))),
);
