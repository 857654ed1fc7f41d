import { expect, it } from 'vitest';
import { isAmong } from './allowed-address.ts';

const OFFICE = ['192.0.2.4', '198.51.100.0/24', '2001:db8:1::/48', '2001:db8:2::7'];

it.each([
  '192.0.2.4',
  '198.51.100.0',
  '198.51.100.255',
  '2001:db8:1:ffff::1',
  '2001:0db8:0002:0::7',
  '::ffff:192.0.2.4',
])('lets %s in', (address) => expect(isAmong(OFFICE, address)).toBe(true));
it.each([
  '192.0.2.5',
  '198.51.101.0',
  '2001:db8:3::1',
  '2001:db8:2::8',
  '::ffff:192.0.2.5',
  '',
  'office',
  '192.0.2.4, 1.1.1.1',
])('does not let %j in', (address) => expect(isAmong(OFFICE, address)).toBe(false));
