import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { rateBetween } from '#functions/domains/exchange-rate/rate-store.ts';
import { paymentTermStore } from '#functions/domains/payment-term/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { commitNumbered, lastNo } from '#functions/platform/sequence.ts';
import type { Write } from '#functions/platform/write.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';
import type { CompanyFields } from '#shared/domains/company/schemas.ts';
import { checkStep, invoiceNumber, issueProblems } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields, InvoiceParty } from '#shared/domains/invoice/schemas.ts';
import { dueDate } from '#shared/domains/payment-term/rules.ts';
import { addressLines } from '#shared/kernel/address.ts';
import { dateOf, type LocalDate, yearOf } from '#shared/kernel/date.ts';
import { AppError, InvalidInput } from '#shared/kernel/error.ts';
import { noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { toLocal } from '#shared/kernel/zone.ts';
import { creditWrites, withCredit } from './credit.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;
type Tenant = Pick<TenantContext, 'tenantId'>;
type Locale = InvoiceFields['locale'];

const sellerOf = (seller: BookkeepingInput, locale: Locale): InvoiceParty => ({
  name: seller.legalName,
  address: addressLines(seller.address, locale),
  country: seller.address.countryId,
  vatNumber: seller.vatNumber,
  registerNumber: seller.registerNumber,
  email: seller.email,
});
const buyerOf = (buyer: CompanyFields, locale: Locale): InvoiceParty => ({
  name: buyer.name,
  address: addressLines(buyer.address, locale),
  country: buyer.address.countryId,
  vatNumber: buyer.vatNumber,
  registerNumber: buyer.registerNumber,
  email: buyer.email,
});

/** The rate of its day, frozen in a document whose currency is not the bookkeeping's. */
async function exchangeOf({ tenantId }: Tenant, currency: string, base: BookkeepingInput['currency'], date: LocalDate) {
  if (currency === base) return {};
  const found = await rateBetween(tenantId, currency, base, date);
  if (!found) throw new AppError('currency.noRate', { field: 'currency', params: { currency, date } });
  return { exchange: { base, rate: found.rate, date: found.date, source: found.source } };
}

/** What is taken from other records on the day of issue: from now on the document says it itself. */
async function snapshots(ctx: Tenant, invoice: Invoice, bookkeeping: Stored<BookkeepingInput>, date: LocalDate) {
  const { company, locale, currency, paymentTermId } = invoice;
  const [buyer, term, bank, exchange] = await Promise.all([
    company && companyStore.standing(ctx, company.companyId),
    paymentTermId ? paymentTermStore.find(ctx, paymentTermId) : undefined,
    bookkeeping.bankAccountId ? bankAccountStore.find(ctx, bookkeeping.bankAccountId) : undefined,
    exchangeOf(ctx, currency, bookkeeping.currency, date),
  ]);
  return {
    seller: sellerOf(bookkeeping, locale),
    ...(buyer ? { buyer: buyerOf(buyer, locale) } : {}),
    ...(bank ? { payTo: { holder: bank.holder, iban: bank.iban, bic: bank.bic } } : {}),
    ...(term?.text ? { termText: term.text } : {}),
    dueDate: invoice.dueDate || (term ? dueDate(term, date) : date),
    ...exchange,
  };
}

/** Year by year, each kind for itself; the number to begin with counts where the year before had none. */
async function seriesOf({ tenantId }: Tenant, { type, bookkeepingId }: Invoice, date: LocalDate, next: number) {
  const nameOf = (year: number) => `invoice.${noOf(bookkeepingId)}.${type}.${year}`;
  const hasBegun = type === 'credit' || (await lastNo(tenantId, nameOf(yearOf(date) - 1))) > 0;
  return { name: nameOf(yearOf(date)), first: hasBegun ? 1 : next };
}

async function ready(ctx: UserContext, before: Invoice, wanted?: LocalDate) {
  checkStep(before, 'issue');
  const bookkeeping = await bookkeepingStore.get(ctx, before.bookkeepingId);
  const today = dateOf(toLocal(ctx.now.toISOString(), bookkeeping.zone));
  const date = wanted ?? (before.date || today);
  const frozen = await snapshots(ctx, before, bookkeeping, date);
  const invoice: Invoice = { ...before, ...frozen, date, stage: 'outstanding', issuedAt: ctx.now.toISOString() };
  const problems = issueProblems(invoice, date, today);
  if (problems.length > 0) throw new InvalidInput(problems);
  return { invoice, bookkeeping };
}

/** A draft with its number, its day and all it says frozen; a credit note takes its part off the document it is of. */
export async function issueInvoice(ctx: UserContext, before: Invoice, wanted?: LocalDate): Promise<Invoice> {
  const { invoice, bookkeeping } = await ready(ctx, before, wanted);
  const { prefix, next } = bookkeeping.series.invoice;
  const { name, first } = await seriesOf(ctx, invoice, invoice.date, next);
  const { credited, original } = await withCredit(ctx, invoice);
  let issued = credited;
  const writesFor = (value: number, lastDate?: LocalDate): readonly Write[] => {
    if (lastDate && invoice.date < lastDate)
      throw new AppError('invoice.dateBeforeLast', { field: 'date', params: { date: lastDate } });
    const number = invoiceNumber(invoice.type, prefix, yearOf(invoice.date), value);
    issued = invoiceStore.next(ctx, before, { ...credited, number });
    const extra = original ? creditWrites(ctx, original, issued) : [];
    return invoiceStore.writes(ctx, before, issued, { action: 'issue', extra });
  };
  await commitNumbered(ctx.tenantId, name, writesFor, { first, date: invoice.date });
  return issued;
}
