import { expect, it } from 'vitest';
import { Address } from '#shared/kernel/geo/address.ts';
import { identityOf, reachLine } from './identity.ts';

const NOWHERE = Address.parse({});
const AMSTERDAM = Address.parse({ addressLine1: 'Prinsengracht 1', city: 'Amsterdam', countryId: 'NL' });
const AGENCY = {
  name: 'Nightbird',
  address: AMSTERDAM,
  vatNumber: 'NL1',
  registerNumber: '123',
  email: 'info@nightbird.example',
  phone: '+31 20 1',
};
const BERLIN = {
  legalName: 'Nightbird GmbH',
  address: Address.parse({ city: 'Berlin', countryId: 'DE' }),
  vatNumber: 'DE1',
  registerNumber: '',
  email: '',
  phone: '+49 30 1',
  website: 'https://nightbird.example/',
};

it('a bookkeeping says who the agency is, and the agency what it leaves open', () =>
  expect(identityOf(BERLIN, AGENCY)).toEqual({
    name: 'Nightbird GmbH',
    address: BERLIN.address,
    vatNumber: 'DE1',
    registerNumber: '123',
    email: 'info@nightbird.example',
    phone: '+49 30 1',
    website: 'https://nightbird.example/',
  }));

it('an empty address is that of the agency, never a mix of both', () => {
  expect(identityOf({ ...BERLIN, address: NOWHERE }, AGENCY).address).toEqual(AMSTERDAM);
  expect(identityOf(BERLIN, AGENCY).address.addressLine1).toBe('');
});

it('an agency without a bookkeeping, or with one of an earlier release, speaks for itself', () => {
  expect(identityOf(undefined, AGENCY)).toEqual({ ...AGENCY, website: '' });
  expect(identityOf({ legalName: 'Old BV' }, AGENCY)).toMatchObject({ name: 'Old BV', phone: '+31 20 1', website: '' });
});

it('an artist’s bookkeeping takes nothing from the agency', () =>
  expect(identityOf({ legalName: 'Ana Fado', address: NOWHERE, isArtists: true }, AGENCY)).toEqual({
    name: 'Ana Fado',
    address: NOWHERE,
    vatNumber: '',
    registerNumber: '',
    email: '',
    phone: '',
    website: '',
  }));

it('the line at the foot names the ways there are', () => {
  expect(reachLine(identityOf(BERLIN, AGENCY))).toBe(
    'Nightbird GmbH · +49 30 1 · info@nightbird.example · nightbird.example',
  );
  expect(reachLine(identityOf(undefined, { ...AGENCY, phone: '', email: '' }))).toBe('Nightbird');
});
