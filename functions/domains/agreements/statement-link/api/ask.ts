import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { ask } from '../act.ts';

export const handler = endpoint(statementLinkContract.routes.ask, ({ params, body, ctx }) =>
  ask(ctx, params.secret, body.text),
);
