import { withVat } from '#functions/domains/agreements/invoice/lines.ts';
import { buyerOf, sellerOf } from '#functions/domains/agreements/invoice/parties.ts';
import { recountOutstanding } from '#functions/domains/agreements/invoice/recount.ts';
import { invoiceShow } from '#functions/domains/agreements/invoice/shows.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { draftRest } from '#shared/domains/agreements/invoice/draft.ts';
import { invoiceNumber } from '#shared/domains/agreements/invoice/number.ts';
import { BLANK_INVOICE, withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { proposedVat } from '#shared/domains/agreements/invoice/vat-case.ts';
import type { PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { FreeField } from '#shared/domains/identity/free-field/schemas.ts';
import { identityOf } from '#shared/domains/reference/bookkeeping/identity.ts';
import { dueDate } from '#shared/domains/reference/payment-term/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, diffDays, type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import { withCreditNote } from './credits.ts';
import { fillingIn } from './free-fields.ts';
import { withTalk } from './invoice-talk.ts';
import type { Billing } from './money.ts';
import type { Random } from './random.ts';
import type { Cast } from './shows.ts';
import { type Stage, savedAt } from './stage.ts';
import { carrying } from './tags.ts';
import { type Draft, draft, plant, reserve } from './writer.ts';

type Show = Stored<ShowFields>;
const INVOICES = 60;
/** Days around today whose shows are invoiced. */
const DAYS = { before: 110, after: 40 };
const CURRENCY = 'EUR';
const LOCALE = 'en-gb';

interface Material extends Billing {
  readonly cast: Cast;
  readonly deals: readonly Draft<DealFields>[];
  readonly fields: readonly FreeField[];
  readonly lists: Parameters<typeof carrying>[3];
}

function chosen({ today }: Stage, random: Random, shows: readonly Show[]): Show[] {
  const near = shows.filter((show) => {
    const ahead = diffDays(today, showDay(show));
    const isCharged = show.phase === 'confirmed' && show.promoter && show.fee?.currency === CURRENCY;
    return isCharged && -DAYS.before <= ahead && ahead <= DAYS.after;
  });
  const some = random.shuffled(near).slice(0, INVOICES);
  return some.sort((a, b) => (showDay(a) < showDay(b) ? -1 : 1));
}

/** An invoice with blank fields and no payment. */
const BLANK = {
  ...BLANK_INVOICE,
  paid: 0,
  writtenOff: 0,
  credited: 0,
  creditIssued: 0,
} satisfies Partial<InvoiceFields>;

function linesOf({ today }: Stage, show: Show, { book, vat, cast, deals }: Material) {
  const company = cast.companies.find(({ id }) => id === show.promoter?.companyId);
  const found = proposedVat(vat, {
    sellerCountry: book.address.countryId,
    sellerVat: book.vatNumber,
    buyerCountry: company?.address.countryId ?? '',
    buyerVat: company?.vatNumber ?? '',
    usual: [book.vatRateId],
    date: today,
  });
  const deal = deals.find(({ record }) => record.no === show.no)?.record;
  const of = { show, showId: show.id, deal, locale: LOCALE, vatRateId: found?.id ?? '', currency: CURRENCY } as const;
  return withVat({ lines: draftRest(of).lines, showIds: [show.id], locale: LOCALE }, vat);
}

/** Makes the fields of an issued invoice. Those of the last two days are not sent yet. */
function issuedPart({ today }: Stage, show: Show, date: LocalDate, { book, bank, terms, cast }: Material) {
  const company = cast.companies.find(({ id }) => id === show.promoter?.companyId);
  const term = terms.find(({ id }) => id === book.paymentTermId);
  return {
    stage: 'outstanding' as const,
    date,
    dueDate: term ? dueDate(term, date) : date,
    issuedAt: `${date}T09:00:00.000Z`,
    ...(addDays(date, 2) <= today ? { sentAt: `${date}T09:10:00.000Z` } : {}),
    seller: sellerOf(identityOf(book, book), LOCALE),
    ...(bank ? { payTo: { holder: bank.holder, iban: bank.iban, bic: bank.bic } } : {}),
    ...(company ? { buyer: buyerOf(company, LOCALE) } : {}),
    ...(term ? { termText: term.text } : {}),
  };
}

/** Makes a show's invoice: issued the day after the show, a draft for a coming show. */
function invoiceOf(stage: Stage, show: Show, material: Material): InvoiceFields {
  const [day, { book }] = [showDay(show), material];
  const date = addDays(day, 1);
  return withTotals({
    ...BLANK,
    type: 'invoice',
    number: '',
    bookkeepingId: book.id,
    bookkeepingName: book.name,
    paymentTermId: book.paymentTermId,
    locale: LOCALE,
    ...(show.promoter ? { company: show.promoter } : {}),
    ...(show.contact ? { contact: show.contact } : {}),
    artists: show.artists.map(({ artistId, name }) => ({ artistId, name })),
    shows: [invoiceShow(show)],
    owner: show.owner,
    supplyFrom: day,
    supplyTo: day,
    currency: CURRENCY,
    lines: linesOf(stage, show, material),
    ...(date <= stage.today ? issuedPart(stage, show, date, material) : { stage: 'draft', date: '', dueDate: '' }),
  });
}

/** Picks a payment: in time, late, in part, or none yet. */
function paidOf(random: Random, { dueDate: due, total }: InvoiceFields, today: LocalDate) {
  const date = addDays(due || today, random.int(-12, 6));
  const amount = random.chance(0.15) ? Math.round(total / 2) : total;
  return date <= today && total > 0 && random.chance(0.85) ? { date, amount } : undefined;
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

/** Makes the invoices and their payments in the order of days, so that the numbers rise with time. */
export function invoices(stage: Stage, material: Material, shows: readonly Show[]) {
  const random = stage.random.fork('invoices');
  const series = material.book.series.invoice;
  const { next } = series;
  const last = new Map<number, number>();
  const payments: Draft<PaymentFields>[] = [];
  const made = chosen(stage, random, shows).map((show, i) => {
    const fields = invoiceOf(stage, show, material);
    const ago = Math.max(1, diffDays(fields.date || addDays(stage.today, -random.int(1, 6)), stage.today));
    const ctx = savedAt(stage, random, ago, show.owner);
    if (fields.stage === 'draft') return draft(random, ctx, i + 1, fields);
    const year = yearOf(fields.date);
    const value = (last.get(year) ?? (last.size === 0 ? next - 1 : 0)) + 1;
    last.set(year, value);
    const number = invoiceNumber('invoice', series, fields.date, value);
    const paid = paidOf(random, fields, stage.today);
    const issued = draft(random, ctx, i + 1, { ...fields, number, paid: paid?.amount ?? 0 });
    if (paid) payments.push(paymentOf(stage, random, payments.length, issued, paid));
    return issued;
  });
  const { made: all, credit } = withCreditNote(stage, made, series);
  const carried = carrying(stage, 'invoice', withTalk(stage, all), material.lists);
  const filled = fillingIn(stage, 'invoice', carried, material.fields);
  return { made: filled, payments, last, credit, book: material.book };
}

export async function plantInvoices(stage: Stage, { made, payments, last, credit, book }: ReturnType<typeof invoices>) {
  const { tenantId, random } = stage;
  await plant(invoiceStore, tenantId, made, random.fork('invoice log'));
  await plant(paymentStore, tenantId, payments, random.fork('payment log'));
  for (const [year, value] of last) await reserve(tenantId, `invoice.${book.no}.invoice.${year}`, value);
  if (credit) await reserve(tenantId, `invoice.${book.no}.credit.${yearOf(credit.date)}`, 1);
  await recountOutstanding(tenantId);
}
