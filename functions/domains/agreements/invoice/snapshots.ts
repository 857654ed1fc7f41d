import { userStore } from '#functions/domains/identity/user/store.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { eEntity } from '#functions/domains/reference/bookkeeping/public/e-entity.ts';
import { agencyIdentity } from '#functions/domains/reference/bookkeeping/public/identity.ts';
import { bookkeepingStore, usualBookkeeping } from '#functions/domains/reference/bookkeeping/store.ts';
import { rateBetween } from '#functions/domains/reference/exchange-rate/public/rate.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { lastCheck } from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isCredit } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { SelfBill } from '#shared/domains/agreements/invoice/self-bill-schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { PaymentTermInput } from '#shared/domains/reference/payment-term/contract.ts';
import { dueDate } from '#shared/domains/reference/payment-term/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { buyerOf, sellerOf, vatCheckOf } from './parties.ts';

type Invoice = Stored<InvoiceFields>;
type Tenant = Pick<TenantContext, 'tenantId'>;

interface Dated {
  readonly invoice: Invoice;
  readonly bookkeeping: Stored<BookkeepingInput>;
  readonly date: LocalDate;
}
interface Issuing extends Dated {
  /** The original of a credit note. */
  readonly original: Invoice | undefined;
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

/**
 * Finds the account that a buyer pays to: one in the invoice's currency, else the bookkeeping's. The agency collects
 * what it invoices for an artist.
 */
async function accountFor(ctx: Tenant, bookkeeping: BookkeepingInput, currency: string) {
  const { isArtists, currency: own } = bookkeeping;
  const collects = isArtists && !bookkeeping.bankAccountId ? await usualBookkeeping(ctx.tenantId) : bookkeeping;
  const bankAccountId = collects?.bankAccountId;
  const usual = bankAccountId ? await bankAccountStore.find(ctx, bankAccountId) : undefined;
  if (currency === own || usual?.currency === currency) return usual;
  const all = await bankAccountStore.all(ctx);
  return all.find((one) => one.isActive && one.currency === currency) ?? usual;
}

const contactOf = (user: UserFields | undefined) =>
  user && !user.isOperator ? { name: user.name, email: user.email, phone: user.phone } : undefined;

/** Returns the agency's texts in the reader's language, for an invoice that has none of its own. */
function ownTexts({ intro, locale, type }: Invoice, bookkeeping: BookkeepingInput, term?: PaymentTermInput) {
  const termText = ownText(term?.text, term?.texts, locale);
  const legalText = ownText(bookkeeping.legalText, bookkeeping.legalTexts, locale);
  const usual = !isCredit({ type }) ? ownText(bookkeeping.intro, bookkeeping.intros, locale) : '';
  return { intro: intro || usual, ...(termText ? { termText } : {}), ...(legalText ? { legalText } : {}) };
}

/** The agency as the buyer of a document that it issues to itself. */
async function agencyAsBuyer(ctx: Tenant, { bookkeepingId }: SelfBill, locale: Invoice['locale']) {
  const bookkeeping = await bookkeepingStore.find(ctx, bookkeepingId);
  return sellerOf(await agencyIdentity(ctx.tenantId, bookkeeping), locale);
}

/** Copies the data of other records that a document prints, all but the exchange rate. */
export async function printedCopies(ctx: Tenant, { invoice, bookkeeping, date }: Dated) {
  const { company, locale, paymentTermId, owner } = invoice;
  const [identity, person, buyer, checked, term, bank, entity] = await Promise.all([
    agencyIdentity(ctx.tenantId, bookkeeping),
    userStore.find(ctx, owner.userId),
    company && companyStore.standing(ctx, company.companyId),
    company && lastCheck(ctx.tenantId, company.companyId),
    paymentTermId ? paymentTermStore.find(ctx, paymentTermId) : undefined,
    accountFor(ctx, bookkeeping, invoice.currency),
    eEntity.of(ctx, bookkeeping.no),
  ]);
  const self = invoice.selfBill && (await agencyAsBuyer(ctx, invoice.selfBill, locale));
  return {
    ...(self ? { buyer: self } : {}),
    seller: sellerOf(identity, locale, { contact: contactOf(person), eAddress: entity?.identifiers[0] }),
    ...(buyer ? { buyer: { ...buyerOf(buyer, locale), ...vatCheckOf(buyer, checked) } } : {}),
    // The artist's own account is paid by the payouts of the agreement.
    ...(bank && !self ? { payTo: { holder: bank.holder, iban: bank.iban, bic: bank.bic } } : {}),
    ...ownTexts(invoice, bookkeeping, term),
    reference: invoice.reference || (buyer?.buyerReference ?? ''),
    dueDate: invoice.dueDate || (term ? dueDate(term, date) : date),
  };
}

/** Copies the data of other records on the day of issue. The document no longer follows those records. */
export async function snapshots(ctx: Tenant, issuing: Issuing) {
  const [copies, exchange] = await Promise.all([printedCopies(ctx, issuing), exchangeFor(ctx, issuing)]);
  return { ...copies, ...exchange };
}
