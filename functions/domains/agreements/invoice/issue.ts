import { userStore } from '#functions/domains/identity/user/store.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { agencyIdentity } from '#functions/domains/reference/bookkeeping/public/identity.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { rateBetween } from '#functions/domains/reference/exchange-rate/public/rate.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { lastCheck } from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { commitNumbered, lastNo } from '#functions/platform/data/sequence.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Confirmable } from '#shared/domains/agreements/invoice/kinds.ts';
import { checkIssueDate } from '#shared/domains/agreements/invoice/month-lock.ts';
import { invoiceNumber, isYearly } from '#shared/domains/agreements/invoice/number.ts';
import { checkStep, issueProblems, issueWarnings, unconfirmed } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { PaymentTermInput } from '#shared/domains/reference/payment-term/contract.ts';
import { dueDate } from '#shared/domains/reference/payment-term/rules.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { creditWrites, originalOf, withCredit } from './credit.ts';
import { vatCases } from './lines.ts';
import { buyerOf, sellerOf, vatCheckOf } from './parties.ts';
import { invoiceRendering } from './rendering.ts';
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

/**
 * Finds the rate of the day of a document whose currency is not that of the bookkeeping. The document keeps this rate.
 */
async function exchangeOf({ tenantId }: Tenant, currency: string, base: BookkeepingInput['currency'], date: LocalDate) {
  if (currency === base) return {};
  const found = await rateBetween(tenantId, currency, base, date);
  if (!found) throw new AppError('currency.noRate', { field: 'currency', params: { currency, date } });
  return { exchange: { base, rate: found.rate, date: found.date, source: found.source } };
}

/** A credit note takes back at the rate of its original, or its VAT would not mirror. */
const exchangeFor = (ctx: Tenant, { invoice, bookkeeping, date, original }: Issuing) =>
  original
    ? Promise.resolve(original.exchange ? { exchange: original.exchange } : {})
    : exchangeOf(ctx, invoice.currency, bookkeeping.currency, date);

/** Finds the account that a buyer pays to: one in the invoice's currency, else the bookkeeping's. */
async function accountFor(ctx: Tenant, { bankAccountId, currency: own }: BookkeepingInput, currency: string) {
  const usual = bankAccountId ? await bankAccountStore.find(ctx, bankAccountId) : undefined;
  if (currency === own || usual?.currency === currency) return usual;
  const all = await bankAccountStore.all(ctx);
  return all.find((one) => one.isActive && one.currency === currency) ?? usual;
}

interface Issuing {
  readonly invoice: Invoice;
  readonly bookkeeping: Stored<BookkeepingInput>;
  readonly date: LocalDate;
  /** The original of a credit note. */
  readonly original: Invoice | undefined;
}
const contactOf = (user: UserFields | undefined) =>
  user && !user.isOperator ? { name: user.name, email: user.email, phone: user.phone } : undefined;

/** Returns the agency's texts in the reader's language, for an invoice that has none of its own. */
function ownTexts({ intro, locale, type }: Invoice, bookkeeping: BookkeepingInput, term?: PaymentTermInput) {
  const termText = ownText(term?.text, term?.texts, locale);
  const legalText = ownText(bookkeeping.legalText, bookkeeping.legalTexts, locale);
  const usual = type !== 'credit' ? ownText(bookkeeping.intro, bookkeeping.intros, locale) : '';
  return { intro: intro || usual, ...(termText ? { termText } : {}), ...(legalText ? { legalText } : {}) };
}

/** Copies the data of other records on the day of issue. The document no longer follows those records. */
async function snapshots(ctx: Tenant, issuing: Issuing) {
  const { invoice, bookkeeping, date } = issuing;
  const { company, locale, paymentTermId, owner } = invoice;
  const [identity, person, buyer, checked, term, bank, exchange] = await Promise.all([
    agencyIdentity(ctx.tenantId, bookkeeping),
    userStore.find(ctx, owner.userId),
    company && companyStore.standing(ctx, company.companyId),
    company && lastCheck(ctx.tenantId, company.companyId),
    paymentTermId ? paymentTermStore.find(ctx, paymentTermId) : undefined,
    accountFor(ctx, bookkeeping, invoice.currency),
    exchangeFor(ctx, issuing),
  ]);
  return {
    seller: sellerOf(identity, locale, contactOf(person)),
    ...(buyer ? { buyer: { ...buyerOf(buyer, locale), ...vatCheckOf(buyer, checked) } } : {}),
    ...(bank ? { payTo: { holder: bank.holder, iban: bank.iban, bic: bank.bic } } : {}),
    ...ownTexts(invoice, bookkeeping, term),
    dueDate: invoice.dueDate || (term ? dueDate(term, date) : date),
    ...exchange,
  };
}

/** Each kind counts for itself; the number to begin with is that of the first document of all. */
async function seriesOf({ tenantId }: Tenant, invoice: Invoice, series: Series) {
  const { next } = series;
  const { type, bookkeepingId, date } = invoice;
  // Deposits and finals are numbered among the invoices.
  const base = `invoice.${noOf(bookkeepingId)}.${type === 'credit' ? 'credit' : 'invoice'}`;
  if (!isYearly(series)) return { name: base, first: type === 'credit' ? 1 : next };
  const year = yearOf(date);
  const hasBegun = type === 'credit' || (await lastNo(tenantId, `${base}.${year - 1}`)) > 0;
  return { name: `${base}.${year}`, first: hasBegun ? 1 : next };
}

interface Wish {
  readonly date?: LocalDate | undefined;
  readonly confirmed: readonly Confirmable[];
}
async function ready(ctx: UserContext, before: Invoice, wish: Wish) {
  checkStep(before, 'issue');
  const bookkeeping = await bookkeepingStore.find(ctx, before.bookkeepingId);
  if (!bookkeeping || bookkeeping.deletedAt) throw new AppError('choice', { field: 'bookkeepingId' });
  const today = dayIn(ctx.now, bookkeeping.zone);
  const date = wish.date ?? (before.date || today);
  const original = await originalOf(ctx, before);
  const frozen = await snapshots(ctx, { invoice: before, bookkeeping, date, original });
  const invoice: Invoice = { ...before, ...frozen, date, stage: 'outstanding', issuedAt: ctx.now.toISOString() };
  const facts = { date, today, original, cases: await vatCases(ctx), outcome: invoice.buyer?.vatCheck?.outcome };
  const problems = issueProblems(invoice, facts);
  if (problems.length > 0) throw new InvalidInput(problems);
  const warnings = issueWarnings(invoice, facts);
  const open = unconfirmed(warnings, wish.confirmed);
  if (open.length > 0) throw new Unconfirmed(open);
  const { userId, name } = ctx.actor;
  const confirmed = [...new Set(warnings.map(({ code }) => code))].map((code) => ({ code, userId, name }));
  return { invoice: confirmed.length > 0 ? { ...invoice, confirmed } : invoice, bookkeeping, original };
}

/** A draft with its number, its day and all it says frozen; a credit note takes its part off the document it is of. */
export async function issueInvoice(ctx: UserContext, before: Invoice, wish: Wish): Promise<Invoice> {
  const { invoice, bookkeeping, original } = await ready(ctx, before, wish);
  const series = bookkeeping.series.invoice;
  const { name, first } = await seriesOf(ctx, invoice, series);
  const credited = withCredit(ctx, invoice, original);
  let issued = credited;
  const writesFor = async (value: number, lastDate?: LocalDate): Promise<readonly Write[]> => {
    checkIssueDate(invoice.date, { lastDate });
    const number = invoiceNumber(invoice.type, series, invoice.date, value);
    issued = invoiceStore.next(ctx, before, { ...credited, number });
    const { outbox, extra } = await invoiceRendering.askFor(ctx, issued, ctx.actor.userId);
    const set = original ? creditWrites(ctx, original, issued) : [];
    return invoiceStore.writes(ctx, before, issued, { action: 'issue', outbox, extra: [...extra, ...set] });
  };
  await commitNumbered(ctx.tenantId, name, writesFor, { first, date: invoice.date });
  return issued;
}
