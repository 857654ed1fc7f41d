import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createDraft } from '../create-draft.ts';
import { createOfShow } from '../create-of-show.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.create, async ({ body, ctx }) => {
  checkInternal(ctx);
  const { ofShow, type, ...input } = body;
  const made = ofShow ? createOfShow(ctx, input, { ...ofShow, type }) : createDraft(ctx, input, type);
  return shown(ctx, await made);
});
