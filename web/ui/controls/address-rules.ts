import type { Address, AddressFieldMode } from '#shared/kernel/geo/address.ts';

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
