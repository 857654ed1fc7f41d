import { DRAFT_TEXTS, type VatTexts } from '#shared/domains/agreements/agreement/defaults.ts';
import { type AgreementParty, agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import {
  EMPTY_PARTY,
  payments,
  type ShowSource,
  showDraft,
  vatCase,
} from '#shared/domains/agreements/agreement/draft.ts';
import { commissionOf } from '#shared/domains/booking/deal/commission.ts';
import { ownTerms } from '#shared/domains/booking/deal/formula.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { PurchaseDocument } from './schemas.ts';

/** The data for a draft of a purchase agreement. */
export interface PurchaseSource extends ShowSource {
  readonly artist?: ArtistInput | undefined;
  /** The company from which the agency buys the artist, if there is one. */
  readonly management?: Stored<CompanyInput> | undefined;
}

/** The reasons why the agency, which is the buyer here, is charged no VAT. */
const BUYER_TEXTS: Translated<VatTexts> = {
  en: {
    reverseCharge: 'Reverse charge: the agency owes the VAT.',
    outside: 'Outside the scope of VAT: the agency is established outside the European Union.',
  },
  nl: {
    reverseCharge: 'Btw verlegd: het bureau is de btw verschuldigd.',
    outside: 'Buiten het toepassingsgebied van de btw: het bureau is buiten de Europese Unie gevestigd.',
  },
  de: {
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers: Die Agentur schuldet die Umsatzsteuer.',
    outside: 'Nicht steuerbar: Die Agentur ist außerhalb der Europäischen Union ansässig.',
  },
  it: {
    reverseCharge: "Inversione contabile: l'IVA è dovuta dall'agenzia.",
    outside: "Fuori campo IVA: l'agenzia ha sede fuori dall'Unione europea.",
  },
  es: {
    reverseCharge: 'Inversión del sujeto pasivo: el IVA lo debe la agencia.',
    outside: 'No sujeto a IVA: la agencia está establecida fuera de la Unión Europea.',
  },
  'pt-br': {
    reverseCharge: 'Autoliquidação: o IVA é devido pela agência.',
    outside: 'Fora do âmbito do IVA: a agência está estabelecida fora da União Europeia.',
  },
  pt: {
    reverseCharge: 'Autoliquidação: o IVA é devido pela agência.',
    outside: 'Fora do âmbito do IVA: a agência está estabelecida fora da União Europeia.',
  },
};

function sellerOf({ artist, management, show, locale }: PurchaseSource): AgreementParty {
  const performer = artist?.name ?? show.artists[0]?.name ?? '';
  const signatory = { name: performer, capacity: '' };
  if (!management)
    return { ...EMPTY_PARTY, name: performer, email: artist?.email ?? '', phone: artist?.phone ?? '', signatory };
  const { name, address, vatNumber, registerNumber, email, phone } = management;
  const mailed = email || (artist?.email ?? '');
  return { name, address: addressLines(address, locale), vatNumber, registerNumber, email: mailed, phone, signatory };
}

/** Computes the artist's part of the deal's guarantee; without a deal, the fee of the show. */
export function artistPrice({ deal, show }: Pick<ShowSource, 'deal' | 'show'>): number {
  if (!deal) return show.fee?.minor ?? 0;
  const { mode, rate } = deal.commission;
  return commissionOf(ownTerms(deal).guarantee, { mode, rate }).artistFee;
}

/** Returns the VAT of the purchase. A seller without a known country counts as domestic. */
function vatOf({ agency, management, locale }: PurchaseSource) {
  const country = management?.address.countryId || agency.country;
  const seller = { country, homeRate: country === agency.country ? agency.homeRate : undefined };
  return vatCase(seller, { country: agency.country, vatNumber: agency.vatNumber }, locale, BUYER_TEXTS);
}

/** Drafts a purchase agreement from the show, the artist's side and the agency: the mirror of the contract. */
export function draftPurchase(source: PurchaseSource): PurchaseDocument {
  const { deal, show, agency, locale, today } = source;
  const vat = vatOf(source);
  const fee = { text: inLanguage(DRAFT_TEXTS, locale).fee, quantity: 1, net: artistPrice(source), vatRate: vat.rate };
  return PurchaseDocument.parse({
    ...showDraft(source),
    artist: sellerOf(source),
    currency: deal?.currency ?? show.fee?.currency ?? agency.currency,
    lines: [fee],
    payments: payments(agreementTotals([fee]).gross, today, showDay(show), locale),
    vatText: vat.text,
  });
}
