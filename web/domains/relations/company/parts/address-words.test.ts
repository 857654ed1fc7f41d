import { expect, it } from 'vitest';
import { Address } from '#shared/kernel/geo/address.ts';
import { addressLines, mapAddress } from './address-words.ts';
import { stateText } from './state-text.ts';

const address = (given: object) => Address.parse(given);

it('writes an address on its lines and leaves out what is not known', () => {
  expect(addressLines(address({ addressLine1: 'Kade 1', postalCode: '1011', city: 'Amsterdam' }), '')).toEqual([
    'Kade 1',
    '1011 Amsterdam',
  ]);
  expect(addressLines(address({ city: 'Austin', countryId: 'US', stateId: 'US-TX' }), stateText('US-TX'))[0]).toBe(
    'Austin, Texas',
  );
  expect(addressLines(address({}), stateText(''))).toEqual([]);
});

it('leads to the coordinates, else to the address, else nowhere', () => {
  expect(mapAddress(address({ lat: 52.1, lng: 4.9 }), '')).toContain('mlat=52.1&mlon=4.9');
  expect(mapAddress(address({ addressLine1: 'Kade 1', city: 'Amsterdam' }), '')).toContain('Kade%201%2C%20Amsterdam');
  expect(mapAddress(address({ city: 'Amsterdam' }), '')).toBeUndefined();
});
