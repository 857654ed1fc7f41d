import { expect, it } from 'vitest';
import { isWebAddress, webUrl } from './web-address.ts';

it.each([
  ['example.com', true],
  ['https://example.com/a?b=c', true],
  ['example.com:8080', true],
  ['example.com:8080/path', true],
  ['http://192.168.1.20', true],
  ['3.14', false],
  ['2027', false],
  ['localhost:3000', false],
  ['mailto:a@example.com', false],
  ['mailto:1@example.com', false],
  ['tel:31201234567', false],
  ['javascript:1', false],
  ['https://me@example.com', false],
  ['//evil.example', false],
  ['/evil.example', false],
  ['\\\\evil.example', false],
  ['https:evil.example', false],
  ['https:/evil.example', false],
  ['https:///evil.example', false],
  ['https:\\\\evil.example', false],
  ['@evil.example', false],
  ['.example.com', false],
])('%s as an address of the web: %s', (text, isOne) => expect(isWebAddress(text)).toBe(isOne));

it('says where an address leads', () => {
  expect(webUrl('example.com/a')?.href).toBe('https://example.com/a');
  expect(webUrl('HTTP://Example.com')?.href).toBe('http://example.com/');
});
