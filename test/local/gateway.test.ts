import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway } from '#scripts/local/gateway/server.ts';
import type { Listener } from '#scripts/local/http.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const webDir = tempFolder('web');
mkdirSync(join(webDir, 'assets'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>app</title>');
writeFileSync(join(webDir, 'assets/main-abc.js'), `console.log('${'x'.repeat(2000)}')`);
writeFileSync(join(webDir, '../outside.txt'), 'outside');

type Handler = (event: APIGatewayProxyEventV2) => unknown;
const route = (method: string, path: string, handler: Handler, timeout = 5) => ({
  method,
  path,
  fn: { name: path, timeout, load: async () => ({ handler: handler as (event: never) => unknown }) },
});
const echo: Handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });
let gateway: Listener;
let url: string;

beforeAll(async () => {
  gateway = await startGateway({
    port: 0,
    webDir,
    settings: { stage: 'local' },
    origins: { files: 'http://files.test', identity: 'http://identity.test' },
    routes: [
      route('GET', '/api/v1/shows/{id}', echo),
      route('GET', '/api/v1/shows/mine', async () => ({ statusCode: 200, body: 'mine' })),
      route('POST', '/api/v1/shows', echo),
      route('GET', '/api/v1/late', () => new Promise(() => undefined), 0.05),
      route('GET', '/api/v1/broken', async () => Promise.reject(new Error('secret detail'))),
    ],
  });
  url = gateway.url;
});
afterAll(() => gateway.close());

test('a handler gets the event an HTTP API would give', async () => {
  const headers = { cookie: 'a=1; b=2', 'X-Viewer-Ip': '6.6.6.6' };
  const event = await (await fetch(`${url}/api/v1/shows/a%20b?x=1&x=2&y=%C3%A9`, { headers })).json();
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/v1/shows/{id}',
    pathParameters: { id: 'a b' },
    queryStringParameters: { x: '1,2', y: 'é' },
    cookies: ['a=1', 'b=2'],
    headers: { 'x-viewer-ip': '127.0.0.1' },
    isBase64Encoded: false,
  });
});

test('text stays text and bytes come as base64', async () => {
  const post = async (type: string, body: BodyInit) =>
    (await fetch(`${url}/api/v1/shows`, { method: 'POST', body, headers: { 'content-type': type } })).json();
  expect(await post('application/json', '{"é":1}')).toMatchObject({ body: '{"é":1}', isBase64Encoded: false });
  expect(await post('image/png', new Uint8Array([1, 2]))).toMatchObject({ body: 'AQI=', isBase64Encoded: true });
});

test('a fixed segment beats a parameter; other methods and paths are not found', async () => {
  expect(await (await fetch(`${url}/api/v1/shows/mine`)).text()).toBe('mine');
  expect((await fetch(`${url}/api/v1/shows/mine`, { method: 'DELETE' })).status).toBe(404);
  expect((await fetch(`${url}/api/v1/shows/`)).status).toBe(404);
  expect((await fetch(`${url}/api`)).status).toBe(404);
  expect((await fetch(`${url}/api/v1/shows/%zz`)).status).toBe(400);
});

test('ten MiB is the most', async () => {
  const post = (size: number) => fetch(`${url}/api/v1/shows`, { method: 'POST', body: Buffer.alloc(size) });
  expect((await post(10 * 2 ** 20 + 1)).status).toBe(413);
});

test('an answer of its own carries the headers that keep a browser from guessing', async () => {
  const { status, headers } = await fetch(`${url}/api/v1/nowhere`);
  const names = ['cache-control', 'content-security-policy', 'referrer-policy', 'x-content-type-options'];
  expect([status, ...names.map((name) => headers.get(name))]).toEqual([
    404,
    'no-store',
    "default-src 'none'; frame-ancestors 'none'",
    'no-referrer',
    'nosniff',
  ]);
});

test('a handler that hangs or throws tells nothing of itself', async () => {
  expect((await fetch(`${url}/api/v1/late`)).status).toBe(503);
  const broken = await fetch(`${url}/api/v1/broken`);
  expect([broken.status, await broken.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
});

test('pages get the application with its policy; missing files stay missing', async () => {
  const page = await fetch(`${url}/shows/01ABC`);
  expect(await page.text()).toContain('<title>app</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' http://files.test http://identity.test");
  expect((await fetch(`${url}/assets/gone`)).status).toBe(404);
  expect((await fetch(`${url}/gone.png`)).status).toBe(404);
});

test('assets are kept for ever and travel compressed', async () => {
  const asset = await fetch(`${url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(await asset.text()).toContain('xxx');
  const again = await fetch(`${url}/assets/main-abc.js`, {
    headers: { 'if-none-match': asset.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('pages of secret links leave no trace', async () => {
  const { headers } = await fetch(`${url}/download/${'A'.repeat(43)}`);
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
});

test('nothing outside the folder is served', async () => {
  const status = await new Promise((done) =>
    request(`${url}/`, { path: '/..%2foutside.txt' }, (res) => done(res.statusCode)).end(),
  );
  expect(status).toBe(404);
});

test('the settings are always fresh', async () => {
  const settings = await fetch(`${url}/site-settings.json`);
  expect(settings.headers.get('cache-control')).toBe('no-store');
  expect(await settings.json()).toEqual({ stage: 'local' });
});
