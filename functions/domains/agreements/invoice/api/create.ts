import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createOfShow } from '../create-of-show.ts';
import { prepareInvoice } from '../prepare.ts';
import { shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.create, async ({ body, ctx }) => {
  checkInternal(ctx);
  const { ofShow, ...input } = body;
  const made = ofShow ? createOfShow(ctx, input, ofShow) : invoiceStore.create(ctx, prepareInvoice(ctx, input));
  return shown(ctx, await made);
});
