import type { AgreementLine } from '#shared/domains/agreements/agreement/document.ts';
import { formatDay, formatMoney, formatRate } from '#web/platform/format.ts';

interface Payment {
  readonly due: string;
  readonly amount: number;
}
/** `lines 0 net` -> `lines net`, in the first line; what a log says of the agreement is named by where it stands there. */
export function placeOnPaper(field: string): { readonly part: string; readonly place: number | undefined } {
  const at = /^(lines|payments) (\d+)(?= |$)/.exec(field);
  return at
    ? { part: `${at[1]}${field.slice(at[0].length)}`, place: Number(at[2]) + 1 }
    : { part: field, place: undefined };
}

/** Figures of the agreement as it prints them: minor units say nothing to a reader, and too much to a hasty one. */
export function agreementValue(field: string, value: unknown, currency: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  const { part } = placeOnPaper(field);
  if (part === 'lines net' || part === 'payments amount') return formatMoney(Number(value), currency);
  if (part === 'lines vatRate' || part === 'withholdingRate') return formatRate(Number(value));
  if (part === 'lines') {
    const { text, net } = value as AgreementLine;
    return [text, formatMoney(net, currency)].filter(Boolean).join(', ');
  }
  if (part === 'payments') {
    const { due, amount } = value as Payment;
    return `${formatDay({ date: due }, { year: true })}, ${formatMoney(amount, currency)}`;
  }
  return undefined;
}
