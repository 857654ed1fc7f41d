import golden from '#shared/domains/agreements/invoice/golden.fixture.json' with { type: 'json' };
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import { withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Issued } from './e-document.ts';

type Vat = InvoiceLine['vat'];
const vat = (code: string, category: Vat['category'], rate: number, text = ''): Vat => ({
  code,
  name: code,
  category,
  rate,
  text,
});
const CASES: Readonly<Record<string, Vat>> = {
  'NL-LOW': vat('NL-LOW', 'S', 9000),
  'NL-HIGH': vat('NL-HIGH', 'S', 21000),
  SMALL: vat('SMALL', 'E', 0, 'Exempt under article 11'),
  'EU-RC': vat('EU-RC', 'AE', 0, 'Reverse charge'),
  'NON-EU': vat('NON-EU', 'O', 0, 'Outside the scope of EU VAT'),
  'CH-STD': vat('CH-STD', 'S', 8100),
  'JP-STD': vat('JP-STD', 'S', 10000),
};

const SELLER: InvoiceParty = {
  name: 'Nightbird BV',
  address: ['Prinsengracht 1201', '1017 JP Amsterdam'],
  country: 'NL',
  place: { addressLine1: 'Prinsengracht 1201', addressLine2: '', postalCode: '1017 JP', city: 'Amsterdam', state: '' },
  vatNumber: 'NL 8123.45.678.B01',
  registerNumber: '34567890',
  email: 'accounts@nightbird.example',
  phone: '+31 20 555 0101',
  eAddress: { scheme: '0106', id: '34567890' },
};
const DUTCH: InvoiceParty = {
  name: 'Koper & Zonen BV',
  address: ['Spui 70', '2511 BT Den Haag'],
  country: 'NL',
  place: { addressLine1: 'Spui 70', addressLine2: 'Gebouw B', postalCode: '2511 BT', city: 'Den Haag', state: '' },
  vatNumber: 'NL987654321B01',
  registerNumber: '27654321',
  email: 'crediteuren@koper.example',
  eAddress: { scheme: '0106', id: '27654321' },
};
const GERMAN: InvoiceParty = {
  name: 'Kulturhaus GmbH',
  address: ['Gubener Straße 12', '10243 Berlin'],
  country: 'DE',
  place: { addressLine1: 'Gubener Straße 12', addressLine2: '', postalCode: '10243', city: 'Berlin', state: 'Berlin' },
  vatNumber: 'DE812345678',
  registerNumber: 'HRB 123456 B',
  email: 'rechnung@kulturhaus.example',
  eAddress: { scheme: '9930', id: 'DE812345678' },
};
const AMERICAN: InvoiceParty = {
  ...GERMAN,
  name: 'Late Room Inc.',
  country: 'US',
  place: {
    addressLine1: '1805 Geary Boulevard',
    addressLine2: '',
    postalCode: '94115',
    city: 'San Francisco',
    state: 'California',
  },
  vatNumber: '',
  registerNumber: 'C1234567',
  eAddress: { scheme: '0088', id: '4006381333931' },
};

export const lineFor = (
  text: string,
  priceC: number,
  code: string,
  more: Partial<InvoiceLine> = {},
): Omit<InvoiceLine, 'net'> => ({
  text,
  quantity: 1000,
  unit: 'C62',
  priceC,
  discountRate: 0,
  discount: 0,
  vatRateId: 'any',
  vat: CASES[code] ?? vat(code, 'S', 0),
  ...more,
});

type Lines = readonly Omit<InvoiceLine, 'net'>[];
/** An issued invoice of a Dutch agency to a Dutch buyer, complete for an e-invoice. */
export const issued = (lines: Lines, more: Partial<Issued> = {}): Issued => ({
  ...withTotals({
    type: 'invoice',
    stage: 'outstanding',
    number: '2026-0041',
    bookkeepingId: 'any',
    bookkeepingName: 'Main',
    locale: 'en',
    artists: [],
    shows: [],
    owner: { userId: 'any', name: 'Ada' },
    date: '2026-03-14',
    dueDate: '2026-04-13',
    supplyFrom: '2026-03-13',
    supplyTo: '2026-03-13',
    currency: 'EUR',
    reference: 'PO 12 <B>',
    intro: 'Thank you & see you again.',
    internalNote: '',
    pricesIncludeVat: false,
    discountRate: 0,
    discount: 0,
    paid: 0,
    writtenOff: 0,
    credited: 0,
    creditIssued: 0,
    seller: SELLER,
    buyer: DUTCH,
    payTo: { holder: 'Nightbird BV', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    termText: 'Within 30 days',
    ...more,
    lines,
  }),
  ...(more.deducted ? { deducted: more.deducted } : {}),
});

interface GoldenLine {
  readonly text: string;
  readonly priceC: number;
  readonly vat: string;
  readonly qty?: number;
  readonly discountPct?: number;
}
interface GoldenInput {
  readonly currency?: InvoiceFields['currency'];
  readonly exchangeRate?: string;
  readonly pricesIncludeVat?: boolean;
  readonly docDiscountPct?: number;
  readonly docDiscount?: number;
  readonly lines: readonly GoldenLine[];
  readonly deposits?: readonly { readonly groups: readonly { vat: string; taxable: number; tax: number }[] }[];
}

/** The lines that take deposits off, as `deductionLines` writes them. */
const deductions = ({ deposits = [] }: GoldenInput): Lines =>
  deposits.flatMap(({ groups }, i) =>
    groups.map(({ vat: code, taxable, tax }) =>
      lineFor(`Deposit 2026-003${i}`, taxable * 100, code, {
        quantity: -1000,
        deducts: { invoiceId: 'any', taxable, tax },
      }),
    ),
  );

const buyerFor = (lines: readonly GoldenLine[]): InvoiceParty => {
  if (lines.some((line) => line.vat === 'EU-RC')) return GERMAN;
  return lines.some((line) => line.vat === 'NON-EU') ? AMERICAN : DUTCH;
};

function goldenDocument(id: string, input: GoldenInput): Issued {
  const { currency = 'EUR', exchangeRate, pricesIncludeVat = false, docDiscountPct = 0, docDiscount = 0 } = input;
  const lines = input.lines.map(({ text, priceC, vat: code, qty = 1000, discountPct = 0 }) =>
    lineFor(text, priceC, code, { quantity: qty, discountRate: discountPct, unit: text === 'Mileage' ? 'KMT' : 'C62' }),
  );
  return issued([...lines, ...deductions(input)], {
    number: `2026-${id}`,
    type: input.deposits ? 'final' : id === 'G13' ? 'deposit' : 'invoice',
    currency,
    pricesIncludeVat,
    discountRate: docDiscountPct,
    discount: docDiscount,
    buyer: buyerFor(input.lines),
    ...(exchangeRate ? { exchange: { base: 'EUR', rate: exchangeRate, date: '2026-03-13', source: 'ecb' } } : {}),
    ...(input.deposits ? { deducted: input.deposits.map((_, i) => ({ number: `2026-003${i}` })) } : {}),
  });
}

/** The invoices and finals of the money notes as issued documents, by case. */
export const goldenDocuments: readonly (readonly [string, Issued])[] = golden.cases
  .filter(({ kind }) => kind === 'invoice' || kind === 'final')
  .map(({ id, input }) => [id, goldenDocument(id, input as unknown as GoldenInput)] as const);

/** The credit note of G16: all of the discounted invoice G06. */
export const goldenCredit: Issued = issued(
  [lineFor('Performance', 10_000_000, 'NL-LOW'), lineFor('Sound', 3_333_300, 'NL-HIGH')],
  {
    number: 'C2026-0007',
    type: 'credit',
    discountRate: 5000,
    creditOf: { invoiceId: 'any', number: '2026-G06', date: '2026-03-14' },
  },
);

const OWN_FEE = [lineFor('Performance less commission', 85_000_000, 'NL-LOW')];
/** The self-billed invoice of G46, and the credit note of all of it. The payouts of its agreement pay it. */
export const selfBilledDocuments: readonly (readonly [string, Issued])[] = [
  ['G46', issued(OWN_FEE, { number: 'A2026-0001', type: 'selfBilled', payTo: undefined })],
  [
    'G46-credit',
    issued(OWN_FEE, {
      number: 'CA2026-0001',
      type: 'selfBilledCredit',
      payTo: undefined,
      creditOf: { invoiceId: 'any', number: 'A2026-0001', date: '2026-03-14' },
    }),
  ],
];
