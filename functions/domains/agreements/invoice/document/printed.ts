import type { Formats } from '#functions/platform/documents/format.ts';
import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import { tagOf } from '#shared/kernel/text/locale.ts';
import type { InvoiceTexts } from './texts/en.ts';

/** The values that every part of a printed invoice uses. */
export interface Printed {
  readonly invoice: InvoiceFields;
  readonly texts: InvoiceTexts;
  readonly formats: Formats;
  /** An amount in the invoice's currency. */
  readonly money: (minor: number) => string;
  readonly color: string;
}

export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Says who issued a document in the name of its seller: another, or the buyer itself (article 226, 10a). */
export const behalfText = ({ invoice: { onBehalf, seller, selfBill }, texts }: Printed): string =>
  selfBill
    ? texts.selfBilling
    : onBehalf
      ? fillIn(texts.issuedBy, { agency: onBehalf.by, seller: seller?.name ?? '' })
      : '';

interface Supply {
  readonly supplyFrom?: string | undefined;
  readonly supplyTo?: string | undefined;
}
const daysOf = ({ supplyFrom = '', supplyTo = '' }: Supply, { day }: Formats): string =>
  [...new Set([supplyFrom, supplyTo].filter(Boolean))].map(day).join(' – ');
/** Returns one day, or the first and the last day. */
export const supplyText = ({ invoice, formats }: Printed): string => daysOf(invoice, formats);

const UNITS = { HUR: 'hour', DAY: 'day', KMT: 'kilometer', C62: undefined } as const;

export function lineRows({ invoice, formats, money }: Printed, isDiscounted: boolean): string[][] {
  return invoice.lines.map((line) => {
    const { text, quantity, unit, priceC, discount, discountRate, vat, net } = line;
    const off = [discountRate > 0 ? formats.percent(discountRate) : '', discount > 0 ? money(discount) : ''];
    return [
      // The days of its own supply are under the text.
      [text, daysOf(line, formats)].filter(Boolean).join('\n'),
      formats.quantity(quantity / 1000, UNITS[unit]),
      // Hundredths of a minor unit are shown if there are any.
      priceC % 100 === 0 ? money(priceC / 100) : formats.price(priceC, invoice.currency),
      ...(isDiscounted ? [off.filter(Boolean).join(' + ')] : []),
      formats.percent(vat.rate),
      money(net),
    ];
  });
}

/** Label and amount of each line under the table, the total last. */
export function totalRows({ invoice, texts, formats, money }: Printed): [label: string, amount: string][] {
  const lines = sumOf(invoice.lines.map(({ net }) => net));
  const discount = lines - invoice.net;
  return [
    ...(discount === 0
      ? []
      : ([
          [texts.linesTotal, money(lines)],
          [texts.discountTotal, money(-discount)],
        ] as [string, string][])),
    [texts.subtotal, money(invoice.net)],
    ...invoice.groups
      .filter(({ rate }, _, groups) => rate > 0 || groups.length > 1)
      .map(({ rate, taxable, tax }): [string, string] => [
        fillIn(texts.vatOn, { rate: formats.percent(rate), net: money(taxable) }),
        money(tax),
      ]),
    [texts.total, money(invoice.total)],
  ];
}

/** The number of the credited invoice, with its date if known. */
export function creditText({ invoice: { creditOf }, texts, formats }: Printed): string {
  if (!creditOf) return '';
  const { number, date } = creditOf;
  return date ? fillIn(texts.creditOfDate, { number, date: formats.day(date) }) : fillIn(texts.creditOf, { number });
}

/** Why no VAT is charged, each reason once (EN 16931, BT-120). */
export const vatReasons = ({ lines }: InvoiceFields): string[] => [
  ...new Set(lines.map(({ vat }) => (vat.rate === 0 ? vat.text : '')).filter(Boolean)),
];

const rateText = (rate: string, locale: InvoiceFields['locale']): string =>
  new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 6 }).format(Number(rate));

/** VAT of a document in another currency is shown in the seller's too (BT-111). */
export function vatInBase({ invoice, texts, formats }: Printed): string {
  const { exchange, currency, groups, tax } = invoice;
  if (!exchange || tax === 0) return '';
  const amounts = groups.map((group) =>
    converted({ minor: group.tax, currency }, { ...exchange, currency }, exchange.base),
  );
  const values = {
    currency: exchange.base,
    amount: formats.money(sumOf(amounts), exchange.base),
    rate: rateText(exchange.rate, invoice.locale),
  };
  return fillIn(texts.vatInBase, values);
}
