import { formatsOf } from '#functions/platform/documents/format.ts';
import { daysValue, dayValue, money, percentValue } from '#functions/platform/documents/word/values.ts';
import {
  type AgreementDocument,
  type AgreementParty,
  agreementTotals,
  type Clause,
  partnerOf,
} from '#shared/domains/agreements/agreement/document.ts';
import { feeOf, lineText } from '#shared/domains/agreements/agreement/several.ts';
import { ibanText } from '#shared/kernel/money/bank.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { showTimes, timesOf, withholdingText } from './agreement.ts';
import { clauseText } from './clauses.ts';
import type { AgreementTheme } from './theme.ts';

const partyData = ({ name, address, vatNumber, registerNumber, email, phone, signatory }: AgreementParty) => ({
  name,
  address,
  vatNumber,
  registerNumber,
  email,
  phone,
  signatory,
});

function showData(document: AgreementDocument) {
  const { show, currency } = document;
  const formats = formatsOf(document.locale);
  return {
    ...show,
    date: daysValue(show),
    times: showTimes(document, formats),
    deal: document.deal,
    timetable: document.timetable,
    products: document.lines.map((line) => ({
      name: lineText(document, line, formats.days),
      quantity: line.quantity,
      vatRate: percentValue(line.vatRate),
      net: money(line.net, currency),
    })),
    payments: document.payments.map(({ due, amount, text }) => ({
      due: dayValue(due),
      amount: money(amount, currency),
      text,
    })),
    ...(document.costsByPromoter ? { costsByPromoter: document.costsByPromoter } : {}),
    riders: document.riders,
    hasRiders: document.riders.length > 0,
    hasTimetable: document.timetable.length > 0,
    hasPayments: document.payments.length > 0,
    ...(document.costsByPromoter ? { hasCosts: document.costsByPromoter.length > 0 } : {}),
    venue: { ...show.venue, where: [show.venue.name, ...show.venue.address].filter(Boolean).join(', ') },
    exclusivity: document.exclusivity,
    guestTickets: document.guestTickets,
    hospitality: document.hospitality,
    travel: document.travel,
  };
}

/** The schedule of several shows, in the words of a list of shows. */
const scheduleOf = (document: AgreementDocument) =>
  (document.shows ?? []).map((show) => ({
    date: daysValue(show),
    start: show.start,
    end: show.end,
    times: timesOf(show),
    artist: show.artist,
    venue: { name: show.venue, city: show.city },
    fee: money(feeOf(document, show.showId), document.currency),
  }));

/** An agreement as its Word template sees it; every key is one of `agreementMergeFields`. */
export function agreementData(document: AgreementDocument, { partner, clauses, texts }: AgreementTheme) {
  const { locale } = document;
  const totals = agreementTotals(document.lines);
  const amount = (minor: number) => money(minor, document.currency);
  const { withholdingRate: rate } = document;
  const clause = (which: Clause) => clauseText(document, which, clauses);
  return {
    number: document.number,
    date: dayValue(document.date),
    ...(document.validUntil ? { validUntil: dayValue(document.validUntil) } : {}),
    version: document.version,
    notes: document.notes,
    agency: {
      ...partyData(document.agency),
      bank: document.bank && { ...document.bank, iban: ibanText(document.bank.iban) },
    },
    [partner]: partyData(partnerOf(document)),
    show: showData(document),
    shows: scheduleOf(document),
    hasShows: document.shows !== undefined,
    totals: { net: amount(totals.net), vat: amount(totals.gross - totals.net), gross: amount(totals.gross) },
    vatLines: totals.vat.map((v) => ({ rate: percentValue(v.rate), net: amount(v.net), vat: amount(v.amount) })),
    vatText: document.vatText,
    withholding: withholdingText(document, inLanguage(texts, locale), formatsOf(locale)),
    withholdingRate: rate === undefined ? undefined : percentValue(rate),
    cancellation: document.cancellation.map(({ daysBefore, percent }) => ({
      daysBefore,
      percentage: percentValue(percent * 1000),
    })),
    clauses: {
      taxes: clause('taxes'),
      payment: clause('payment'),
      cancellation: clause('cancellation'),
      forceMajeure: clause('forceMajeure'),
      law: clause('law'),
    },
    law: document.law,
  };
}
