import { seenStatement } from '#functions/domains/agreements/statement/public/seen.ts';
import { linkRows } from '#functions/domains/relations/link/public/staff.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';

export const handler = endpoint(statementLinkContract.routes.links, async ({ params, ctx }) => {
  await seenStatement(ctx, params.id);
  return { rows: await linkRows(ctx, 'statement', params.id) };
});
