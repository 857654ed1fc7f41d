import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPublicUrl } from './outside.ts';
import { safeFetch } from './safe-fetch.ts';

const OPEN = { address: '8.8.8.8', family: 4 };
/** The addresses that a name resolves to when a connection opens. */
const found = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[] }));
vi.mock('node:dns', () => ({
  lookup: (_host: string, _options: object, done: (error: null, addresses: object[]) => void) =>
    done(null, found.addresses),
}));

describe('an address', () => {
  it.each([
    'https://calendar.example/feed.ics',
    'https://calendar.example:8443/feed.ics',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('%s may be asked', (address) => expect(isPublicUrl(new URL(address))).toBe(true));

  it.each([
    ['not encrypted', 'http://calendar.example/'],
    ['another protocol', 'ftp://calendar.example/'],
    ['a name and a password', 'https://user:secret@calendar.example/'],
    ['a name before a private address', 'https://calendar.example@10.0.0.1/'],
    ['the port of mail', 'https://calendar.example:25/'],
    ['a name of this machine', 'https://localhost/'],
    ['the same name with a dot behind', 'https://localhost./'],
    ['a name within this machine', 'https://a.localhost./'],
    ['a name of a home net', 'https://printer.lan/'],
    ['a name of a local net', 'https://printer.local/'],
    ['what a cloud tells its machines', 'https://metadata.google.internal/'],
    ['the same with a dot behind', 'https://metadata.google.internal./'],
    ['link-local', 'https://169.254.169.254/latest/meta-data'],
    ['no address at all', 'https://0.0.0.0/'],
    ['this machine in short', 'https://127.1/'],
    ['this machine as one number', 'https://2130706433/'],
    ['this machine in octal', 'https://0177.0.0.1/'],
    ['this machine in hexadecimal', 'https://0x7f000001/'],
    ['this machine in full-width digits', 'https://１２７.0.0.1/'],
    ['this machine, version 6', 'https://[::1]/'],
    ['version 4 in version 6', 'https://[::ffff:10.0.0.1]/'],
    ['the same in hexadecimal', 'https://[::ffff:a00:1]/'],
    ['version 4 behind a translator', 'https://[64:ff9b::a9fe:a9fe]/'],
    ['link-local, version 6', 'https://[fe80::1]/'],
    ['a private net, version 6', 'https://[fd00:ec2::254]/'],
  ])('%s may not: %s', (_what, address) => expect(isPublicUrl(new URL(address))).toBe(false));
});

describe('an answer', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
    vi.unstubAllEnvs();
  });
  async function site(headers: Record<string, string>, body: Uint8Array | string, status = 200) {
    server = createServer((_request, reply) => reply.writeHead(status, headers).end(body));
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubEnv('OUTSIDE_ORIGIN', origin);
    return safeFetch(new URL(`${origin}/feed.ics`), { maxBytes: 1000 });
  }

  it('is read, packed or not', async () => {
    expect(await site({ etag: '"1"' }, 'hello')).toMatchObject({ text: 'hello', etag: '"1"' });
    server?.close();
    expect((await site({ 'content-encoding': 'gzip' }, gzipSync('hello'))).text).toBe('hello');
  });

  it('is put together where a line was broken within a character', async () => {
    const [one, other] = [
      Buffer.from('SUMMARY:Mot\u00f6rhead').subarray(0, 12),
      Buffer.from('\u00f6rhead').subarray(1),
    ];
    expect((await site({}, Buffer.concat([one, Buffer.from('\r\n '), other]))).text).toBe('SUMMARY:Mot\u00f6rhead');
  });

  it.each([
    ['in the charset of Windows, unsaid', '', Buffer.from('M\u00e4rchen', 'latin1')],
    ['in UTF-8, whatever its server says', 'text/calendar; charset=ISO-8859-1', Buffer.from('M\u00e4rchen')],
    ['in UTF-8 with a mark', 'text/calendar', Buffer.from('\ufeffM\u00e4rchen')],
    ['in UTF-16 with a mark', 'text/calendar', Buffer.from('\ufeffM\u00e4rchen', 'utf16le')],
    [
      'in the charset that its server names',
      'text/calendar;charset="macintosh"',
      Buffer.from([77, 138, 114, 99, 104, 101, 110]),
    ],
    ['in a charset that nobody knows', 'text/calendar;charset=klingon', Buffer.from('M\u00e4rchen')],
  ])('is read %s', async (_, type, bytes) => {
    expect((await site(type ? { 'content-type': type } : {}, bytes)).text).toBe('M\u00e4rchen');
    server?.close();
  });

  it.each([
    ['too long', {}, 'x'.repeat(1001), 200, 'tooLarge'],
    ['small until it is unpacked', { 'content-encoding': 'gzip' }, gzipSync('x'.repeat(1_000_000)), 200, 'tooLarge'],
    ['not what it says', { 'content-encoding': 'gzip' }, 'hello', 200, 'unreachable'],
    ['sent on to a private address', { location: 'https://169.254.169.254/' }, '', 302, 'refused'],
    ['sent on to this machine', { location: 'http://localhost:1/' }, '', 307, 'refused'],
    ['sent on in a circle', { location: '/feed.ics' }, '', 301, 'refused'],
    ['sent on to nowhere', {}, '', 302, 'status'],
    ['an error', {}, '', 500, 'status'],
  ] as const)('that is %s is not', async (_what, headers, body, status, reason) => {
    await expect(site({ ...headers }, body, status)).rejects.toMatchObject({ reason });
  });

  it.each([
    ['private', [{ address: '10.0.0.1', family: 4 }]],
    ['private beside a public one', [OPEN, { address: '127.0.0.1', family: 4 }]],
    ['version 4 in version 6', [{ address: '::ffff:169.254.169.254', family: 6 }]],
  ])('is not asked for where a public name leads to an address that is %s', async (_what, addresses) => {
    found.addresses = addresses;
    const asked = safeFetch(new URL('https://calendar.example/feed.ics'), { maxBytes: 1000 });
    await expect(asked).rejects.toMatchObject({ reason: 'refused' });
  });
});
