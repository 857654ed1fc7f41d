import { describe, expect, it } from 'vitest';
import { AllowedAddresses, addressesOf, isAddress, MAX_ADDRESSES } from './rules.ts';

describe('an allowed address', () => {
  it.each([
    '192.0.2.4',
    '10.0.0.1',
    '255.255.255.255',
    '2001:db8::4',
    '::1',
    '192.0.2.0/24',
    '10.0.0.0/8',
    '192.0.2.4/32',
  ])('may be %s', (text) => expect(isAddress(text)).toBe(true));
  it.each(['2001:db8::/32', '2001:db8::4/128'])('may be %s', (text) => expect(isAddress(text)).toBe(true));
  it.each([
    '0.1.2.3',
    '192.0.2.0',
    '192.0.2.256',
    '192.0.2',
    '192.0.2.4.5',
    '192.0.2.04',
    ' ',
    '',
    'office',
    '1e2.0.0.1',
  ])('may not be %j', (text) => expect(isAddress(text)).toBe(false));
  it.each([
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/8',
    '192.0.2.0/33',
    '192.0.2.0/',
    '2001:db8::/129',
    'fe80::1%eth0',
    '1.2.3.4/24/1',
  ])('may not be the range %j', (text) => expect(isAddress(text)).toBe(false));
});

it('reads a list without blanks and repeats', () => {
  expect(AllowedAddresses.parse([' 192.0.2.4 ', '2001:DB8::4', '192.0.2.4'])).toEqual(['192.0.2.4', '2001:db8::4']);
  expect(AllowedAddresses.safeParse(['office']).error?.issues[0]?.message).toBe('allowedAddress.invalid');
  const many = Array.from({ length: MAX_ADDRESSES + 1 }, (_, i) => `192.0.2.${i + 1}`);
  expect(AllowedAddresses.safeParse(many).success).toBe(false);
});

it('limits the team, and no users outside', () => {
  const tenant = { addresses: ['192.0.2.4'] };
  expect(addressesOf({ environment: 'internal', tenant })).toEqual(['192.0.2.4']);
  expect(addressesOf({ environment: 'external', tenant })).toBeUndefined();
  expect(addressesOf({ environment: 'internal', tenant: {} })).toBeUndefined();
  expect(addressesOf({ environment: 'internal', tenant: { addresses: [] } })).toBeUndefined();
});
