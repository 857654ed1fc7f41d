import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import { creditedGroups } from '#shared/domains/agreements/invoice/credit.ts';
import { invoiceNumber } from '#shared/domains/agreements/invoice/number.ts';
import { openAmount, setOff, withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import type { Billing } from './money.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft } from './writer.ts';

/** Days after the invoice on which the promoter and the agency agree on it. */
const SETTLED_AFTER = 4;
const WHY = 'Corrected after the settlement of the show.';

/** Makes the issued credit note of one line of an invoice. */
function creditOf(original: Stored<InvoiceFields>, line: InvoiceFields['lines'][number], number: string) {
  const { currency, locale, pricesIncludeVat, termText: _paidAlready, id, no: _no, rev: _rev, ...fields } = original;
  const { createdAt: _created, updatedAt: _updated, ...kept } = fields;
  const date = addDays(original.date, SETTLED_AFTER);
  const credit = withTotals({
    ...kept,
    currency,
    locale,
    pricesIncludeVat,
    lines: [line],
    type: 'credit',
    number,
    date,
    dueDate: date,
    intro: WHY,
    issuedAt: `${date}T10:30:00.000Z`,
    creditOf: { invoiceId: id, number: original.number, date: original.date },
  });
  const say = (minor: number) => moneyText({ minor, currency }, locale);
  const groups = creditedGroups(original.groups, credit.groups, { includesVat: pricesIncludeVat, say });
  const [net, tax] = [sumOf(groups.map(({ taxable }) => taxable)), sumOf(groups.map((group) => group.tax))];
  const total = net + tax;
  return { ...credit, groups, net, tax, total, credited: setOff(openAmount(original), total) };
}

/** Credits the last line of the newest unpaid invoice of a bookkeeping: an overage or a cost that the settlement corrected. */
export function withCreditNote(
  stage: Stage,
  made: readonly Draft<InvoiceFields>[],
  book: Billing['book'],
): { readonly made: Draft<InvoiceFields>[]; readonly credit: Stored<InvoiceFields> | undefined } {
  const random = stage.random.fork('credit notes');
  const isOpen = ({ record }: Draft<InvoiceFields>) =>
    record.stage === 'outstanding' &&
    record.bookkeepingId === book.id &&
    record.paid === 0 &&
    record.lines.length > 1 &&
    addDays(record.date, SETTLED_AFTER) <= stage.today;
  const found = made.findLast(isOpen);
  const line = found?.record.lines.at(-1);
  if (!found || !line) return { made: [...made], credit: undefined };
  const original = found.record;
  const number = invoiceNumber('credit', book.series.invoice, original.date, 1);
  const fields = creditOf(original, line, number);
  const ctx = savedAt(stage, random, diffDays(fields.date, stage.today), original.owner);
  const credit = draft(random, ctx, made.length + 1, fields);
  const { id: invoiceId, total, credited, groups } = credit.record;
  const after = {
    ...original,
    creditIssued: total,
    credited,
    creditedGroups: groups,
    credits: [{ invoiceId, number }],
  };
  const rest = made.map((one) => (one === found ? { ...one, record: after } : one));
  return { made: [...rest, credit], credit: credit.record };
}
