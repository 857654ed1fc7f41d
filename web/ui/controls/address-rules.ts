import { statesOf } from '#shared/data/states.ts';
import type { Address, AddressFieldMode } from '#shared/kernel/address.ts';
import type { ErrorDetail } from '#shared/kernel/error.ts';

export const ADDRESS_FIELDS = [
  'name',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'countryId',
  'stateId',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressModes = Readonly<Partial<Record<AddressField, AddressFieldMode>>>;

export const modeOf = (modes: AddressModes, field: AddressField): AddressFieldMode => modes[field] ?? 'visible';

/** A country without states cannot be asked for one. */
const isAsked = (address: Address, modes: AddressModes, field: AddressField): boolean =>
  modeOf(modes, field) === 'visibleMandatory' && (field !== 'stateId' || statesOf(address.countryId).length > 0);

/** Fields that must say something: not blank after trimming, the country not the blank option (spec section 5). */
export const addressErrors = (address: Address, modes: AddressModes): ErrorDetail[] =>
  ADDRESS_FIELDS.filter((field) => isAsked(address, modes, field) && address[field].trim() === '').map((field) => ({
    code: 'required',
    field,
  }));

/** A state belongs to its country: another country starts without one, or with the one that is told. */
export function changeAddress(
  { stateText, ...address }: Address,
  field: AddressField,
  value: string,
  startState = '',
): Address {
  if (field === 'countryId' && value !== address.countryId)
    return { ...address, countryId: value, stateId: startState };
  const kept = stateText === undefined || field === 'stateId' ? {} : { stateText };
  return { ...address, ...kept, [field]: value };
}
