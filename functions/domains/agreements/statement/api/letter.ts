import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { checkStep } from '#shared/domains/agreements/statement/rules.ts';
import { letterFor } from '../letter.ts';
import { statementStore } from '../store.ts';
import { checkAccess } from '../view.ts';

export const handler = endpoint(statementContract.routes.letter, async ({ params, ctx }) => {
  const statement = checkAccess(ctx, await statementStore.get(ctx, params.id));
  checkStep(statement, 'mail');
  return letterFor(ctx, statement);
});
