import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { chainLines } from '../chain-lines.ts';
import { auditOf } from '../store.ts';
import { esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.events, async ({ params, ctx }) => {
  const document = await esignFor(ctx, params.id);
  return { lines: chainLines(document, await auditOf(ctx, document.id), ctx.locale) };
});
