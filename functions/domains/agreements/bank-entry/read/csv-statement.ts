import { createHash } from 'node:crypto';
import { csvRows } from '#functions/platform/excel/csv.ts';
import {
  type BankLine,
  CSV_COLUMNS_MAX,
  type CsvColumns,
  type CsvQuestion,
} from '#shared/domains/agreements/bank-entry/schemas.ts';
import type { ColumnRole } from '#shared/domains/agreements/bank-entry/states.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { minorOf } from '#shared/kernel/money/written-amount.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { joined, type Statement, tidied } from './statement.ts';

/** A CSV file below its headings. Banks write an address and the period above them. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
const HEADINGS_WITHIN = 30;
const SAMPLES = 3;
const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

export function csvTable(text: string): CsvTable {
  const all = [...csvRows(text, CSV_COLUMNS_MAX)];
  const first = all.slice(0, HEADINGS_WITHIN);
  const widest = first.reduce((most, row) => Math.max(most, filled(row)), 0);
  const at = first.findIndex((row) => filled(row) >= Math.max(2, widest - 1));
  const [headings, ...rows] = at < 0 ? [] : all.slice(at);
  if (!headings) throw new AppError('bankEntry.unreadable', { field: 'content' });
  return { headings: headings.map((cell) => cell.trim()), rows: rows.filter((row) => filled(row) > 1) };
}

/** Names a format by its headings, under which its columns are remembered. */
export const formatOf = ({ headings }: CsvTable): string =>
  createHash('sha256').update(headings.map(fold).join('\n')).digest('base64url').slice(0, 32);

/** Words of headings in the languages of our agencies. The first fitting role wins. */
const HEADING_WORDS: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'payerAccount',
    /tegenrekening|gegenkonto|counter.?party.*(account|iban)|beneficiary.*iban|konto.*(auftraggeber|zahlungs)|iban.*(payer|zahlungs)/,
  ],
  [
    'payer',
    /naam|name|auftraggeber|beguenstigter|zahlungspflicht|payer|counterparty|tegenpartij|beneficiario|ordenante|pagador/,
  ],
  ['bankReference', /transaction.?id|volgnr|transaktions|bank.?ref|movimento.?id/],
  [
    'reference',
    /omschrijving|mededeling|verwendungszweck|reference|description|kenmerk|causale|concepto|descri|buchungstext/,
  ],
  ['direction', /af ?bij|credit.?debet|debet.?credit|soll.?haben|^s ?\/? ?h$|debit.?credit|sign/],
  ['credit', /^(credit|bij|haben|accrediti?|abono|credito|paid in)$/],
  ['debit', /^(debit|debet|af|soll|addebiti?|cargo|debito|paid out)$/],
  ['amount', /bedrag|betrag|amount|importo?|importe|valor|umsatz|montante/],
  ['currency', /munt|valuta|waehrung|wahrung|currency|divisa|moneda|moeda/],
  ['date', /datum|date|data|fecha|buchungstag/],
  ['account', /rekening|iban|konto|account|cuenta|conta/],
];
const MANY: readonly ColumnRole[] = ['reference'];

/** Guesses the roles of columns by their headings. */
function guessedRoles(headings: readonly string[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return headings.map((heading) => {
    const words = fold(heading);
    const found = HEADING_WORDS.find(
      ([role, pattern]) => (MANY.includes(role) || !taken.has(role)) && pattern.test(words),
    );
    if (!found) return 'skip';
    taken.add(found[0]);
    return found[0];
  });
}

export function questionOf({ headings, rows }: CsvTable): CsvQuestion {
  const samplesOf = (i: number) =>
    rows
      .map((row) => row[i]?.trim() ?? '')
      .filter(Boolean)
      .slice(0, SAMPLES);
  const roles = guessedRoles(headings);
  const cellsOf = (role: ColumnRole) => samplesOf(roles.indexOf(role)).join(' ');
  const date = cellsOf('date');
  const sums = ['amount', 'credit', 'debit'].map((role) => cellsOf(role as ColumnRole)).join(' ');
  return {
    headings: headings.map((heading, i) => ({ heading, samples: samplesOf(i).map((cell) => cell.slice(0, 60)) })),
    guess: {
      roles,
      dayOrder: /^\d{4}/.test(date) ? 'ymd' : 'dmy',
      decimal: /\d\.\d{1,2}(\s|$)/.test(sums) ? '.' : ',',
      account: '',
      currency: 'EUR',
    },
  };
}

/** Reads `03.02.2026`, `2026-02-03` and `20260203`. A year of two figures is of this century. */
export function dayIn(text: string, order: CsvColumns['dayOrder']): string | undefined {
  const parts = /^\d{8}$/.test(text.trim())
    ? [text.trim().slice(0, 4), text.trim().slice(4, 6), text.trim().slice(6)]
    : (/^(\d{1,4})\D(\d{1,2})\D(\d{1,4})/.exec(text.trim())?.slice(1) ?? []);
  const isWhole = parts[0]?.length === 4;
  const names = isWhole ? 'ymd' : order;
  const part = (name: string) => parts[names.indexOf(name)] ?? '';
  const year = part('y').length === 2 ? `20${part('y')}` : part('y');
  const day = `${year}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`;
  return isLocalDate(day) ? day : undefined;
}

const isOut = (mark: string): boolean => /^(d|s|-|af|debit|debet|soll|dbit|out|cargo)/.test(fold(mark));

function lineOf(row: readonly string[], columns: CsvColumns): BankLine | undefined {
  const { roles, decimal, dayOrder } = columns;
  const cells = (role: ColumnRole) => roles.flatMap((one, i) => (one === role ? [row[i]?.trim() ?? ''] : []));
  const cell = (role: ColumnRole) => joined(cells(role));
  const currency = cell('currency') ? Currency.safeParse(cell('currency').toUpperCase()).data : columns.currency;
  const date = dayIn(cell('date'), dayOrder);
  if (!currency || !date) return undefined;
  const read = (role: ColumnRole) => (cell(role) ? minorOf(cell(role), currency, decimal) : undefined);
  const [amount, credit, debit] = [read('amount'), read('credit'), read('debit')];
  const signed = amount ?? (Math.abs(credit ?? 0) || -Math.abs(debit ?? 0));
  if (!signed) return undefined;
  const isPaid = signed < 0 || isOut(cell('direction'));
  return tidied({
    account: cell('account') || columns.account,
    currency,
    date,
    amount: Math.abs(signed),
    direction: isPaid ? 'out' : 'in',
    isReversal: false,
    reference: cell('reference'),
    payer: cell('payer'),
    payerAccount: cell('payerAccount'),
    bankReference: cell('bankReference'),
  });
}

/** Reads the rows of a CSV file by the meaning of its columns. Rows without a day or an amount are passed over. */
export function readCsv({ rows }: CsvTable, columns: CsvColumns): Statement {
  const has = (role: ColumnRole) => columns.roles.includes(role);
  if (!has('date') || !(has('amount') || (has('credit') && has('debit'))))
    throw new AppError('bankEntry.columns', { field: 'columns' });
  const lines = rows.map((row) => lineOf(row, columns));
  return { lines: lines.filter((line) => line !== undefined), passedOver: lines.filter((line) => !line).length };
}
