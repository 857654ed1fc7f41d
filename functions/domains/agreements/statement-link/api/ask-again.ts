import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';

export const handler = endpoint(statementLinkContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'statement', params.secret),
);
