import { describe, expect, it } from 'vitest';
import { paymentBase } from '#shared/domains/agreements/payment/rules.ts';
import { outstandingSums } from '#shared/domains/relations/company/outstanding.ts';
import type { AppError } from '#shared/kernel/contract/error.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import { totalsOf, type VatGroup } from './calculation.ts';
import { creditable, creditedGroups } from './credit.ts';
import golden from './golden.fixture.json' with { type: 'json' };
import { claimOf } from './reminder.ts';
import { openOf, settlementOf } from './settlement.ts';

/* Cases of the money notes, worked out there by two independent calculations. */
interface InvoiceCase {
  readonly currency: string;
  readonly exchangeRate?: string;
  readonly pricesIncludeVat?: boolean;
  readonly docDiscountPct?: number;
  readonly docDiscount?: number;
  readonly lines: readonly {
    readonly priceC: number;
    readonly vat: string;
    readonly rate: number;
    readonly qty?: number;
    readonly discountPct?: number;
  }[];
}
interface CreditCase {
  readonly original: { readonly groups: readonly VatGroup[] };
  readonly credits: readonly ('rest' | { readonly groups: readonly Omit<VatGroup, 'tax'>[] })[];
}
interface SettlementCase {
  readonly total: number;
  readonly credited?: number;
  readonly creditIssued?: number;
  readonly writtenOff?: number;
  readonly dueDate: string;
  readonly today: string;
  readonly payments: readonly { readonly amount: number; readonly status?: string }[];
}
type Expected = Record<string, unknown>;

const casesOf = <I>(kind: string): [string, string, I, Expected][] =>
  golden.cases
    .filter((one) => one.kind === kind)
    .map(({ id, title, input, expected }) => [id, title, input as unknown as I, expected as unknown as Expected]);

const inBase = (minor: number, currency: string, rate: string): number =>
  converted({ minor, currency }, { currency, date: '2026-03-01', rate, source: 'ecb' }, 'EUR');

function reckoned({ currency, exchangeRate, pricesIncludeVat, docDiscountPct, docDiscount, lines }: InvoiceCase) {
  const totals = totalsOf({
    pricesIncludeVat,
    discountRate: docDiscountPct,
    discount: docDiscount,
    lines: lines.map(({ qty = 1000, discountPct, ...line }) => ({ ...line, quantity: qty, discountRate: discountPct })),
  });
  if (!exchangeRate) return totals;
  const each = (of: 'taxable' | 'tax') =>
    totals.groups.reduce((sum, group) => sum + inBase(group[of], currency, exchangeRate), 0);
  const [net, tax] = [each('taxable'), each('tax')];
  return { ...totals, base: { net, tax, total: net + tax } };
}

describe('a document', () => {
  it.each(casesOf<InvoiceCase>('invoice'))('%s: %s', (_id, _title, input, { rounding: _r, payable, ...expected }) => {
    expect(reckoned(input)).toEqual(expected);
    expect(payable).toBe(expected.total);
  });
});

interface FinalCase {
  readonly lines: InvoiceCase['lines'];
  readonly deposits: readonly { readonly groups: readonly VatGroup[] }[];
}
describe('a final that deducts deposits', () => {
  it.each(casesOf<FinalCase>('final'))(
    '%s: %s',
    (_id, _title, { lines, deposits }, { fullNet, fullTax, ...expected }) => {
      const full = lines.map((line) => ({ ...line, quantity: 1000 }));
      const offs = deposits.flatMap(({ groups }) =>
        groups.map(({ vat, rate, taxable, tax }) => ({
          quantity: -1000,
          priceC: taxable * 100,
          vat,
          rate,
          deducts: { taxable, tax },
        })),
      );
      const whole = totalsOf({ lines: full });
      expect({ fullNet: whole.net, fullTax: whole.tax }).toEqual({ fullNet, fullTax });
      const { groups, net, tax, total } = totalsOf({ lines: [...full, ...offs] });
      expect({ groups: groups.map(({ discount: _discount, ...group }) => group), net, tax, total }).toEqual(expected);
    },
  );
});

describe('credit notes of a document', () => {
  it.each(casesOf<CreditCase>('creditChain'))('%s: %s', (_id, _title, { original, credits }, { results, error }) => {
    let credited: VatGroup[] = [];
    const made: object[] = [];
    const next = (wanted: CreditCase['credits'][number]) => {
      const left = creditable(original.groups, credited);
      const parts = wanted === 'rest' ? left : wanted.groups.map((group) => ({ ...group, tax: 0 }));
      const groups = creditedGroups(left, parts, { includesVat: false, say: String });
      credited = [...credited, ...groups];
      const [net, tax] = (['taxable', 'tax'] as const).map((of) => groups.reduce((sum, one) => sum + one[of], 0));
      made.push({ groups, net, tax, total: (net ?? 0) + (tax ?? 0) });
    };
    const all = () => {
      for (const wanted of credits) next(wanted);
    };
    if (error) expect(all).toThrow(expect.objectContaining({ code: error }) as AppError);
    else all();
    expect(made).toEqual(results);
  });
});

interface OutstandingCase {
  readonly base: string;
  readonly invoices: readonly { readonly currency: string; readonly open: number; readonly rate?: string }[];
}
describe('what a company owes', () => {
  it.each(casesOf<OutstandingCase>('outstanding'))('%s: %s', (_id, _title, { base, invoices }, expected) => {
    const { amounts, total } = outstandingSums(invoices.map((one) => ({ ...one, base })));
    const perCurrency = Object.fromEntries(amounts.map(({ currency, minor }) => [currency, minor]));
    expect({ perCurrency, base: total[0]?.minor }).toEqual(expected);
    expect(total).toHaveLength(1);
  });
});

interface ExchangeCase {
  readonly amount: number;
  readonly invoiceRate: string;
  readonly paymentRate: string;
}
describe('a payment in another currency', () => {
  it.each(casesOf<ExchangeCase>('exchange'))('%s: %s', (_id, _title, input, expected) => {
    const { amount, invoiceRate, paymentRate } = input;
    const at = (rate: string) => ({ currency: 'USD', date: '2026-03-01', rate, source: 'ecb' }) as const;
    const found = paymentBase({ minor: amount, currency: 'USD' }, at(invoiceRate), at(paymentRate), 'EUR');
    const { difference } = found;
    expect({ atInvoice: found.amount - difference, atPayment: found.amount, difference }).toEqual(expected);
  });
});

describe('how far a document is settled', () => {
  it.each(casesOf<SettlementCase>('settlement'))('%s: %s', (_id, _title, input, expected) => {
    const { total, credited = 0, creditIssued = credited, writtenOff = 0, payments, dueDate, today } = input;
    const paid = payments.filter(({ status }) => !status).reduce((sum, { amount }) => sum + amount, 0);
    const balance = { total, paid, credited, creditIssued, writtenOff };
    const status = settlementOf(balance, dueDate, today);
    const open = openOf(balance);
    expect({ paid, open, status, partly: paid > 0 && open > 0 }).toEqual(expected);
  });
});

interface InterestCase {
  readonly open: number;
  readonly rate: number;
  readonly days: number;
  readonly fixed: number;
}
describe('the claim of a reminder', () => {
  it.each(casesOf<InterestCase>('interest'))('%s: %s', (_id, _title, { open, rate, days, fixed }, expected) => {
    const { interest, fee, claim } = claimOf(open, { fee: fixed, rate }, days);
    expect({ interest, fixed: fee, claim }).toEqual(expected);
  });
});
