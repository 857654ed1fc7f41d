import { serialized } from '#functions/platform/data/serialized.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { BillChoice, InvoiceProposal, NextBill } from '#shared/domains/agreements/invoice/proposal.ts';
import type { ContractPart, InvoiceFields, InvoiceInput, NewType } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { deductedUnchanged } from './deduct.ts';
import { proposalFor } from './from-show.ts';
import { nextBillsOf } from './next-bills.ts';
import { prepareInvoice } from './prepare.ts';
import { invoiceStore } from './store.ts';

/** Refuses a second invoice of one settlement. */
function checkSettlement({ settledBy }: InvoiceProposal): void {
  if (settledBy) throw new AppError('invoice.alreadySettled', { params: { number: settledBy.number || '–' } });
}

interface Decision {
  readonly proposal: InvoiceProposal;
  readonly input: InvoiceInput;
  readonly type?: NewType | undefined;
  readonly part?: ContractPart | undefined;
}
/**
 * Creates a draft of a show. Drafts of one show take turns, so each author sees what the others bill: `decide` reads
 * the proposal as it is in this turn.
 */
const serializedByShow = (
  ctx: UserContext,
  showId: Id,
  decide: () => Promise<Decision>,
): Promise<Stored<InvoiceFields>> =>
  serialized(ctx.tenantId, [`invoice.show.${noOf(showId)}`], async (extra) => {
    const { proposal, input, type, part } = await decide();
    checkSettlement(proposal);
    const fields = await prepareInvoice(ctx, input, undefined, type);
    const bound = await deductedUnchanged(ctx, fields);
    const settling = proposal.isSettled ? { isSettlement: true as const } : {};
    const made = { ...fields, ...settling, ...(part ? { part } : {}) };
    return invoiceStore.create(ctx, made, { extra: [...extra, ...bound] });
  });

/** The draft as the server proposes it; none where nothing is left to bill. */
export const createProposed = (ctx: UserContext, showId: Id, bookkeepingId?: Id) =>
  serializedByShow(ctx, showId, async () => {
    const proposal = await proposalFor(ctx, showId, bookkeepingId);
    checkSettlement(proposal);
    if (proposal.input.lines.length === 0) throw new AppError('invoice.nothingLeft');
    return { proposal, input: proposal.input };
  });

/** The draft as its author filled it in, unless others billed the show since the form was opened. */
export const createOfShow = (
  ctx: UserContext,
  input: InvoiceInput,
  { showId, billedNet, type }: { readonly showId: Id; readonly billedNet: number; readonly type?: NewType },
) =>
  serializedByShow(ctx, showId, async () => {
    const proposal = await proposalFor(ctx, showId, input.bookkeepingId);
    checkSettlement(proposal);
    if (proposal.billedNet !== billedNet) throw new AppError('invoice.billedMeanwhile');
    return { proposal, input, type };
  });

/** The draft of one of the documents to make now, unless it is made or its amount changed since its author saw it. */
export const createNext = (ctx: UserContext, showId: Id, choice: BillChoice) =>
  serializedByShow(ctx, showId, async () => {
    const { proposal, next } = await nextBillsOf(ctx, showId, choice.bookkeepingId);
    const found = next.find(({ bill }) => isChosen(bill, choice));
    if (!found) throw new AppError('invoice.billedMeanwhile');
    const { kind, part } = found.bill;
    return { proposal, input: found.input, part, type: kind === 'deposit' ? kind : 'invoice' };
  });

const isChosen = ({ kind, part, net }: NextBill, choice: BillChoice): boolean =>
  kind === choice.kind &&
  net === choice.net &&
  part?.contractId === choice.part?.contractId &&
  part?.at === choice.part?.at;
