import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Confirmable } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { ReminderRules } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, makeCompany, type TestUser } from '#test/support/fixtures.ts';

const { create, issue } = invoiceContract.routes;

type Book = { readonly zone?: string; readonly reminders?: ReminderRules };
/** Gives a tenant the masters that an invoice needs. */
export async function billingMasters(admin: TestUser, book: Book = {}) {
  const vat = async (code: string, rate: number, category: 'S' | 'AE' | 'O', legalText = '') =>
    ok(vatRateContract.routes.create, admin, { body: { name: code, code, rate, category, legalText } });
  for (const code of ['EUR', 'USD'] as const)
    await ok(currencyContract.routes.create, admin, { body: { name: code, code } });
  const [low, high, reverse, outside, term, account] = await Promise.all([
    vat('NL-LOW', 9000, 'S'),
    vat('NL-HIGH', 21_000, 'S'),
    vat('EU-RC', 0, 'AE', 'Reverse charge'),
    vat('NON-EU', 0, 'O', 'Outside the scope of VAT'),
    ok(paymentTermContract.routes.create, admin, { body: { name: '14 days', days: 14, text: 'Within 14 days' } }),
    ok(bankAccountContract.routes.create, admin, {
      body: { name: 'Main', holder: 'Test Agency', iban: 'NL91ABNA0417164300', currency: 'EUR' },
    }),
  ]);
  const bookkeeping = await ok(bookkeepingContract.routes.create, admin, {
    body: {
      name: 'Main book',
      code: 'MAIN',
      legalName: 'Test Agency BV',
      vatNumber: 'NL123456789B01',
      address: { city: 'Amsterdam', countryId: 'NL' },
      vatRateId: low.id,
      paymentTermId: term.id,
      bankAccountId: account.id,
      isDefault: true,
      ...book,
    },
  });
  return { vat: { low, high, reverse, outside }, term, bookkeeping };
}
/** An agency with all that an invoice needs. `book`: values of its bookkeeping besides the usual ones. */
export async function billingAgency(book: Book = {}) {
  const made = await makeAgency();
  const admin = made.users.administrator;
  // An invoice names its buyer's address.
  const company = await makeCompany(made.tenantId, {
    name: 'Test Presents',
    roles: ['promoter'],
    address: { addressLine1: 'Kade 1', city: 'Utrecht', countryId: 'NL' },
  });
  return { ...made, company, ...(await billingMasters(admin, book)) };
}
export type Billing = Awaited<ReturnType<typeof billingAgency>>;

export const line = (billing: Billing, minor: number, vat: keyof Billing['vat'] = 'low', text = 'Performance') => ({
  text,
  priceC: minor * 100,
  vatRateId: billing.vat[vat].id,
});

export const invoiceBody = (billing: Billing, more: object = {}) => ({
  bookkeepingId: billing.bookkeeping.id,
  companyId: billing.company.id,
  locale: 'en' as const,
  currency: 'EUR' as const,
  artistIds: [billing.artist.id],
  paymentTermId: billing.term.id,
  lines: [line(billing, 1_000_000)],
  ...more,
});

export const draftInvoice = (billing: Billing, more: object = {}): Promise<Invoice> =>
  ok(create, billing.users.finance, { body: invoiceBody(billing, more) });

/** Confirms besides that it may be dated in an earlier year: in January a few days ago may be. */
export async function issuedInvoice(
  billing: Billing,
  more: object = {},
  confirmed: readonly Confirmable[] = [],
): Promise<Invoice> {
  const { id, rev } = await draftInvoice(billing, more);
  return ok(issue, billing.users.finance, {
    params: { id },
    body: { rev, confirmed: ['invoice.dateLastYear', ...confirmed] },
  });
}

/** A call over the state its caller saw. */
export const at = <B extends object>({ id, rev }: Pick<Invoice, 'id' | 'rev'>, more: B = {} as B) => ({
  params: { id },
  body: { rev, ...more },
});

/** Sets how the bookkeeping issues its drafts. */
export async function issueBy({ bookkeeping, users }: Billing, issueFlow: 'direct' | 'review' | 'fourEyes') {
  const { get, update } = bookkeepingContract.routes;
  const book = await ok(get, users.administrator, { params: { id: bookkeeping.id } });
  const { id, rev, createdAt: _at, updatedAt: _updated, sort: _sort, ...own } = book;
  await ok(update, users.administrator, { body: { ...own, id, rev, issueFlow } });
}
