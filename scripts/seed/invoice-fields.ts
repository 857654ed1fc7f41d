import { withVat } from '#functions/domains/agreements/invoice/lines.ts';
import { buyerOf, sellerOf } from '#functions/domains/agreements/invoice/parties.ts';
import { invoiceShow } from '#functions/domains/agreements/invoice/shows.ts';
import { draftRest } from '#shared/domains/agreements/invoice/draft.ts';
import { BLANK_INVOICE, withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { proposedVat } from '#shared/domains/agreements/invoice/vat-case.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { identityOf } from '#shared/domains/reference/bookkeeping/identity.ts';
import { dueDate } from '#shared/domains/reference/payment-term/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Billing, Books } from './money.ts';
import type { Cast } from './shows.ts';
import type { Stage } from './stage.ts';
import type { Draft } from './writer.ts';

type Show = Stored<ShowFields>;
const LOCALE = 'en-gb';

/** The records that the invoices of an agency are made from. */
export interface InvoiceSource extends Billing {
  readonly cast: Cast;
  readonly deals: readonly Draft<DealFields>[];
}
const promoterOf = ({ cast }: InvoiceSource, show: Show) =>
  cast.companies.find(({ id }) => id === show.promoter?.companyId);

/** The books that invoice a show: those of its currency, and of the promoter's country where there are some. */
export function booksOf(source: InvoiceSource, show: Show): Books | undefined {
  const fit = source.books.filter(({ book }) => book.currency === show.fee?.currency);
  const country = promoterOf(source, show)?.address.countryId;
  return fit.find(({ book }) => book.address.countryId === country) ?? fit[0];
}

/** An invoice with blank fields and no payment. */
const BLANK = {
  ...BLANK_INVOICE,
  paid: 0,
  writtenOff: 0,
  credited: 0,
  creditIssued: 0,
} satisfies Partial<InvoiceFields>;

function linesOf({ today }: Stage, show: Show, { book }: Books, source: InvoiceSource) {
  const { vat, deals } = source;
  const company = promoterOf(source, show);
  const found = proposedVat(vat, {
    sellerCountry: book.address.countryId,
    sellerVat: book.vatNumber,
    buyerCountry: company?.address.countryId ?? '',
    buyerVat: company?.vatNumber ?? '',
    usual: [book.vatRateId],
    date: today,
  });
  const deal = deals.find(({ record }) => record.no === show.no)?.record;
  const { currency } = book;
  const of = { show, showId: show.id, deal, locale: LOCALE, vatRateId: found?.id ?? '', currency } as const;
  return withVat({ lines: draftRest(of).lines, showIds: [show.id], locale: LOCALE }, vat);
}

/** Makes the fields of an issued invoice. Those of the last two days are not sent yet. */
function issuedPart({ today }: Stage, show: Show, date: LocalDate, { book, bank }: Books, source: InvoiceSource) {
  const company = promoterOf(source, show);
  const term = source.terms.find(({ id }) => id === book.paymentTermId);
  return {
    stage: 'outstanding' as const,
    date,
    dueDate: term ? dueDate(term, date) : date,
    issuedAt: `${date}T09:00:00.000Z`,
    ...(addDays(date, 2) <= today ? { sentAt: `${date}T09:10:00.000Z` } : {}),
    seller: sellerOf(identityOf(book, book), LOCALE),
    payTo: { holder: bank.holder, iban: bank.iban, bic: bank.bic },
    ...(company ? { buyer: buyerOf(company, LOCALE) } : {}),
    ...(term ? { termText: term.text } : {}),
  };
}

/** Makes a show's invoice: issued the day after the show, a draft for a coming show. */
export function invoiceOf(stage: Stage, show: Show, books: Books, source: InvoiceSource): InvoiceFields {
  const [day, { book }] = [showDay(show), books];
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
    currency: book.currency,
    lines: linesOf(stage, show, books, source),
    ...(date <= stage.today ? issuedPart(stage, show, date, books, source) : { stage: 'draft', date: '', dueDate: '' }),
  });
}
