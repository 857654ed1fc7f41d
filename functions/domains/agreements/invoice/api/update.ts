import { ownerFor } from '#functions/domains/identity/user/public/owner.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { bookingOf, withoutBooking } from '#shared/domains/agreements/invoice/line-booking.ts';
import { checkFrozen } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields, InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { saysSame } from '#shared/kernel/values/same.ts';
import { updateDraft } from '../create-draft.ts';
import { withCodes } from '../lines.ts';
import { openFields } from '../prepare.ts';
import { monthOpen } from '../public/month-lock.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

type Issued = Stored<InvoiceFields>;
/** Books the lines of an issued document anew; undefined if no line is booked otherwise. */
async function rebooked(ctx: UserContext, { lines }: Issued, input: InvoiceInput) {
  const [was, is] = [lines.map(bookingOf), input.lines.map(bookingOf)];
  if (saysSame(was, is)) return undefined;
  const bare = lines.map((line, i) => ({ ...withoutBooking(line), ...is[i] }));
  return withCodes(ctx, bare, lines);
}

/** Of what was issued only what is open on every level; a draft as a whole. */
export const handler = endpoint(invoiceContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  checkFrozen(before, input);
  if (!isIssued(before)) return shown(ctx, updateDraft(ctx, before, input));
  const [open, owner, lines] = await Promise.all([
    openFields(ctx, input, before),
    ownerFor(ctx, input.ownerId, before.owner),
    rebooked(ctx, before, input),
  ]);
  const after = { ...before, ...open, owner: owner ?? before.owner, lines: lines ?? before.lines };
  const extra = lines ? [monthOpen(ctx.tenantId, before.bookkeepingId, before.date)] : [];
  return shown(ctx, await invoiceStore.update(ctx, before, after, { extra }));
});
