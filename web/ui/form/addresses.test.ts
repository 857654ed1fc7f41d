import { expect, it } from 'vitest';
import { addressesIn, toggled } from './addresses.ts';

it('addresses are parted by commas, semicolons or spaces, each once', () =>
  expect(addressesIn(' a@x.example; b@x.example,a@x.example ')).toEqual(['a@x.example', 'b@x.example']));

it('a press adds an address, the next one takes it away', () => {
  const one = toggled('a@x.example', 'b@x.example');
  expect(one).toBe('a@x.example, b@x.example');
  expect(toggled(one, 'a@x.example')).toBe('b@x.example');
});
