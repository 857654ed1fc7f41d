import { serialized } from '#functions/platform/data/serialized.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceProposal } from '#shared/domains/agreements/invoice/proposal.ts';
import type { InvoiceFields, InvoiceInput, NewType } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { deductedUnchanged } from './deduct.ts';
import { proposalFor } from './from-show.ts';
import { prepareInvoice } from './prepare.ts';
import { invoiceStore } from './store.ts';

/** Refuses a second invoice of one settlement. */
function checkSettlement({ settledBy }: InvoiceProposal): void {
  if (settledBy) throw new AppError('invoice.alreadySettled', { params: { number: settledBy.number || '–' } });
}

/**
 * Creates a draft of a show. Drafts of one show take turns, so each author sees what the others bill: `inputOf` decides
 * upon the proposal as it is in this turn.
 */
const serializedByShow = (
  ctx: UserContext,
  showId: Id,
  bookkeepingId: Id | undefined,
  inputOf: (proposal: InvoiceProposal) => InvoiceInput,
  type?: NewType,
): Promise<Stored<InvoiceFields>> =>
  serialized(ctx.tenantId, [`invoice.show.${noOf(showId)}`], async (extra) => {
    const proposal = await proposalFor(ctx, showId, bookkeepingId);
    checkSettlement(proposal);
    const fields = await prepareInvoice(ctx, inputOf(proposal), undefined, type);
    const bound = await deductedUnchanged(ctx, fields);
    const settling = proposal.isSettled ? { ...fields, isSettlement: true as const } : fields;
    return invoiceStore.create(ctx, settling, { extra: [...extra, ...bound] });
  });

/** The draft as the server proposes it; none where nothing is left to bill. */
export const createProposed = (ctx: UserContext, showId: Id, bookkeepingId?: Id) =>
  serializedByShow(ctx, showId, bookkeepingId, ({ input }) => {
    if (input.lines.length === 0) throw new AppError('invoice.nothingLeft');
    return input;
  });

/** The draft as its author filled it in, unless others billed the show since the form was opened. */
export const createOfShow = (
  ctx: UserContext,
  input: InvoiceInput,
  { showId, billedNet, type }: { readonly showId: Id; readonly billedNet: number; readonly type?: NewType },
) =>
  serializedByShow(
    ctx,
    showId,
    input.bookkeepingId,
    (proposal) => {
      if (proposal.billedNet !== billedNet) throw new AppError('invoice.billedMeanwhile');
      return input;
    },
    type,
  );
