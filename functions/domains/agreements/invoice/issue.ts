import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { commitNumbered, lastNo } from '#functions/platform/data/sequence.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { type Confirmable, isCredit } from '#shared/domains/agreements/invoice/kinds.ts';
import { checkIssueDate } from '#shared/domains/agreements/invoice/month-lock.ts';
import { invoiceNumber, isYearly } from '#shared/domains/agreements/invoice/number.ts';
import { checkReviewed } from '#shared/domains/agreements/invoice/review.ts';
import { checkStep, issueProblems, issueWarnings, unconfirmed } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { settledAsPurchase } from '#shared/domains/agreements/invoice/self-bill.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { creditWrites, originalOf, withCredit } from './credit.ts';
import { vatCases } from './lines.ts';
import { commissionTurn } from './public/commission-guard.ts';
import { lockedThrough, monthOpen } from './public/month-lock.ts';
import { invoiceRendering } from './rendering.ts';
import { snapshots } from './snapshots.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;
type Tenant = Pick<TenantContext, 'tenantId'>;
type Series = BookkeepingInput['series']['invoice'];

/** An error with all points that the caller has to confirm, each at its field. */
class Unconfirmed extends AppError {
  override readonly details: readonly ErrorDetail[];
  constructor(details: readonly ErrorDetail[]) {
    super(details[0]?.code ?? '');
    this.details = details;
  }
}

/** Each kind counts for itself; the number to begin with is that of the first document of all. */
async function seriesOf({ tenantId }: Tenant, invoice: Invoice, series: Series) {
  const { next } = series;
  const { type, bookkeepingId, date } = invoice;
  // Deposits and finals are numbered among the invoices.
  const base = `invoice.${noOf(bookkeepingId)}.${isCredit({ type }) ? 'credit' : 'invoice'}`;
  if (!isYearly(series)) return { name: base, first: isCredit({ type }) ? 1 : next };
  const year = yearOf(date);
  const hasBegun = isCredit({ type }) || (await lastNo(tenantId, `${base}.${year - 1}`)) > 0;
  return { name: `${base}.${year}`, first: hasBegun ? 1 : next };
}

interface Wish {
  readonly date?: LocalDate | undefined;
  readonly confirmed: readonly Confirmable[];
}
/** Drafts the commissions of a document in the name of artists. Most documents load no code of it. */
async function commissions(ctx: UserContext, invoice: Invoice): Promise<Write[]> {
  const { commissionDrafts } = await import('./draft-commission.ts');
  return commissionDrafts(ctx, invoice);
}

/** A draft as its issue would freeze it now. Throws every gap; warnings are left to its issuer. */
export async function completeDraft(ctx: UserContext, before: Invoice, wish: Pick<Wish, 'date'> = {}) {
  if (before.selfBill && !ctx.actor.permissions.has('purchaseAgreement.selfBill')) throw new AppError('denied');
  const bookkeeping = await bookkeepingStore.find(ctx, before.bookkeepingId);
  if (!bookkeeping || bookkeeping.deletedAt) throw new AppError('choice', { field: 'bookkeepingId' });
  const today = dayIn(ctx.now, bookkeeping.zone);
  const date = wish.date ?? (before.date || today);
  checkIssueDate(date, { lockedThrough: await lockedThrough(ctx, bookkeeping.id) });
  const original = await originalOf(ctx, before);
  const frozen = await snapshots(ctx, { invoice: before, bookkeeping, date, original });
  const complete: Invoice = { ...before, ...frozen, date, stage: 'outstanding', issuedAt: ctx.now.toISOString() };
  // Few documents are in the name of an artist, so the code for them loads with the first.
  const named = bookkeeping.isArtists
    ? await (await import('./on-behalf.ts')).inArtistsName(ctx, complete, bookkeeping)
    : { invoice: complete, problems: [] };
  const { invoice } = named;
  const facts = { date, today, original, cases: await vatCases(ctx), outcome: invoice.buyer?.vatCheck?.outcome };
  const problems = [...issueProblems(invoice, facts), ...named.problems];
  if (problems.length > 0) throw new InvalidInput(problems);
  return { invoice, bookkeeping, original, warnings: issueWarnings(invoice, facts) };
}

/** A draft as it would be issued now. Throws every reason against it. */
export async function readyToIssue(ctx: UserContext, before: Invoice, wish: Wish) {
  checkStep(before, 'issue');
  const { invoice, bookkeeping, original, warnings } = await completeDraft(ctx, before, wish);
  checkReviewed(before, bookkeeping, ctx.actor.userId);
  const open = unconfirmed(warnings, wish.confirmed);
  if (open.length > 0) throw new Unconfirmed(open);
  const { userId, name } = ctx.actor;
  const confirmed = [...new Set(warnings.map(({ code }) => code))].map((code) => ({ code, userId, name }));
  return { invoice: confirmed.length > 0 ? { ...invoice, confirmed } : invoice, bookkeeping, original };
}

/** A draft with its number, its day and all it says frozen; a credit note takes its part off the document it is of. */
export async function issueInvoice(ctx: UserContext, before: Invoice, wish: Wish): Promise<Invoice> {
  const ready = await readyToIssue(ctx, before, wish);
  // One in the name of an artist drafts the commission, in the turn of the artist.
  if (!ready.bookkeeping.isArtists || ready.original || before.selfBill) return commitIssue(ctx, before, ready, []);
  const turns = before.artists.map(({ artistId }) => commissionTurn(artistId));
  return serialized(ctx.tenantId, turns, async (taken) =>
    commitIssue(ctx, before, ready, [...taken, ...(await commissions(ctx, ready.invoice))]),
  );
}

type Ready = Awaited<ReturnType<typeof readyToIssue>>;
async function commitIssue(ctx: UserContext, before: Invoice, ready: Ready, more: readonly Write[]): Promise<Invoice> {
  const { invoice, bookkeeping, original } = ready;
  const series = bookkeeping.series.invoice;
  const { name, first } = await seriesOf(ctx, invoice, series);
  const purchase = invoice.selfBill && (await import('./self-bill.ts'));
  const credited = settledAsPurchase(withCredit(ctx, invoice, original));
  let issued = credited;
  const writesFor = async (value: number, lastDate?: LocalDate): Promise<readonly Write[]> => {
    checkIssueDate(invoice.date, { lastDate });
    const number = invoiceNumber(invoice.type, series, invoice.date, value);
    issued = invoiceStore.next(ctx, before, { ...credited, number });
    const { outbox, extra } = await invoiceRendering.askFor(ctx, issued, ctx.actor.userId);
    const set = [
      ...(original ? creditWrites(ctx, original, issued) : []),
      ...((await purchase?.purchaseWrites(ctx, issued)) ?? []),
    ];
    const open = monthOpen(ctx.tenantId, bookkeeping.id, invoice.date);
    return invoiceStore.writes(ctx, before, issued, {
      action: 'issue',
      outbox,
      extra: [...extra, ...set, ...more, open],
    });
  };
  await commitNumbered(ctx.tenantId, name, writesFor, { first, date: invoice.date });
  return issued;
}
