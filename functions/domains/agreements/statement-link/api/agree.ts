import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { agree } from '../act.ts';

export const handler = endpoint(statementLinkContract.routes.agree, ({ params, body, ctx }) =>
  agree(ctx, params.secret, body.name),
);
