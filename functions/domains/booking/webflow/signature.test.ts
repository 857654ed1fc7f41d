import { expect, it } from 'vitest';
import { isSigned } from './signature.ts';

/** A vector made with Python's hmac, from the description at Webflow. */
const SECRET = '0123456789abcdef0123456789abcdef';
const AT = 1_700_000_000_000;
const message = {
  text: '{"triggerType":"form_submission","payload":{"name":"Café"}}',
  signedAt: String(AT),
  signature: '924da08c7cf3867970754ce94945df2fedef337a6d16098e38c5d75cb9141572',
};
const MINUTE = 60_000;
const at = (ms: number, more: Partial<typeof message> = {}, secret = SECRET) =>
  isSigned({ ...message, ...more }, secret, new Date(AT + ms));

it('accepts the signature of timestamp and body', () => {
  expect([at(0), at(5 * MINUTE), at(-5 * MINUTE)]).toEqual([true, true, true]);
});

it('refuses another text, time, secret or signature', () => {
  expect(at(0, { text: `${message.text} ` })).toBe(false);
  expect(at(0, { signedAt: String(AT + 1) })).toBe(false);
  expect(at(0, {}, 'other')).toBe(false);
  expect(['', 'x', message.signature.replace('a', 'b')].map((signature) => at(0, { signature }))).toEqual([
    ...[false, false, false],
  ]);
});

it('refuses a message that is too old, or of no time', () => {
  expect(at(5 * MINUTE + 1)).toBe(false);
  expect(at(-5 * MINUTE - 1)).toBe(false);
  expect(['', 'now', '1700000000'].map((signedAt) => at(0, { signedAt }))).toEqual([false, false, false]);
});
