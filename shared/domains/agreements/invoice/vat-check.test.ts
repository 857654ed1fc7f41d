import { expect, it } from 'vitest';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import type { InvoiceParty } from './party-schemas.ts';
import type { VatCase } from './vat-case.ts';
import { vatProblems, vatWarnings } from './vat-check.ts';

const RATES: Partial<Record<VatCategory, number>> = { S: 9000 };
const caseOf = (category: VatCategory, more: Partial<VatCase> = {}): VatCase => ({
  id: category,
  code: category,
  name: category,
  rate: RATES[category] ?? 0,
  category,
  countryId: '',
  legalText: '',
  isActive: true,
  isDefault: false,
  validFrom: '',
  validTo: '',
  ...more,
});
const party = (country: string, vatNumber = '', address = ['Street 1']): InvoiceParty => ({
  name: 'Name',
  address: [...address, country].filter(Boolean),
  country,
  vatNumber,
  registerNumber: '',
  email: '',
});
const NL = party('NL', 'NL855025311B01');
const DE = party('DE', 'DE123456789');

interface Sale {
  readonly categories?: readonly VatCategory[];
  readonly seller?: InvoiceParty;
  readonly buyer?: InvoiceParty;
  readonly cases?: readonly VatCase[];
  readonly outcome?: Outcome;
  readonly supplyTo?: string;
}
function check({ categories = ['S'], seller = NL, buyer = NL, supplyTo = '', ...more }: Sale) {
  const lines = categories.map((category) => {
    const { code, name, rate } = caseOf(category);
    const vat = { code, name, category, rate, text: '' };
    const amounts = { quantity: 1000, priceC: 100, discountRate: 0, discount: 0, net: 1 };
    return { ...amounts, text: 'Show', unit: 'C62' as const, vatRateId: category, vat };
  });
  const cases = more.cases ?? categories.map((category) => caseOf(category));
  const sold = { lines, seller, buyer, supplyTo, supplyFrom: '' };
  const facts = { cases, outcome: more.outcome, date: '2026-03-01' };
  const say = (found: readonly { code: string; field?: string }[]) =>
    found.map(({ code, field }) => `${code} ${field}`);
  return { problems: say(vatProblems(sold, facts)), warnings: say(vatWarnings(sold, facts)) };
}

it.each<[string, Sale, string[]]>([
  ['at home', {}, []],
  ['at home exempt', { categories: ['E'] }, []],
  ['reverse charge across the border', { categories: ['AE'], buyer: DE, outcome: 'valid' }, []],
  ['reverse charge at home', { categories: ['AE'], outcome: 'valid' }, ['invoice.vatUnusual lines.0.vatRateId']],
  [
    'reverse charge outside the EU',
    { categories: ['AE'], buyer: party('GB', 'GB123456789'), outcome: 'valid' },
    ['invoice.vatUnusual lines.0.vatRateId'],
  ],
  ['outside scope outside the EU', { categories: ['O'], buyer: party('GB') }, []],
  ['outside scope at home', { categories: ['O'] }, ['invoice.vatUnusual lines.0.vatRateId']],
  ['outside scope in the EU', { categories: ['O'], buyer: DE }, ['invoice.vatUnusual lines.0.vatRateId']],
  ['export at home', { categories: ['S', 'G'] }, ['invoice.vatUnusual lines.1.vatRateId']],
  ['export outside the EU', { categories: ['G'], buyer: party('US') }, []],
  ['VAT to a business abroad', { buyer: DE }, ['invoice.vatUnusual lines.0.vatRateId']],
  ['VAT to a private buyer abroad', { buyer: party('DE') }, []],
  [
    'a number VIES does not know',
    { categories: ['AE'], buyer: DE, outcome: 'invalid' },
    ['invoice.vatNumberUnverified companyId'],
  ],
  ['a number nobody checked', { categories: ['AE'], buyer: DE }, ['invoice.vatNumberUnverified companyId']],
])('asks to confirm: %s', (_what, sale, warnings) => expect(check(sale)).toEqual({ problems: [], warnings }));

it.each<[string, Sale, string[]]>([
  [
    'no number of the buyer',
    { categories: ['AE'], buyer: party('DE') },
    ['invoice.vatNumberMissing lines.0.vatRateId'],
  ],
  [
    'no number of the seller',
    { categories: ['S', 'AE'], seller: party('NL'), buyer: DE },
    ['invoice.vatNumberMissing lines.1.vatRateId'],
  ],
  ['a number of no form', { categories: ['AE'], buyer: party('DE', 'HELLO') }, ['invoice.vatNumberForm companyId']],
  [
    'a seller of no form',
    { categories: ['AE'], seller: party('NL', 'NL1'), buyer: DE },
    ['invoice.vatNumberForm bookkeepingId'],
  ],
  ['outside scope beside others', { categories: ['S', 'O'] }, ['invoice.vatCaseMix lines.1.vatRateId']],
  [
    'a rate of the past',
    { cases: [caseOf('S', { validTo: '2018-12-31' })] },
    ['invoice.vatNotValid lines.0.vatRateId'],
  ],
  [
    'a rate of after the supply',
    { supplyTo: '2025-12-31', cases: [caseOf('S', { validFrom: '2026-01-01' })] },
    ['invoice.vatNotValid lines.0.vatRateId'],
  ],
  ['a rate that changed since', { cases: [caseOf('S', { rate: 21_000 })] }, ['invoice.vatChanged lines.0.vatRateId']],
  ['a buyer without an address', { buyer: party('NL', '', []) }, ['invoice.addressMissing companyId']],
])('refuses %s', (_what, sale, problems) => expect(check(sale).problems).toEqual(problems));
