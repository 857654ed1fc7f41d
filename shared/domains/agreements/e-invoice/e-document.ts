import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import type { InvoiceFields, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import { readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import { divideRounded, exponentOf } from '#shared/kernel/money/money.ts';
import type { EAllowance, EDocument, EGroup, ELine, EParty, EReference } from './business-terms.ts';
import { decimal } from './decimal.ts';

const TYPE_CODES = {
  ...({ invoice: '380', final: '380', collective: '380', commission: '380', onBehalf: '380' } as const),
  credit: '381',
  deposit: '386',
  selfBilled: '389',
  selfBilledCredit: '261',
} as const;
/** The codes of reasons for no VAT (VATEX). An exemption has many, so its text alone is given. */
const REASON_CODES: Partial<Readonly<Record<VatCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};
/** The schemes of national registers (ISO 6523), with the form of their numbers. */
const REGISTERS: Readonly<Record<string, { readonly scheme: string; readonly form: RegExp }>> = {
  NL: { scheme: '0106', form: /^\d{8}$/ },
  BE: { scheme: '0208', form: /^\d{10}$/ },
  FR: { scheme: '0002', form: /^\d{9}$/ },
  DK: { scheme: '0184', form: /^\d{8}$/ },
  SE: { scheme: '0007', form: /^\d{10}$/ },
  NO: { scheme: '0192', form: /^\d{9}$/ },
};
/** A Dutch government body has a number of another register. */
const OIN = { scheme: '0190', form: /^\d{20}$/ };

/** An issued invoice. `deducted` has the numbers of the deposits that its lines deduct. */
export type Issued = InvoiceFields & { readonly deducted?: readonly EReference[] | undefined };

function registerOf({ registerNumber, country }: InvoiceParty) {
  const digits = registerNumber.replace(/[\s.\-/]/g, '');
  const found = [REGISTERS[country], ...(country === 'NL' ? [OIN] : [])].find((one) => one?.form.test(digits));
  return found ? { registerNumber: digits, registerScheme: found.scheme } : { registerNumber };
}

function partyOf(party: InvoiceParty, hidesVat: boolean): EParty {
  const { place, vatNumber, country } = party;
  return {
    name: party.name,
    address: party.eAddress,
    street: place?.addressLine1 ?? '',
    street2: place?.addressLine2 ?? '',
    city: place?.city ?? '',
    postcode: place?.postalCode ?? '',
    subdivision: place?.state ?? '',
    country,
    vatNumber: hidesVat ? '' : (readVatNumber(vatNumber, country)?.full ?? ''),
    ...registerOf(party),
    contact: party.contact,
  };
}
const NOBODY: InvoiceParty = { name: '', address: [], country: '', vatNumber: '', registerNumber: '', email: '' };

/** The named person of the seller; without one, the ways to reach the company. */
const contactOf = ({ contact, name, email, phone = '' }: InvoiceParty) => ({
  name: contact?.name || name,
  email: contact?.email || email,
  phone: contact?.phone || phone,
});

/**
 * The price of a line without VAT, and its discount. A price that includes VAT, or a line below zero with a discount,
 * has no price of its own in the standard: then the net is divided by the quantity. So it is in yen, where the rounding
 * of a line is above the 0.02 that Peppol allows (R120).
 */
function pricedLine({ priceC, quantity, net, discount, discountRate }: InvoiceLine, invoice: InvoiceFields) {
  const digits = exponentOf(invoice.currency);
  const exact = BigInt(quantity) * BigInt(priceC);
  const off = Number(divideRounded(exact, 100_000n)) - net;
  const isOwn = !invoice.pricesIncludeVat && (digits > 0 || exact % 100_000n === 0n);
  const isPlain = isOwn && off >= 0 && (off === 0 || discount > 0 || discountRate > 0);
  if (isPlain) return { quantity, price: decimal(BigInt(priceC), digits + 2), discount: off };
  const units = BigInt(Math.abs(quantity));
  const price = units === 0n ? 0n : divideRounded(BigInt(Math.abs(net)) * 1000n * 10n ** 6n, units);
  return { quantity: net < 0 ? -Number(units) : Number(units), price: decimal(price, digits + 6), discount: 0 };
}

const lineOf = (line: InvoiceLine, invoice: InvoiceFields): ELine => ({
  text: line.text,
  unit: line.unit,
  ...pricedLine(line, invoice),
  net: line.net,
  category: line.vat.category,
  rate: line.vat.rate,
});

const keyOf = ({ category, rate }: { readonly category: VatCategory; readonly rate: number }) => `${category} ${rate}`;

/** The VAT groups of the standard: one for each category and rate, although an agency may have two cases of the same. */
function groupsOf({ groups, lines }: InvoiceFields): EGroup[] {
  const found = new Map<string, EGroup>();
  for (const { vat, rate, taxable, tax } of groups) {
    const like = lines.find((line) => line.vat.code === vat && line.vat.rate === rate)?.vat;
    const category = like?.category ?? 'S';
    const before = found.get(keyOf({ category, rate }));
    const text = category === 'S' || category === 'Z' ? '' : (like?.text ?? '');
    found.set(keyOf({ category, rate }), {
      category,
      rate,
      taxable: (before?.taxable ?? 0) + taxable,
      tax: (before?.tax ?? 0) + tax,
      reason: [...new Set([before?.reason, text].filter(Boolean))].join('; '),
      reasonCode: REASON_CODES[category] ?? '',
    });
  }
  return [...found.values()];
}

/** The difference between the lines of a group and its taxable amount: a discount, or a cent that is charged. */
const allowancesOf = (lines: readonly ELine[], groups: readonly EGroup[]): EAllowance[] =>
  groups.flatMap(({ category, rate, taxable }) => {
    const off =
      sumOf(lines.filter((line) => keyOf(line) === keyOf({ category, rate })).map(({ net }) => net)) - taxable;
    return off === 0 ? [] : [{ category, rate, isCharge: off < 0, amount: Math.abs(off) }];
  });

/** The VAT in the bookkeeping's currency: converted by group, then added (money section 7). */
function taxInBase({ currency, exchange, groups, tax }: InvoiceFields): EDocument['taxInBase'] {
  if (!exchange || exchange.base === currency || tax === 0) return undefined;
  const parts = groups.map((group) =>
    converted({ minor: group.tax, currency }, { ...exchange, currency }, exchange.base),
  );
  return { currency: exchange.base, tax: sumOf(parts) };
}

/** Converts an issued invoice to the business terms of the standard. It reads the frozen document only. */
export function eDocumentOf(invoice: Issued): EDocument {
  const { seller = NOBODY, buyer = NOBODY, creditOf, deducted = [], supplyFrom, supplyTo } = invoice;
  // BR-O-02: a document outside the scope of VAT names no VAT number.
  const hidesVat = invoice.lines.some(({ vat }) => vat.category === 'O');
  const lines = invoice.lines.map((line) => lineOf(line, invoice));
  const groups = groupsOf(invoice);
  return {
    typeCode: TYPE_CODES[invoice.type],
    number: invoice.number,
    date: invoice.date,
    dueDate: invoice.dueDate,
    terms: invoice.termText ?? '',
    note: [invoice.intro, invoice.legalText].filter(Boolean).join('\n'),
    currency: invoice.currency,
    taxInBase: taxInBase(invoice),
    buyerReference: invoice.reference || (invoice.selfBill?.agreement.number ?? ''),
    supplyFrom: supplyFrom || supplyTo,
    supplyTo: supplyTo || supplyFrom,
    preceding: [...(creditOf ? [creditOf] : []), ...deducted],
    seller: { ...partyOf(seller, hidesVat), contact: contactOf(seller) },
    buyer: partyOf(buyer, hidesVat),
    payTo: invoice.payTo,
    lines,
    allowances: allowancesOf(lines, groups),
    groups,
    lineSum: sumOf(lines.map(({ net }) => net)),
    net: invoice.net,
    tax: invoice.tax,
    total: invoice.total,
  };
}
