import { freeAfter } from '#functions/domains/free-field/values-store.ts';
import { statusFor } from '#functions/domains/status/store.ts';
import { checkTags } from '#functions/domains/tag/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { changed } from '#shared/domains/contract/rules.ts';
import { pinTemplate } from '../pin-template.ts';
import { askFor } from '../rendering.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await contractForUpdate(ctx, params.id, rev);
  const newStatus = input.statusId === before.statusId ? undefined : input.statusId;
  const [{ freeFields = {} }, wordTemplate] = await Promise.all([
    freeAfter(ctx, 'contract', input.freeFields, before),
    pinTemplate(ctx, input, before),
    newStatus && statusFor(ctx, 'contract', newStatus),
    input.tagIds && checkTags(ctx, 'contract', input.tagIds, before.tagIds),
  ]);
  const fields = changed(before, input, wordTemplate, freeFields);
  const after = contractStore.next(ctx, before, fields);
  const { rendering, outbox, extra } = await askFor(ctx, after);
  return shown(ctx, await contractStore.update(ctx, before, after, { outbox, extra }), rendering);
});
