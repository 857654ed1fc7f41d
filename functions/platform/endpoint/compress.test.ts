import { gunzipSync } from 'node:zlib';
import { expect, it, test } from 'vitest';
import { compressed } from './compress.ts';

const LONG = JSON.stringify({ rows: Array.from({ length: 200 }, (_, i) => ({ id: i, name: 'Zoë Ångström' })) });
const reply = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: LONG };

it('sends what is long as a fraction of it, whole', async () => {
  const { body = '', ...rest } = await compressed(reply, 'br, gzip;q=0.8');
  const bytes = Buffer.from(body, 'base64');
  expect(bytes.length).toBeLessThan(Buffer.byteLength(LONG) / 4);
  expect(gunzipSync(bytes).toString()).toBe(LONG);
  const headers = { ...reply.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
  expect(rest).toEqual({ statusCode: 200, headers, isBase64Encoded: true });
});

test.each([
  ['who cannot read it', reply, undefined],
  ['who reads something else', reply, 'br, deflate'],
  ['who wants none of it', reply, 'gzip;q=0, br'],
  ['a short answer', { ...reply, body: '{"ok":true}' }, 'gzip'],
  ['an answer without words', { statusCode: 304 }, 'gzip'],
  ['bytes', { ...reply, isBase64Encoded: true }, 'gzip'],
])('leaves it as it is: %s', async (_, given, accepted) => {
  expect(await compressed(given, accepted)).toBe(given);
});
