import { isIban } from '#shared/kernel/money/bank.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { TransferParty } from './schemas.ts';

/** The countries and territories of the SEPA credit transfer scheme, by the first letters of their IBANs. */
const SEPA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);
/** The most cents of one transfer (EPC130-08, AT-04). */
const MAX_CENTS = 99_999_999_999;

const LETTERS = new Map(
  "ß:ss ẞ:SS Æ:AE æ:ae Œ:OE œ:oe Ø:O ø:o Đ:D đ:d Ð:D ð:d Þ:Th þ:th Ł:L ł:l ı:i &:+ ’:' ‘:' –:- —:- _:-"
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
);
/**
 * Returns a text in the characters that every bank of the scheme reads. Letters lose their accents, others become a
 * point. A text may neither begin nor end with a slash, nor have two together.
 */
export const sepaText = (value: string, max: number): string =>
  [...value.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((char) => LETTERS.get(char) ?? char)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/\/+/g, '/')
    .trim()
    .slice(0, max)
    .replace(/^\/|\/$/g, '')
    .trim();

export interface Transfer {
  /** Names the transfer on both statements. */
  readonly id: string;
  readonly payee: TransferParty;
  readonly currency: string;
  /** In cents. */
  readonly amount: number;
  readonly reference: string;
}
export interface TransferFile {
  readonly id: string;
  /** The moment at which the file was made. */
  readonly at: Date;
  readonly payer: TransferParty;
  readonly date: LocalDate;
  readonly transfers: readonly Transfer[];
}

export type TransferProblem = 'noIban' | 'notSepa' | 'notEuro' | 'noHolder' | 'tooMuch';
/** Returns why the scheme does not take a transfer; undefined if it does. */
export function problemOf({ payee, currency, amount }: Pick<Transfer, 'payee' | 'currency' | 'amount'>) {
  const problems: readonly (readonly [TransferProblem, boolean])[] = [
    ['notEuro', currency !== 'EUR'],
    ['noIban', !isIban(payee.iban)],
    ['notSepa', !SEPA.has(payee.iban.slice(0, 2))],
    ['noHolder', !/[A-Za-z0-9]/.test(sepaText(payee.holder, 70))],
    ['tooMuch', amount > MAX_CENTS],
  ];
  return problems.find(([, applies]) => applies)?.[0];
}

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const escaped = (value: string): string => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;');
const tag = (name: string, ...inner: readonly string[]): string => `<${name}>${inner.join('')}</${name}>`;
const value = (name: string, text: string): string => tag(name, escaped(text));

const account = (name: string, { iban }: TransferParty): string => tag(name, tag('Id', value('IBAN', iban)));
const party = (name: string, { holder }: TransferParty): string => tag(name, value('Nm', sepaText(holder, 70)));

/** The payer's bank must be named, if only by the word for a bank that follows from the IBAN. */
const payerBank = ({ bic }: TransferParty): string =>
  tag('DbtrAgt', tag('FinInstnId', bic ? value('BICFI', bic) : tag('Othr', value('Id', 'NOTPROVIDED'))));

function transferTag({ id, payee, amount, reference }: Transfer): string {
  const remittance = sepaText(reference, 140);
  return tag(
    'CdtTrfTxInf',
    tag('PmtId', value('EndToEndId', sepaText(id, 35))),
    tag('Amt', `<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`),
    ...(payee.bic ? [tag('CdtrAgt', tag('FinInstnId', value('BICFI', payee.bic)))] : []),
    party('Cdtr', payee),
    account('CdtrAcct', payee),
    ...(remittance ? [tag('RmtInf', value('Ustrd', remittance))] : []),
  );
}

export const totalOf = (transfers: readonly Pick<Transfer, 'amount'>[]): number =>
  transfers.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Builds a SEPA credit transfer file (ISO 20022 pain.001.001.09): one payer, one execution date, euros only. The
 * caller has asked `problemOf` for each transfer.
 */
export function transferFile({ id, at, payer, date, transfers }: TransferFile): string {
  const sums = value('NbOfTxs', String(transfers.length)) + value('CtrlSum', euros(totalOf(transfers)));
  const head = tag(
    'GrpHdr',
    value('MsgId', sepaText(id, 35)),
    value('CreDtTm', at.toISOString().slice(0, 19)),
    sums,
    party('InitgPty', payer),
  );
  const payment = tag(
    'PmtInf',
    value('PmtInfId', sepaText(id, 35)),
    value('PmtMtd', 'TRF'),
    value('BtchBookg', 'true'),
    sums,
    tag('PmtTpInf', tag('SvcLvl', value('Cd', 'SEPA'))),
    tag('ReqdExctnDt', value('Dt', date)),
    party('Dbtr', payer),
    account('DbtrAcct', payer),
    payerBank(payer),
    value('ChrgBr', 'SLEV'),
    ...transfers.map((transfer) => transferTag(transfer)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    tag('CstmrCdtTrfInitn', head, payment),
    '</Document>\n',
  ].join('');
}
