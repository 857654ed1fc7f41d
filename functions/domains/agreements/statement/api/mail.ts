import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { mailStatement } from '../mail.ts';
import { shown, statementForUpdate } from '../view.ts';

export const handler = endpoint(statementContract.routes.mail, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  return shown(ctx, await mailStatement(ctx, await statementForUpdate(ctx, params.id, rev), input));
});
