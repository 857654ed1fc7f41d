import type { BankLine } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { minorOf } from '#shared/kernel/money/written-amount.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { joined, type Statement, tidied } from './statement.ts';

export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:60[FM]:/m.test(text);

interface Field {
  readonly tag: string;
  readonly lines: readonly string[];
}
/** Reads the fields of a file: a tag, and the lines up to the next one. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, tag, rest = ''] = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag) fields.push({ tag, lines: [rest] });
    else if (!/^-\}?|^\{/.test(line)) fields.at(-1)?.lines.push(line);
  }
  return fields;
}

const dayOf = (yymmdd: string): string => `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;
/** Date, optional booking date, mark, optional letter of the currency, amount, type, references. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,3})[NFS][A-Z0-9]{3}([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;

/** German banks number the parts of the text, `?20` to `?29` and `?60` to `?63`. `?31` to `?33` are the other party. */
function numbered(text: string) {
  const parts = [...text.matchAll(/\?(\d{2})([^?]*)/g)].map(([, no = '', value = '']) => ({ no: Number(no), value }));
  const between = (from: number, to: number) =>
    parts.filter(({ no }) => no >= from && no <= to).map(({ value }) => value);
  return {
    // The parts continue each other: a number may be broken between two of them.
    reference: joined([[...between(20, 29), ...between(60, 63)].join('')]),
    payer: joined([between(32, 33).join('')]),
    payerAccount: joined(between(31, 31)),
  };
}
/** Dutch banks name the parts of the text: `/NAME/Koper BV/REMI/2026-0041/`. */
const NAMED = /\/(NAME|REMI|IBAN|CNTP|EREF|ISDT|TRTP|BIC|CSID|MARF|PREF|USTD|STRD)\//;
function named(text: string) {
  const pieces = text.split(NAMED);
  const part = (name: string) => pieces[pieces.indexOf(name) + 1]?.replace(/\/+$/, '') ?? '';
  const has = (name: string) => pieces.includes(name);
  const [iban = '', , name = ''] = has('CNTP') ? part('CNTP').split('/') : [];
  return {
    reference: joined([
      has('REMI') ? part('REMI').replace(/^(USTD|STRD)?\/+/, '') : '',
      has('USTD') ? part('USTD') : '',
    ]),
    payer: has('NAME') ? part('NAME') : name,
    payerAccount: has('IBAN') ? part('IBAN') : iban,
  };
}
function wordsOf(lines: readonly string[]) {
  const text = lines.join('');
  if (/\?2\d/.test(text)) return numbered(text);
  if (NAMED.test(text)) return named(text);
  return { reference: joined(lines), payer: '', payerAccount: '' };
}

interface Reading {
  readonly account: string;
  readonly currency: BankLine['currency'];
}
function lineOf({ account, currency }: Reading, entry: Field, details: Field | undefined): BankLine | undefined {
  const [first = '', more = ''] = entry.lines;
  const [, day = '', , mark = '', sum = '', , bankReference = ''] = ENTRY.exec(first.trim()) ?? [];
  const [date, amount] = [dayOf(day), minorOf(sum, currency, ',')];
  if (!amount || amount < 0 || !isLocalDate(date)) return undefined;
  const isReversal = mark.startsWith('R');
  // A reversal of a credit takes money out.
  const direction = mark === 'C' || mark === 'RD' ? ('in' as const) : ('out' as const);
  const words = wordsOf(details?.lines ?? [more]);
  return tidied({ account, currency, date, amount, direction, isReversal, bankReference, ...words });
}

/** Some banks write the bank's code before the account, and the currency behind it. */
const accountOf = (field: string): string =>
  field
    .trim()
    .replace(/(?<=\d) ?[A-Z]{3}$/, '')
    .split('/')
    .at(-1) ?? '';

/** Reads MT940 with any number of statements. A statement without a known currency is passed over. */
export function readMt940(text: string): Statement {
  const fields = fieldsOf(text);
  const lines: BankLine[] = [];
  let [account, passedOver] = ['', 0];
  let currency: BankLine['currency'] | undefined;
  for (const [i, field] of fields.entries()) {
    const [first = ''] = field.lines;
    if (field.tag === '25') account = accountOf(first);
    if (/^60[FM]$/.test(field.tag)) currency = Currency.safeParse(first.slice(7, 10)).data;
    if (field.tag !== '61') continue;
    const next = fields[i + 1];
    const line = currency && lineOf({ account, currency }, field, next?.tag === '86' ? next : undefined);
    if (line) lines.push(line);
    else passedOver++;
  }
  return { lines, passedOver };
}
