import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import type { ContractFields } from '#shared/domains/agreements/contract/schemas.ts';
import { CONTRACT_STAGES } from '#shared/domains/agreements/contract/stages.ts';
import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import { isTakenBack } from '#shared/domains/agreements/invoice/deduction.ts';
import { nightOf } from '#shared/domains/agreements/invoice/draft.ts';
import type { InvoiceProposal, NextBill } from '#shared/domains/agreements/invoice/proposal.ts';
import { nextBills, type Schedule } from '#shared/domains/agreements/invoice/schedule.ts';
import type { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import type { ShowBill } from './bills.ts';
import { type Billing, billingOf, proposalOf } from './from-show.ts';

type Contract = Stored<ContractFields>;

/**
 * The contract whose schedule counts: the newest that is signed, else the newest that is sent. The schedule of several
 * shows has no part of one of them, so it counts for none.
 */
async function contractOf(ctx: UserContext, { show, currency }: Billing): Promise<Contract | undefined> {
  const anyOf = (['sent', 'signed'] as const).map((stage) => wordNo(CONTRACT_STAGES, stage));
  const found = await contractStore.where(ctx, [
    { column: 'shows', anyOf: [show.no] },
    { column: 'stage', anyOf },
  ]);
  const ours = found
    .filter(({ document }) => document.currency === currency && !document.shows)
    .sort((a, b) => b.no - a.no);
  return ours.find(({ stage }) => stage === 'signed') ?? ours[0];
}

/** The documents that hold parts of a contract. One that is wholly credited holds none. */
const holdersOf = (bills: readonly ShowBill[], contractId: Id): ShowBill[] =>
  bills.filter(({ document }) => document.part?.contractId === contractId && !isTakenBack(document));

/** The net amount of documents, less that of their credit notes. */
const netOf = (holders: readonly ShowBill[], bills: readonly ShowBill[]): number => {
  const ids = new Set(holders.map(({ document }) => document.id));
  const credits = bills.filter(({ document }) => document.creditOf && ids.has(document.creditOf.invoiceId));
  return sumOf([...holders, ...credits].map(({ net }) => net));
};

const scheduleOf = ({ document }: Contract, holders: readonly ShowBill[]): Schedule => ({
  parts: document.payments,
  price: agreementTotals(document.lines).gross,
  held: holders.flatMap(({ document: { part } }) => part?.at ?? []),
});

const lastDay = (show: Parameters<typeof showDays>[0]): LocalDate => {
  const { date, lastDate = date } = showDays(show);
  return lastDate;
};

interface Next {
  readonly bill: NextBill;
  readonly input: InvoiceInput;
}
interface Source {
  readonly billing: Billing;
  readonly proposal: InvoiceProposal;
  readonly contract: Contract | undefined;
}
type Open = ReturnType<typeof nextBills>[number];

/** A deposit has one line, whose amount is the part's. The other documents have the lines of the proposal. */
function linesOf({ text, net, whole }: Open, { billing, proposal }: Source): Partial<InvoiceInput> {
  const { show, locale, vat } = billing;
  const [like] = proposal.input.lines;
  if (!like) return {};
  const { deducts: _deducts, ...line } = like;
  const named = `${text}: ${nightOf({ show, locale })}`.slice(0, 500);
  const own = { ...line, text: named, quantity: 1000, vatRateId: vat.id, priceC: (whole ?? net) * 100 };
  return { lines: [own], pricesIncludeVat: whole !== undefined };
}

/** A document with the day of its part. A day that has passed leaves the payment term. */
function nextOf(open: Open, today: LocalDate, source: Source): Next {
  const { contract, proposal } = source;
  const { kind, at, text, due, net } = open;
  const part = at !== undefined && contract ? { part: { contractId: contract.id, at } } : {};
  const { paymentTermId, ...input } = proposal.input;
  const term = paymentTermId ? { paymentTermId } : {};
  return {
    bill: { kind, ...part, text, due, net },
    input: {
      ...input,
      ...(due && due >= today ? { dueDate: due } : term),
      ...(kind === 'deposit' ? linesOf(open, source) : {}),
    },
  };
}

/** The documents to make of a show now. A show that is not confirmed, or whose settlement is billed, has none. */
export async function nextBillsOf(ctx: UserContext, showId: Id, bookkeepingId?: Id) {
  const billing = await billingOf(ctx, showId, bookkeepingId);
  const proposal = proposalOf(ctx, billing);
  const { show, bills, vat, currency, bookkeeping } = billing;
  const answer = { currency, proposal };
  if (show.phase !== 'confirmed' || show.isPreliminary || proposal.settledBy) return { ...answer, next: [] };
  const contract = await contractOf(ctx, billing);
  const holders = contract ? holdersOf(bills, contract.id) : [];
  const billed = { agreed: proposal.agreed, left: proposal.left, held: netOf(holders, bills), rate: vat.rate };
  const today = dayIn(ctx.now, bookkeeping.zone);
  // After the night, no document is a deposit any more.
  const schedule = contract && lastDay(show) >= today ? scheduleOf(contract, holders) : undefined;
  const open = nextBills(schedule, billed, proposal.isSettled);
  return { ...answer, next: open.map((one) => nextOf(one, today, { billing, proposal, contract })) };
}
