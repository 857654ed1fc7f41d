import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { costCenterStore } from '#functions/domains/reference/cost-center/store.ts';
import { currencyStore } from '#functions/domains/reference/currency/store.ts';
import { exchangeRateStore } from '#functions/domains/reference/exchange-rate/store.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { productStore } from '#functions/domains/reference/product/store.ts';
import { productGroupStore } from '#functions/domains/reference/product-group/store.ts';
import { productTemplateStore } from '#functions/domains/reference/product-template/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { BankAccountInput } from '#shared/domains/reference/bank-account/contract.ts';
import { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { BrandInput } from '#shared/domains/reference/brand/contract.ts';
import { BusinessCentralProjectInput } from '#shared/domains/reference/business-central-project/contract.ts';
import { CostCenterInput } from '#shared/domains/reference/cost-center/contract.ts';
import { defaultCurrencies } from '#shared/domains/reference/currency/defaults.ts';
import { ManualRateInput } from '#shared/domains/reference/exchange-rate/contract.ts';
import { PaymentTermInput } from '#shared/domains/reference/payment-term/contract.ts';
import { ProductInput } from '#shared/domains/reference/product/contract.ts';
import { ProductGroupInput } from '#shared/domains/reference/product-group/contract.ts';
import { ProductTemplateInput } from '#shared/domains/reference/product-template/contract.ts';
import { vatCasesFor } from '#shared/domains/reference/vat-rate/defaults.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Firm } from './data/agencies.ts';
import { ACCOUNTS, BOOKS, COST_CENTERS, NUMBERS, PRODUCTS, PROJECTS, RATES, TEMPLATES, TERMS } from './data/money.ts';
import { type Sown, sow } from './sow.ts';
import type { Stage } from './stage.ts';

/** Makes the masters that products and bookkeepings choose from. */
function basics(stage: Stage) {
  const day = addDays(stage.today, -30);
  const rates = Object.entries(RATES).map(([currency, rate]) => ({
    name: `${currency} ${day}`,
    currency,
    date: day,
    rate,
  }));
  return {
    currencies: sow(stage, currencyStore, defaultCurrencies({ currency: 'EUR', locale: 'en-gb' })),
    vat: sow(stage, vatRateStore, vatCasesFor('NL')),
    terms: sow(
      stage,
      paymentTermStore,
      TERMS.map((row) => PaymentTermInput.parse(row)),
    ),
    rates: sow(
      stage,
      exchangeRateStore,
      rates.map((row) => ManualRateInput.parse(row)),
    ),
    centers: sow(
      stage,
      costCenterStore,
      COST_CENTERS.map((row) => CostCenterInput.parse(row)),
    ),
    projects: sow(
      stage,
      businessCentralProjectStore,
      PROJECTS.map((row) => BusinessCentralProjectInput.parse(row)),
    ),
  };
}

const find = <T extends { readonly name: string }>({ rows }: { readonly rows: readonly T[] }, name: string): T => {
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
};

function products(stage: Stage, vatRateId: string) {
  const groups = sow(
    stage,
    productGroupStore,
    PRODUCTS.map(([name]) => ProductGroupInput.parse({ name, vatRateId })),
  );
  const rows = PRODUCTS.flatMap(([group, list]) =>
    list.map(([name, minor, unit]) => ({
      name,
      unit,
      price: { minor, currency: 'EUR' },
      groupId: find(groups, group).id,
    })),
  );
  const made = sow(
    stage,
    productStore,
    rows.map((row) => ProductInput.parse(row)),
  );
  const templates = TEMPLATES.map(([name, mainArea, lines]) => ({
    name,
    mainArea,
    lines: lines.map(([product, quantity]) => ({ productId: find(made, product).id, quantity })),
  }));
  return {
    groups,
    made,
    templates: sow(
      stage,
      productTemplateStore,
      templates.map((row) => ProductTemplateInput.parse(row)),
    ),
  };
}

type OfBook = (typeof BOOKS)[number];
/** The identity of an agency's daughter, or its own. */
function legalOf(firm: Firm, { suffix, legal }: OfBook) {
  const { color: _brand, ...own } = firm;
  if (!('form' in legal)) return own;
  const { form, ...abroad } = legal;
  const name = firm.name + suffix;
  return { ...own, ...abroad, name, legalName: `${name} ${form}` };
}

/** The artist in whose name the agency invoices. */
export interface Represented {
  readonly id: Id;
  readonly name: string;
}
/** The bookkeeping of an artist: its documents name the artist as their seller. */
const ofArtist = ({ today }: Stage, { name }: Represented, vatRateId: string) => ({
  name,
  legalName: name,
  code: 'ARTIST',
  vatNumber: 'NL003456782B48',
  address: { addressLine1: 'Oudegracht 214', postalCode: '3511 NR', city: 'Utrecht', countryId: 'NL' },
  series: { ...NUMBERS, invoice: { ...NUMBERS.invoice, prefix: 'A{YYYY}-' } },
  vatRateId,
  isArtists: true,
  mandateOn: addDays(today, -400),
  selfBillOn: addDays(today, -400),
});

function bookkeepings(stage: Stage, firm: Firm, { vat, terms }: ReturnType<typeof basics>, artist?: Represented) {
  const accounts = ACCOUNTS.map((row) => BankAccountInput.parse({ ...row, holder: firm.legalName }));
  const banks = sow(stage, bankAccountStore, accounts);
  const brands = sow(stage, brandStore, [
    BrandInput.parse({ name: firm.name, primaryColor: firm.color, isDefault: true }),
  ]);
  const books = BOOKS.map((of, i) => ({
    ...legalOf(firm, of),
    code: of.code,
    currency: of.currency,
    isDefault: i === 0,
    series: { ...NUMBERS, invoice: { ...NUMBERS.invoice, prefix: of.prefix } },
    vatRateId: find(vat, of.vatCase).id,
    paymentTermId: find(terms, of.term).id,
    bankAccountId: find(banks, of.account).id,
    brandId: brands.rows[0]?.id,
  }));
  const own = artist ? [ofArtist(stage, artist, find(vat, 'Netherlands, performances').id)] : [];
  const made = [...books, ...own].map((row) => BookkeepingInput.parse(row));
  return { banks, brands, books: sow(stage, bookkeepingStore, made) };
}

/** Makes all masters around money, with values of the trade. A referring master comes after the one it refers to. */
export function inventMoney(stage: Stage, firm: Firm, artist?: Represented) {
  const first = basics(stage);
  const sold = products(stage, find(first.vat, 'Netherlands, standard').id);
  const kept = bookkeepings(stage, firm, first, artist);
  const masters: readonly Pick<Sown<never>, 'plant'>[] = [first, sold, kept].flatMap((all) => Object.values(all));
  const books = BOOKS.map(({ code, account, mask, values }) => {
    const book = kept.books.rows.find((row) => row.code === code);
    if (!book) throw new Error(`no bookkeeping has the code ${code}`);
    return { book, bank: find(kept.banks, account), mask, values };
  });
  const billing = { book: find(kept.books, firm.name), books, vat: first.vat.rows, terms: first.terms.rows };
  return {
    masters,
    billing,
    represented: artist && { id: artist.id, bookkeepingId: find(kept.books, artist.name).id },
  };
}
/** The masters that invoices need. */
export type Billing = ReturnType<typeof inventMoney>['billing'];
/** A bookkeeping, where its invoices are paid, and the form of its sales files. */
export type Books = Billing['books'][number];
