import { expect, it } from 'vitest';
import { addressFrom } from './address.ts';

const component = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });

it('knows a state by its code, puts the number where the country does', () => {
  const address = addressFrom([
    component('1805', '1805', 'street_number'),
    component('Geary Boulevard', 'Geary Blvd', 'route'),
    component('San Francisco', 'SF', 'locality'),
    component('California', 'CA', 'administrative_area_level_1'),
    component('United States', 'US', 'country'),
    component('94115', '94115', 'postal_code'),
  ]);
  expect(address).toEqual({
    addressLine1: '1805 Geary Boulevard',
    addressLine2: '',
    postalCode: '94115',
    city: 'San Francisco',
    countryId: 'US',
    stateId: 'US-CA',
  });
});

it('keeps a state it does not know as text, and knows no country that is none', () => {
  const state = component('Elsewhere', 'XX', 'administrative_area_level_1');
  expect(addressFrom([state, component('United States', 'US', 'country')])).toMatchObject({
    stateId: '',
    stateText: 'Elsewhere',
  });
  expect(addressFrom([component('Nowhere', 'QQ', 'country')])).toMatchObject({ countryId: '', city: '' });
});
