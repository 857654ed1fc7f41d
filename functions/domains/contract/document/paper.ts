import { type Formats, formatsOf } from '#functions/platform/documents/format.ts';
import { type ContractDocument, contractTotals } from '#shared/domains/contract/document.ts';
import { inLanguage } from '#shared/kernel/translated.ts';
import type { ContractTexts } from './texts/en.ts';
import { CONTRACT_TEXTS } from './texts.ts';

/** What every section of a contract draws from. */
export interface Paper {
  readonly contract: ContractDocument;
  readonly texts: ContractTexts;
  readonly formats: Formats;
  readonly color: string;
  /** An amount in the contract's currency. */
  readonly money: (minor: number) => string;
}

export function paperOf(contract: ContractDocument, color: string): Paper {
  const formats = formatsOf(contract.locale);
  const money = (minor: number) => formats.money(minor, contract.currency);
  return { contract, texts: inLanguage(CONTRACT_TEXTS, contract.locale), formats, color, money };
}

export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const showTimes = ({ show }: ContractDocument): string => [show.start, show.end].filter(Boolean).join(' – ');

/** Label and amount of each line under the fee table, the total last. */
export function totalRows({ contract, texts, formats, money }: Paper): [label: string, amount: string][] {
  const totals = contractTotals(contract.lines);
  return [
    [texts.subtotal, money(totals.net)],
    ...totals.vat.map(({ rate, net, amount }): [string, string] => [
      fillIn(texts.vatOn, { rate: formats.percent(rate), net: money(net) }),
      money(amount),
    ]),
    [texts.total, money(totals.gross)],
  ];
}

export function exclusivityText({ contract: { exclusivity }, texts }: Paper): string {
  if (!exclusivity) return '';
  const { radius, unit, daysBefore, daysAfter } = exclusivity;
  return fillIn(texts.exclusivityText, {
    radius,
    unit: unit === 'km' ? texts.kilometres : texts.miles,
    before: daysBefore,
    after: daysAfter,
  });
}

/** The scale as rows, the earliest notice first. */
export const cancellationRows = ({ contract, texts, formats }: Paper): [notice: string, share: string][] =>
  contract.cancellation
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, percent }) => [
      fillIn(texts.cancellationRow, { days: daysBefore }),
      formats.percent(percent * 1000),
    ]);
