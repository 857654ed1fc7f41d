import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';

export const handler = endpoint(statementLinkContract.routes.door, async ({ params, ctx }) =>
  doorOf(ctx, await findLink(ctx, 'statement', params.secret)),
);
