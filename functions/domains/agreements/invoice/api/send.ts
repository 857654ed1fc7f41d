import { sendingOf } from '#functions/domains/agreements/agreement/public/link.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkStep } from '#shared/domains/agreements/invoice/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { invoiceTitle } from '../public/title.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';

/** Emails secret links to its document; the outbox keeps the promise. */
export const handler = endpoint(invoiceContract.routes.send, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  checkStep(before, 'send');
  const rendering = await invoiceRendering.renderingOf(ctx.tenantId, before);
  if (rendering?.state !== 'ready') throw new AppError('invoice.notReady');
  const title = invoiceTitle({ ...before, locale: input.locale });
  const { link, outbox, extra } = await sendingOf(
    ctx,
    {
      entity: 'invoice',
      kind: 'invoice',
      record: before,
      title,
      files: rendering.files,
      artistIds: before.artists.map(({ artistId }) => artistId),
    },
    input,
  );
  const sent = { ...before, sentAt: before.sentAt ?? ctx.now.toISOString() };
  const after = await invoiceStore.update(ctx, before, sent, { action: 'send', outbox, extra });
  return { invoice: await shown(ctx, after), link };
});
