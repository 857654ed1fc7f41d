import { addressOf, fileOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { statementRendering } from '../rendering.ts';
import { statementStore } from '../store.ts';
import { checkAccess } from '../view.ts';

/** An address of a minute for the PDF. */
export const handler = endpoint(statementContract.routes.download, async ({ params, body, ctx }) => {
  const statement = checkAccess(ctx, await statementStore.get(ctx, params.id));
  const rendering = await statementRendering.renderingOf(ctx.tenantId, statement);
  return addressOf(fileOf('statement', rendering, 'pdf'), body.inline);
});
