import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';

export const handler = endpoint(statementLinkContract.routes.sendCode, async ({ params, ctx }) =>
  mailCode(ctx, await liveLink(ctx, 'statement', params.secret)),
);
