import { countryName } from '#shared/data/countries.ts';
import { EU_COUNTRIES, performanceRate } from '#shared/data/vat-cases.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { showDay, showDays, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { type Address, addressLines } from '#shared/kernel/geo/address.ts';
import { shareOf } from '#shared/kernel/money/money.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { addDays, type LocalDate, timeOf } from '#shared/kernel/time/date.ts';
import { dealPart } from './deal-part.ts';
import {
  BALANCE_DAYS_BEFORE,
  CANCELLATION_SCALE,
  DEPOSIT_DAYS,
  DEPOSIT_PERCENT,
  DRAFT_TEXTS,
  OTHER_VAT,
  type VatTexts,
} from './defaults.ts';
import {
  type AgreementDocument,
  type AgreementParty,
  agreementTotals,
  MAX_TIMETABLE,
  PromoterAgreement,
} from './document.ts';

/** The data for a draft of any agreement of a show. */
export interface ShowSource {
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly agency: {
    readonly name: string;
    readonly currency: string;
    readonly country: string;
    readonly city: string;
    readonly address: Address;
    readonly vatNumber: string;
    readonly registerNumber: string;
    /** The agency's own VAT rate for a performance at home. Left out if it has none. */
    readonly homeRate?: number | undefined;
  };
  /** The bank account of the agency. */
  readonly bank?: { readonly holder: string; readonly iban: string; readonly bic: string };
  readonly owner: { readonly name: string; readonly email: string; readonly phone: string };
  readonly show: ShowFields;
  readonly deal?: DealFields | undefined;
  readonly timetable: AgreementDocument['timetable'];
  readonly venue?: Stored<CompanyInput> | undefined;
}
/** The data for a draft of an agreement for the promoter. */
export interface DraftSource extends ShowSource {
  readonly promoter?: Stored<CompanyInput> | undefined;
  readonly contact?: Stored<ContactFields> | undefined;
}

function promoterParty({ promoter, contact, locale }: DraftSource): AgreementParty {
  const signatory = {
    name: contact?.fullName ?? '',
    capacity: contact?.positions.find((p) => p.companyId === promoter?.id)?.position ?? '',
  };
  if (!promoter) return { ...EMPTY_PARTY, name: contact?.fullName ?? '', email: contact?.email ?? '', signatory };
  const { name, address, vatNumber, registerNumber, email, phone } = promoter;
  return { name, address: addressLines(address, locale), vatNumber, registerNumber, email, phone, signatory };
}
/** The blank fields of a party of which only the name is known. */
export const EMPTY_PARTY = { address: [], vatNumber: '', registerNumber: '', email: '', phone: '' };

/** Returns the VAT of a performance, or the text that explains why there is none. */
export function vatCase(
  seller: { readonly country: string; readonly homeRate?: number | undefined },
  buyer: { readonly country: string; readonly vatNumber: string },
  locale: Locale,
  texts: Translated<VatTexts> = DRAFT_TEXTS,
): { readonly rate: number; readonly text: string } {
  const home = { rate: seller.homeRate ?? performanceRate(seller.country) ?? OTHER_VAT, text: '' };
  if (!buyer.country || buyer.country === seller.country) return home;
  if (!EU_COUNTRIES.has(buyer.country)) return { rate: 0, text: inLanguage(texts, locale).outside };
  const bothInside = EU_COUNTRIES.has(seller.country) && buyer.vatNumber !== '';
  return bothInside ? { rate: 0, text: inLanguage(texts, locale).reverseCharge } : home;
}

/** Splits an amount into deposit and balance. Neither is due after the show or before the agreement. */
export function payments(
  gross: number,
  today: LocalDate,
  day: LocalDate,
  locale: Locale,
): AgreementDocument['payments'] {
  if (gross <= 0) return [];
  const { deposit, balance } = inLanguage(DRAFT_TEXTS, locale);
  const first = shareOf(gross, DEPOSIT_PERCENT * 1000);
  const latest = [today, addDays(day, -BALANCE_DAYS_BEFORE)].sort().at(-1) ?? day;
  const early = [addDays(today, DEPOSIT_DAYS), latest].sort()[0] ?? today;
  return [
    { due: early, amount: first, text: deposit },
    { due: latest, amount: gross - first, text: balance },
  ];
}

function showPart({ show, venue, locale }: ShowSource): AgreementDocument['show'] {
  return {
    title: showTitle(show),
    artist: show.artists.map((a) => a.name).join(', '),
    ...showDays(show),
    start: show.isAllDay ? '' : timeOf(show.start),
    end: show.isAllDay ? '' : timeOf(show.end),
    slot: '',
    billing: show.billing,
    venue: {
      name: show.venue?.name ?? '',
      address: venue ? addressLines(venue.address, locale) : [],
      capacity: show.capacity ?? show.venue?.capacity,
    },
  };
}

/** Returns price and payments by the deal, else by the fee of the show. */
function moneyPart({ deal, show, agency, locale, today }: DraftSource, vatRate: number) {
  if (deal) return dealPart({ deal, locale, today, showDay: showDay(show), vatRate });
  const fee = { text: inLanguage(DRAFT_TEXTS, locale).fee, quantity: 1, net: show.fee?.minor ?? 0, vatRate };
  return {
    currency: show.fee?.currency ?? agency.currency,
    lines: [fee],
    payments: payments(agreementTotals([fee]).gross, today, showDay(show), locale),
  };
}

/** Returns the fields that every agreement takes from its show and its agency; the write sets the number. */
export const showDraft = (source: ShowSource) => ({
  locale: source.locale,
  number: '',
  date: source.today,
  agency: {
    ...source.owner,
    name: source.agency.name,
    address: addressLines(source.agency.address, source.locale),
    vatNumber: source.agency.vatNumber,
    registerNumber: source.agency.registerNumber,
    signatory: { name: source.owner.name },
  },
  show: showPart(source),
  timetable: source.timetable.slice(0, MAX_TIMETABLE),
  cancellation: CANCELLATION_SCALE,
  law: {
    country: source.agency.country && countryName(source.agency.country, tagOf(source.locale)),
    court: source.agency.city,
  },
});

/** Drafts an agreement for the promoter from the show, the parties and the agency's defaults. */
export function draftDocument(source: DraftSource): PromoterAgreement {
  const { locale, agency, promoter } = source;
  const { country = '', vatNumber = '' } = promoter
    ? { country: promoter.address.countryId, vatNumber: promoter.vatNumber }
    : {};
  const vat = vatCase(agency, { country, vatNumber }, locale);
  return PromoterAgreement.parse({
    ...showDraft(source),
    promoter: promoterParty(source),
    ...(source.bank ? { bank: source.bank } : {}),
    ...moneyPart(source, vat.rate),
    vatText: vat.text,
  });
}
