import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkStep } from '#shared/domains/agreements/invoice/rules.ts';
import { invoiceOf, shown } from '../public/view.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';

/** Asks for the document again, where it failed or was never made. */
export const handler = endpoint(invoiceContract.routes.render, async ({ params, ctx }) => {
  const invoice = await invoiceOf(ctx, params.id);
  checkStep(invoice, 'send');
  const { outbox, extra } = await invoiceRendering.askFor(ctx, invoice, ctx.actor.userId);
  if (outbox.length === 0) return shown(ctx, invoice);
  return shown(ctx, await invoiceStore.update(ctx, invoice, invoice, { action: 'render', outbox, extra }));
});
