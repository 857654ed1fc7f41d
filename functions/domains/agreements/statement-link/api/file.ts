import { fileAddress, openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';

/** An address of a minute for the PDF. */
export const handler = endpoint(statementLinkContract.routes.file, async ({ params, body, ctx }) =>
  fileAddress(await openedLink(ctx, 'statement', params.secret), body.inline),
);
