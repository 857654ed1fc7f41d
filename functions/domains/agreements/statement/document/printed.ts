import type { Formats } from '#functions/platform/documents/format.ts';
import type { Total } from '#functions/platform/documents/pdf-totals.tsx';
import { fill } from '#functions/platform/mail/notice.ts';
import type { StatementFields, StatementFigures, StatementLine } from '#shared/domains/agreements/statement/schemas.ts';
import type { StatementTexts } from './texts.ts';

export interface Printed {
  readonly statement: StatementFields & { readonly figures: StatementFigures };
  readonly texts: StatementTexts;
  readonly formats: Formats;
}
type Row = readonly [text: string, amount: string, vat: string, total: string];

/** A table of the sheet: a show, or the rows that were typed. */
export interface Block {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly totals: readonly Total[];
}

function rowOf({ statement, texts, formats }: Printed, line: StatementLine): Row {
  const money = (minor: number) => formats.money(minor, statement.currency);
  const { kind, text, amount, vat, vatRate, signed } = line;
  const tax = vat === 0 ? '' : `${money(vat)} (${formats.percent(vatRate)})`;
  return [text || texts.kinds[kind], money(amount), tax, money(signed)];
}

/** The shows by day, then the rows that were typed. Each has its own sum. */
export function blocksOf(printed: Printed): Block[] {
  const { statement, texts, formats } = printed;
  const { nights, rows } = statement.figures;
  const money = (minor: number) => formats.money(minor, statement.currency);
  const ofShows = nights.map(({ date, place, number, rows: lines, balance }) => ({
    title: [formats.day(date), place, number].filter(Boolean).join(' · '),
    rows: lines.map((line) => rowOf(printed, line)),
    totals: [[texts.total, money(balance)] as const],
  }));
  const sum = rows.reduce((all, { signed }) => all + signed, 0);
  const typed = {
    title: texts.other,
    rows: rows.map((line) => rowOf(printed, line)),
    totals: [[texts.total, money(sum)] as const],
  };
  return rows.length > 0 ? [...ofShows, typed] : ofShows;
}

/** The earlier balances that it carries over, and its own. */
export function closingRows({ statement, texts, formats }: Printed): [string, string][] {
  const { carried, balance } = statement.figures;
  const money = (minor: number) => formats.money(minor, statement.currency);
  return [
    ...carried.map((one): [string, string] => [fill(texts.carriedFrom, { number: one.number }), money(one.balance)]),
    [texts.balance, money(balance)],
  ];
}

/** Says who owes the balance. */
export function closingText({ statement, texts, formats }: Printed): string {
  const { figures, artist, currency } = statement;
  const values = { amount: formats.money(Math.abs(figures.balance), currency), artist: artist.name };
  if (figures.balance === 0) return texts.even;
  return fill(figures.balance > 0 ? texts.payOut : texts.owes, values);
}
