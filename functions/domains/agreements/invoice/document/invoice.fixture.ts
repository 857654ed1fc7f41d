import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import { withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

const party = (name: string, vatNumber: string): InvoiceParty => ({
  name,
  address: ['Prinsengracht 1201', '1017 JP Amsterdam'],
  country: 'NL',
  vatNumber,
  registerNumber: '34567890',
  email: 'accounts@test.example',
});
const LOW = { code: 'LOW', name: 'Low', category: 'S', rate: 9000, text: '' } as const;
const EXEMPT = { code: 'EX', name: 'Exempt', category: 'E', rate: 0, text: 'Exempt under article 11' } as const;
const line = (text: string, priceC: number, more: Partial<InvoiceFields['lines'][number]> = {}) => ({
  text,
  quantity: 1000,
  unit: 'C62' as const,
  priceC,
  discountRate: 0,
  discount: 0,
  vatRateId: 'any',
  vat: LOW,
  ...more,
});

/** An issued invoice that has of everything. */
export const sampleInvoice = (locale: Locale, more: Partial<InvoiceFields> = {}): InvoiceFields =>
  withTotals({
    type: 'invoice',
    stage: 'outstanding',
    number: '2026-0101',
    bookkeepingId: 'any',
    bookkeepingName: 'Main',
    locale,
    artists: [],
    shows: [],
    owner: { userId: 'any', name: 'Ada' },
    date: '2026-03-14',
    dueDate: '2026-03-28',
    supplyFrom: '2026-03-13',
    supplyTo: '2026-03-13',
    currency: 'GBP',
    reference: 'PO 12',
    intro: 'Thank you for the night.',
    internalNote: 'Never on paper',
    pricesIncludeVat: false,
    discountRate: 0,
    discount: 10_000,
    paid: 0,
    writtenOff: 0,
    credited: 0,
    creditIssued: 0,
    seller: party('Nightbird BV', 'NL812345678B01'),
    buyer: party('DJ Zażółć & Νότα GmbH', 'DE812345678'),
    payTo: { holder: 'Nightbird', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    termText: 'Within 14 days',
    exchange: { base: 'EUR', rate: '0.8437', date: '2026-03-13', source: 'ecb' },
    lines: [
      line('Performance fee', 125_000_000),
      line('Mileage', 2350, { quantity: 412_500, unit: 'KMT', discountRate: 10_000 }),
      line('Visa', 800_000, { vat: EXEMPT }),
    ],
    ...more,
  });
