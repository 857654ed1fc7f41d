import { expect, test } from 'vitest';
import { netOf } from './rate.ts';

test('addresses of one household count as one, those of another do not', () => {
  expect(netOf('203.0.113.7')).toBe('203.0.113.7');
  expect(netOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(netOf('2001:DB8:0:1::9')).toBe('2001:db8:0:1::/64');
  expect(netOf('2001:db8:0:1:a:b:c:d')).toBe(netOf('2001:db8::1:0:0:0:1'));
  expect(netOf('2001:db8:0:2::9')).not.toBe(netOf('2001:db8:0:1::9'));
  expect(netOf('::1')).toBe('0:0:0:0::/64');
});
