import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { sendStatement } from '../send.ts';

export const handler = endpoint(statementContract.routes.send, ({ params, body, ctx }) =>
  sendStatement(ctx, params.id, body),
);
