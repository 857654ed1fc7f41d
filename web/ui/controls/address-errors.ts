import { hasStates } from '#shared/data/state-countries.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressModes, modeOf } from './address-rules.ts';

/** A country without states cannot be asked for one. */
const isAsked = (address: Address, modes: AddressModes, field: AddressField): boolean =>
  modeOf(modes, field) === 'visibleMandatory' && (field !== 'stateId' || hasStates(address.countryId));

/** Fields that must say something: not blank after trimming, the country not the blank option (spec section 5). */
export const addressErrors = (address: Address, modes: AddressModes): ErrorDetail[] =>
  ADDRESS_FIELDS.filter((field) => isAsked(address, modes, field) && address[field].trim() === '').map((field) => ({
    code: 'required',
    field,
  }));
