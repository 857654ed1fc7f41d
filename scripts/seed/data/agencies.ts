import type { AgencyKey } from '../people.ts';

export interface Firm {
  readonly name: string;
  readonly legalName: string;
  readonly registerNumber: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly color: string;
  readonly address: {
    readonly addressLine1: string;
    readonly postalCode: string;
    readonly city: string;
    readonly countryId: string;
  };
}

export type FirmKey = Exclude<AgencyKey, 'operator'>;

/** The agencies' identities, used on agreements, on invoices and in the settings. */
export const AGENCIES: Readonly<Record<FirmKey, Firm>> = {
  northlight: {
    name: 'Northlight Booking',
    legalName: 'Northlight Booking BV',
    registerNumber: '71234568',
    vatNumber: 'NL858712349B01',
    email: 'office@northlight.example',
    phone: '+31 20 555 01 80',
    color: '#4338CA',
    address: { addressLine1: 'Veemkade 12', postalCode: '1019 GZ', city: 'Amsterdam', countryId: 'NL' },
  },
  harbour: {
    name: 'Harbour Lane Agency',
    legalName: 'Harbour Lane Agency BV',
    registerNumber: '68451209',
    vatNumber: 'NL857440214B01',
    email: 'office@harbour.example',
    phone: '+31 10 555 01 46',
    color: '#0F766E',
    address: { addressLine1: 'Wilhelminakade 85', postalCode: '3072 AP', city: 'Rotterdam', countryId: 'NL' },
  },
};
