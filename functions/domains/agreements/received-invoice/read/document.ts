import { at, textAt, type XmlNode, xmlTree } from '#functions/platform/documents/xml-tree.ts';
import type { ReceivedDocument, ReceivedParty } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { minorOf } from '#shared/kernel/money/written-amount.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';
import { CII, type Syntax, UBL } from './syntaxes.ts';

/** The codes of credit notes (UNTDID 1001). */
const CREDITS = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);
/** The limit of a number in a purchase agreement. */
const NUMBER_MAX = 50;
const NAME_MAX = 200;
const TEXT_MAX = 500;
const LINES_MAX = 200;
const REFERENCES_MAX = 50;

const missing = (term: 'Number' | 'Date' | 'Currency' | 'Total' | 'Seller') =>
  new AppError(`receivedInvoice.no${term}`, { field: 'content' });
const tidy = (text: string, max: number): string => text.replace(/\s+/g, ' ').trim().slice(0, max);

/** Reads `2026-03-14`, `20260314` and a day with a zone. */
function dayOf(text: string): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isLocalDate(date) ? date : undefined;
}
function rateOf(text: string): number | undefined {
  const rate = Math.round(Number(text) * 1000);
  return text !== '' && Number.isSafeInteger(rate) ? rate : undefined;
}

function partyOf(party: XmlNode | undefined, { party: paths }: Syntax): ReceivedParty {
  if (!party) return { name: '', vatNumber: '', registerNumber: '', country: '' };
  const { path, attribute } = paths.taxMark;
  const vat = at(party, paths.taxes).find((one) => {
    const [mark] = at(one, path);
    return paths.isVat((attribute ? mark?.attribute(attribute) : mark?.text) ?? '');
  });
  return {
    name: tidy(textAt(party, ...paths.name), NAME_MAX),
    vatNumber: vat ? tidy(textAt(vat, paths.taxNumber), NAME_MAX) : '',
    registerNumber: tidy(textAt(party, ...paths.register), NAME_MAX),
    country: tidy(textAt(party, ...paths.country), 2),
  };
}

function linesOf(root: XmlNode, { lines, line }: Syntax, currency: string) {
  const found = lines.flatMap((path) => at(root, path));
  const read = found.slice(0, LINES_MAX).map((one) => {
    const vatRate = rateOf(textAt(one, ...line.rate));
    return {
      text: tidy(textAt(one, ...line.text), TEXT_MAX),
      quantity: tidy(textAt(one, ...line.quantity), 20),
      net: minorOf(textAt(one, ...line.net), currency, '.') ?? 0,
      ...(vatRate === undefined ? {} : { vatRate }),
    };
  });
  return { lines: read, lineCount: found.length };
}

const codeOf = (root: XmlNode, { currency }: Syntax): ReceivedDocument['currency'] => {
  const code = Currency.safeParse(textAt(root, ...currency));
  if (!code.success) throw missing('Currency');
  return code.data;
};

function sumsOf(root: XmlNode, syntax: Syntax, currency: string) {
  const [net, total] = [syntax.net, syntax.total].map((paths) => minorOf(textAt(root, ...paths), currency, '.'));
  const own = at(root, syntax.taxes).find((one) => (one.attribute('currencyID') ?? currency) === currency);
  if (net === undefined || total === undefined) throw missing('Total');
  return { net, total, tax: minorOf(own?.text ?? '', currency, '.') ?? total - net };
}

function headOf(root: XmlNode, syntax: Syntax) {
  const number = textAt(root, ...syntax.number);
  const date = dayOf(textAt(root, ...syntax.date));
  const seller = partyOf(at(root, syntax.seller)[0], syntax);
  if (number === '' || number.length > NUMBER_MAX) throw missing('Number');
  if (!date) throw missing('Date');
  if (seller.name === '') throw missing('Seller');
  const dueDate = dayOf(textAt(root, ...syntax.dueDate));
  return { number, date, seller, ...(dueDate ? { dueDate } : {}) };
}

function documentOf(root: XmlNode, syntax: Syntax): ReceivedDocument {
  const currency = codeOf(root, syntax);
  const references = syntax.references.flatMap((path) => at(root, path)).map(({ text }) => tidy(text, TEXT_MAX));
  return {
    isCredit: root.name === 'CreditNote' || CREDITS.has(textAt(root, ...syntax.typeCode)),
    ...headOf(root, syntax),
    currency,
    buyer: partyOf(at(root, syntax.buyer)[0], syntax),
    references: references.filter(Boolean).slice(0, REFERENCES_MAX),
    ...linesOf(root, syntax, currency),
    ...sumsOf(root, syntax, currency),
  };
}

/** Reads an e-invoice in UBL or in CII. Elements that nobody needs are passed over. */
export function readDocument(xml: string): ReceivedDocument {
  const [root] = xmlTree(xml)?.children ?? [];
  if (root?.name === 'Invoice' || root?.name === 'CreditNote') return documentOf(root, UBL);
  if (root?.name === 'CrossIndustryInvoice') return documentOf(root, CII);
  throw new AppError('receivedInvoice.unreadable', { field: 'content' });
}
