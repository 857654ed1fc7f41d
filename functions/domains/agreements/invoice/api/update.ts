import { ownerFor } from '#functions/domains/identity/user/public/owner.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { checkFrozen } from '#shared/domains/agreements/invoice/rules.ts';
import { updateDraft } from '../create-draft.ts';
import { openFields } from '../prepare.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** Of what was issued only what is open on every level; a draft as a whole. */
export const handler = endpoint(invoiceContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  checkFrozen(before, input);
  if (!isIssued(before)) return shown(ctx, updateDraft(ctx, before, input));
  const [open, owner] = await Promise.all([openFields(ctx, input, before), ownerFor(ctx, input.ownerId, before.owner)]);
  return shown(ctx, await invoiceStore.update(ctx, before, { ...before, ...open, owner: owner ?? before.owner }));
});
