import { countryName } from '#shared/data/countries.ts';
import { EU_COUNTRIES, performanceRate } from '#shared/data/vat-cases.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import type { DealFields } from '#shared/domains/deal/schemas.ts';
import { showDay, showTitle } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { type Address, addressLines } from '#shared/kernel/address.ts';
import { addDays, type LocalDate, timeOf } from '#shared/kernel/date.ts';
import { type Locale, tagOf } from '#shared/kernel/locale.ts';
import { shareOf } from '#shared/kernel/money.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { inLanguage } from '#shared/kernel/translated.ts';
import { dealPart } from './deal-part.ts';
import {
  BALANCE_DAYS_BEFORE,
  CANCELLATION_SCALE,
  DEPOSIT_DAYS,
  DEPOSIT_PERCENT,
  DRAFT_TEXTS,
  OTHER_VAT,
} from './defaults.ts';
import { ContractDocument, type ContractParty, contractTotals, MAX_TIMETABLE } from './document.ts';

/** Everything a new contract is drawn up from. */
export interface DraftSource {
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
  };
  readonly owner: { readonly name: string; readonly email: string; readonly phone: string };
  readonly show: ShowFields;
  readonly deal?: DealFields | undefined;
  readonly timetable: ContractDocument['timetable'];
  readonly venue?: Stored<CompanyInput> | undefined;
  readonly promoter?: Stored<CompanyInput> | undefined;
  readonly contact?: Stored<ContactFields> | undefined;
}

function promoterParty({ promoter, contact, locale }: DraftSource): ContractParty {
  const signatory = {
    name: contact?.fullName ?? '',
    capacity: contact?.positions.find((p) => p.companyId === promoter?.id)?.position ?? '',
  };
  if (!promoter) return { ...EMPTY_PARTY, name: contact?.fullName ?? '', email: contact?.email ?? '', signatory };
  const { name, address, vatNumber, registerNumber, email, phone } = promoter;
  return { name, address: addressLines(address, locale), vatNumber, registerNumber, email, phone, signatory };
}
const EMPTY_PARTY = { address: [], vatNumber: '', registerNumber: '', email: '', phone: '' };

/** Which VAT a performance carries, and the words that explain none. */
export function vatCase(
  seller: string,
  buyer: { readonly country: string; readonly vatNumber: string },
  locale: Locale,
): { readonly rate: number; readonly text: string } {
  const home = { rate: performanceRate(seller) ?? OTHER_VAT, text: '' };
  if (!buyer.country || buyer.country === seller) return home;
  if (!EU_COUNTRIES.has(buyer.country)) return { rate: 0, text: inLanguage(DRAFT_TEXTS, locale).outside };
  const bothInside = EU_COUNTRIES.has(seller) && buyer.vatNumber !== '';
  return bothInside ? { rate: 0, text: inLanguage(DRAFT_TEXTS, locale).reverseCharge } : home;
}

/** Deposit and balance of an amount; none of them due after the show or before the contract. */
export function payments(
  gross: number,
  today: LocalDate,
  day: LocalDate,
  locale: Locale,
): ContractDocument['payments'] {
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

function showPart({ show, venue, locale }: DraftSource): ContractDocument['show'] {
  return {
    title: showTitle(show),
    artist: show.artists.map((a) => a.name).join(', '),
    date: showDay(show),
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

/** Price and payments: of the deal, else of the fee that the show has. */
function moneyPart({ deal, show, agency, locale, today }: DraftSource, vatRate: number) {
  if (deal) return dealPart({ deal, locale, today, showDay: showDay(show), vatRate });
  const fee = { text: inLanguage(DRAFT_TEXTS, locale).fee, quantity: 1, net: show.fee?.minor ?? 0, vatRate };
  return {
    currency: show.fee?.currency ?? agency.currency,
    lines: [fee],
    payments: payments(contractTotals([fee]).gross, today, showDay(show), locale),
  };
}

/** A contract as the show, the parties and the agency's defaults propose it; the number comes with its write. */
export function draftDocument(source: DraftSource): ContractDocument {
  const { locale, today, agency, owner, promoter } = source;
  const { country = '', vatNumber = '' } = promoter
    ? { country: promoter.address.countryId, vatNumber: promoter.vatNumber }
    : {};
  const vat = vatCase(agency.country, { country, vatNumber }, locale);
  return ContractDocument.parse({
    locale,
    number: '',
    date: today,
    agency: {
      ...owner,
      name: agency.name,
      address: addressLines(agency.address, locale),
      vatNumber: agency.vatNumber,
      registerNumber: agency.registerNumber,
      signatory: { name: owner.name },
    },
    promoter: promoterParty(source),
    show: showPart(source),
    timetable: source.timetable.slice(0, MAX_TIMETABLE),
    ...moneyPart(source, vat.rate),
    vatText: vat.text,
    cancellation: CANCELLATION_SCALE,
    law: { country: agency.country && countryName(agency.country, tagOf(locale)), court: agency.city },
  });
}
