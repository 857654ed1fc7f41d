import { stateName } from '#shared/data/states.ts';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Identity } from '#shared/domains/reference/bookkeeping/identity.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { outcomeOf, readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { type Address, addressLines } from '#shared/kernel/geo/address.ts';
import { eAddressOf } from '#shared/kernel/money/e-address.ts';

type Locale = InvoiceFields['locale'];

const placeOf = ({ addressLine1, addressLine2, postalCode, city, stateId, stateText = '' }: Address) => ({
  addressLine1,
  addressLine2,
  postalCode,
  city,
  state: (stateId && stateName(stateId)) || stateText,
});

/** Returns the seller of a document, as the document names it from the day of issue on. */
export const sellerOf = (
  seller: Identity,
  locale: Locale,
  { contact, eAddress }: Pick<InvoiceParty, 'contact' | 'eAddress'> = {},
): InvoiceParty => ({
  name: seller.name,
  address: addressLines(seller.address, locale),
  country: seller.address.countryId,
  vatNumber: seller.vatNumber,
  registerNumber: seller.registerNumber,
  email: seller.email,
  phone: seller.phone,
  website: seller.website,
  place: placeOf(seller.address),
  eAddress,
  ...(contact ? { contact } : {}),
});
export const buyerOf = (buyer: CompanyFields, locale: Locale): InvoiceParty => ({
  name: buyer.name,
  address: addressLines(buyer.address, locale),
  country: buyer.address.countryId,
  vatNumber: buyer.vatNumber,
  registerNumber: buyer.registerNumber,
  email: buyer.email,
  place: placeOf(buyer.address),
  eAddress: eAddressOf(buyer.eAddress),
});

type Last = { readonly number?: string; readonly outcome?: Outcome; readonly at?: string } | undefined;
/** The last VIES answer for the buyer's present number. Numbers that VIES does not check have none. */
export function vatCheckOf({ vatNumber, address }: CompanyFields, last: Last): Pick<InvoiceParty, 'vatCheck'> {
  const number = readVatNumber(vatNumber, address.countryId);
  if (!number?.isEuMember) return {};
  const outcome = outcomeOf(number, last);
  const at = last?.number === number.full ? last.at : undefined;
  return { vatCheck: { outcome, ...(at ? { at } : {}) } };
}
