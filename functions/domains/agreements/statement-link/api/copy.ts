import { copyLink } from '#functions/domains/relations/link/public/staff.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { linkTo } from '../staff.ts';

export const handler = endpoint(statementLinkContract.routes.copy, async ({ params, ctx }) =>
  copyLink(ctx, await linkTo(ctx, params)),
);
