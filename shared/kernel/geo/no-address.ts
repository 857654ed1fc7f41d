import type { Address } from './address.ts';

/** An address that says nothing yet: forms begin with it. */
export const NO_ADDRESS = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  countryId: '',
  stateId: '',
} as const satisfies Address;
