import { EU_COUNTRIES } from '#shared/data/vat-cases.ts';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { isValidOn, type LocalDate, type Validity } from '#shared/kernel/time/date.ts';

/** A VAT case of an agency. */
export interface VatCase extends Validity {
  readonly id: Id;
  readonly code: string;
  readonly name: string;
  readonly rate: number;
  readonly category: VatCategory;
  readonly countryId: string;
  readonly legalText: string;
  readonly legalTexts?: Readonly<Partial<Record<Language, string>>>;
  readonly isActive: boolean;
  readonly isDefault: boolean;
}
interface Sale {
  readonly sellerCountry: string;
  readonly sellerVat: string;
  readonly buyerCountry: string;
  readonly buyerVat: string;
  /** The VAT rates of the buyer's record and of the bookkeeping, in that order. */
  readonly usual: readonly (Id | undefined)[];
  readonly date: LocalDate;
}

/**
 * Proposes the VAT category by the countries of seller and buyer (money section 2). A business in another member state
 * owes the VAT itself; outside the EU no one owes it.
 */
export function proposedCategory({ sellerCountry, sellerVat, buyerCountry, buyerVat }: Sale): VatCategory {
  if (!buyerCountry || !sellerCountry || buyerCountry === sellerCountry) return 'S';
  if (!EU_COUNTRIES.has(buyerCountry)) return 'O';
  return EU_COUNTRIES.has(sellerCountry) && sellerVat !== '' && buyerVat !== '' ? 'AE' : 'S';
}

/** Finds the default VAT case of a new line, among those that may be chosen on the day. */
export function proposedVat(cases: readonly VatCase[], sale: Sale): VatCase | undefined {
  const open = cases.filter((one) => one.isActive && isValidOn(one, sale.date));
  const category = proposedCategory(sale);
  const abroad = category === 'S' ? undefined : open.find((one) => one.category === category);
  const usual = sale.usual.map((id) => open.find((one) => one.id === id)).find(Boolean);
  const home = open.find((one) => one.isDefault) ?? open.find((one) => one.countryId === sale.sellerCountry);
  return abroad ?? usual ?? home ?? open[0];
}

/** The domestic cases with a rate that may be chosen on the day. */
export function homeCases(cases: readonly VatCase[], { sellerCountry, date }: Pick<Sale, 'sellerCountry' | 'date'>) {
  const isHome = ({ countryId }: VatCase) => countryId === '' || countryId === sellerCountry;
  return cases.filter((one) => one.isActive && one.category === 'S' && isValidOn(one, date) && isHome(one));
}

/**
 * Proposes the VAT case of the agency's own service, such as its commission. At home it has the full rate, although the
 * performances have a reduced one (money section 8).
 */
export function serviceVat(cases: readonly VatCase[], sale: Sale): VatCase | undefined {
  const proposed = proposedVat(cases, sale);
  if (proposed?.category !== 'S') return proposed;
  return homeCases(cases, sale).toSorted((a, b) => b.rate - a.rate)[0] ?? proposed;
}

/** Returns the domestic rate: the agency's default case, else the first case of its country. */
export function homeRate(cases: readonly VatCase[], country: string, date: LocalDate): number | undefined {
  const own = cases.filter(({ category }) => category === 'S');
  const sale = { sellerCountry: country, sellerVat: '', buyerCountry: country, buyerVat: '', usual: [], date };
  return proposedVat(own, sale)?.rate;
}
