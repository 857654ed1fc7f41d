import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createDraft } from '../create-draft.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.create, async ({ body, ctx }) => {
  checkInternal(ctx);
  const { ofShow, type, ...input } = body;
  if (!ofShow) return shown(ctx, await createDraft(ctx, input, type));
  const { createOfShow } = await import('../create-of-show.ts');
  return shown(ctx, await createOfShow(ctx, input, { ...ofShow, type }));
});
