import { recountOutstanding } from '#functions/domains/agreements/invoice/recount.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { invoiceNumber } from '#shared/domains/agreements/invoice/number.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { FreeField } from '#shared/domains/identity/free-field/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, diffDays, type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import { withCreditNote } from './credits.ts';
import { fillingIn } from './free-fields.ts';
import { booksOf, type InvoiceSource, invoiceOf } from './invoice-fields.ts';
import { withTalk } from './invoice-talk.ts';
import type { Books } from './money.ts';
import type { Random } from './random.ts';
import { DAYS_BACK } from './show-dates.ts';
import { type Stage, savedAt } from './stage.ts';
import { carrying } from './tags.ts';
import { type Draft, draft, plant, reserve } from './writer.ts';

type Show = Stored<ShowFields>;
const INVOICES = 260;
/** Days after today whose shows are invoiced beforehand. */
const DAYS_AFTER = 40;
/** Days after its due date by which an invoice is paid for certain. */
const PATIENCE = 75;

interface Material extends InvoiceSource {
  readonly fields: readonly FreeField[];
  readonly lists: Parameters<typeof carrying>[3];
}

function chosen({ today }: Stage, random: Random, material: Material, shows: readonly Show[]): Show[] {
  const near = shows.filter((show) => {
    const ahead = diffDays(today, showDay(show));
    const isCharged = show.phase === 'confirmed' && show.promoter && booksOf(material, show);
    return isCharged && -DAYS_BACK <= ahead && ahead <= DAYS_AFTER;
  });
  const some = random.shuffled(near).slice(0, INVOICES);
  return some.sort((a, b) => (showDay(a) < showDay(b) ? -1 : 1));
}

/** Picks a payment: in time, late, in part, or none yet. */
function paidOf(random: Random, { dueDate: due, total }: InvoiceFields, today: LocalDate) {
  const date = addDays(due || today, random.int(-12, 6));
  const isOld = addDays(date, PATIENCE) < today;
  const amount = random.chance(0.15) && !isOld ? Math.round(total / 2) : total;
  return date <= today && total > 0 && (random.chance(0.85) || isOld) ? { date, amount } : undefined;
}

function paymentOf(
  stage: Stage,
  random: Random,
  i: number,
  { record }: Draft<InvoiceFields>,
  paid: NonNullable<ReturnType<typeof paidOf>>,
) {
  const { id, number, type, currency, company, artists } = record;
  const fields: PaymentFields = {
    ...paid,
    method: 'bank',
    reference: `TRF ${random.int(10_000, 99_999)}`,
    invoice: { invoiceId: id, number },
    type,
    currency,
    ...(company ? { company } : {}),
    artistIds: artists.map(({ artistId }) => artistId),
  };
  return draft(random, savedAt(stage, random, Math.max(0, diffDays(paid.date, stage.today))), i + 1, fields);
}

/** The numbers that each series of a bookkeeping and year has given out. */
class Series {
  readonly last = new Map<string, number>();
  next({ book }: Books, date: LocalDate): string {
    const key = `${book.no}.invoice.${yearOf(date)}`;
    const isFirst = ![...this.last.keys()].some((other) => other.startsWith(`${book.no}.`));
    const value = (this.last.get(key) ?? (isFirst ? book.series.invoice.next - 1 : 0)) + 1;
    this.last.set(key, value);
    return invoiceNumber('invoice', book.series.invoice, date, value);
  }
}

/** Makes the invoices and their payments in the order of days, so that the numbers rise with time. */
export function invoices(stage: Stage, material: Material, shows: readonly Show[]) {
  const random = stage.random.fork('invoices');
  const series = new Series();
  const payments: Draft<PaymentFields>[] = [];
  const made = chosen(stage, random, material, shows).flatMap((show, i) => {
    const books = booksOf(material, show);
    if (!books) return [];
    const fields = invoiceOf(stage, show, books, material);
    const ago = Math.max(1, diffDays(fields.date || addDays(stage.today, -random.int(1, 6)), stage.today));
    const ctx = savedAt(stage, random, ago, show.owner);
    if (fields.stage === 'draft') return draft(random, ctx, i + 1, fields);
    const paid = paidOf(random, fields, stage.today);
    const number = series.next(books, fields.date);
    const issued = draft(random, ctx, i + 1, { ...fields, number, paid: paid?.amount ?? 0 });
    if (paid) payments.push(paymentOf(stage, random, payments.length, issued, paid));
    return issued;
  });
  const { made: all, credit } = withCreditNote(stage, made, material.book);
  const carried = carrying(stage, 'invoice', withTalk(stage, all), material.lists);
  const filled = fillingIn(stage, 'invoice', carried, material.fields);
  return { made: filled, payments, last: series.last, credit, books: material.books };
}

export async function plantInvoices(stage: Stage, { made, payments, last, credit }: ReturnType<typeof invoices>) {
  const { tenantId, random } = stage;
  await plant(invoiceStore, tenantId, made, random.fork('invoice log'));
  await plant(paymentStore, tenantId, payments, random.fork('payment log'));
  for (const [series, value] of last) await reserve(tenantId, `invoice.${series}`, value);
  if (credit) await reserve(tenantId, `invoice.${noOf(credit.bookkeepingId)}.credit.${yearOf(credit.date)}`, 1);
  await recountOutstanding(tenantId);
}
