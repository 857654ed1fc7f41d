import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkSendable } from '#shared/domains/contract/rules.ts';
import { renderingOf } from '../rendering.ts';
import { linkFor, linkMailOf } from '../send.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

/** Freezes the contract and makes the recipient's link; the outbox keeps the promise to mail it. */
export const handler = endpoint(contractContract.routes.send, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await contractForUpdate(ctx, params.id, rev);
  const rendering = checkSendable(before, await renderingOf(ctx.tenantId, before));
  const { link, write } = await linkFor(ctx, before, rendering, input);
  const sent = { ...before, stage: 'sent' as const, sentAt: before.sentAt ?? ctx.now.toISOString() };
  const outbox = [linkMailOf(link.id, input.message)];
  const extra = [write, countedMail(ctx, input.recipient.email)];
  const after = await contractStore.update(ctx, before, sent, { action: 'send', extra, outbox });
  return { contract: await shown(ctx, after, rendering), link };
});
