import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { areaOf, routeKeys } from '#infra/areas.ts';
import { areaMap } from '#infra/edge/area-map.ts';
import { apiRequestCode, pageRequestCode, pageResponseCode } from '#infra/edge/functions.ts';
import { headerSets } from '#infra/edge/security-headers.ts';
import { allRoutes } from '#shared/contracts.ts';
import { GUEST_PAGES } from '#shared/kernel/contract/page-document.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { synthetic } from './synthetic.ts';

interface Request {
  uri: string;
  method: string;
  headers: Record<string, { value: string }>;
}
const SECRET = 'A'.repeat(43);
/** CloudFront's limit for one function. */
const MAX_BYTES = 10_240;

const request = (uri: string, method = 'GET'): Request => ({ uri, method, headers: {} });

function run<T>(code: string, event: object, cf: object = {}): T {
  const context = createContext({ cf, event });
  return runInContext(`${code.replace(/^import .*\n/, '')}; handler(event)`, context) as T;
}

function areaChosen(code: string, uri: string, method: string): { area: string | undefined; request: Request } {
  let area: string | undefined;
  const cf = { selectRequestOriginById: (id: string) => (area = id) };
  const sent = run<Request>(code, { request: request(uri, method), viewer: { ip: '192.0.2.1' } }, cf);
  return { area, request: sent };
}

describe.each([
  ['the product', allRoutes],
  ['a synthetic product', synthetic.routes],
] as [string, readonly Route[]][])('the way to an API, %s', (_, routes) => {
  const code = apiRequestCode(areaMap(routes));

  it('leads every route to its own area', () => {
    for (const route of routes) {
      for (const { method, path } of routeKeys(route)) {
        const uri = path.replace(/\{\w+\}/g, SECRET);
        expect(areaChosen(code, uri, method).area, `${method} ${path}`).toBe(areaOf(route.domain).id);
      }
    }
  });

  it('fits into a CloudFront Function', () => expect(Buffer.byteLength(code)).toBeLessThanOrEqual(MAX_BYTES));
});

describe('the way to an API', () => {
  const make = (domain: string, method: 'GET' | 'PUT', path: string) => ({ domain, method, path }) as Route;

  it('tells two areas apart by method where they share a path, and prefers a word to a parameter', () => {
    const routes = [
      make('show', 'GET', '/api/v1/things/{id}'),
      make('artist', 'PUT', '/api/v1/things/{id}'),
      make('artist', 'GET', '/api/v1/things/latest'),
    ];
    const code = apiRequestCode(areaMap(routes));
    expect(areaChosen(code, '/api/v1/things/7', 'GET').area).toBe('booking');
    expect(areaChosen(code, '/api/v1/things/7', 'PUT').area).toBe('relations');
    expect(areaChosen(code, '/api/v1/things/latest', 'GET').area).toBe('relations');
    for (const unknown of ['constructor', '__proto__/__proto__/a', '1', '', 'things/%20'])
      expect(areaChosen(code, `/api/v1/${unknown}`, 'PATCH').area, unknown).toBeUndefined();
  });

  it('refuses one address in two areas', () => {
    const routes = [make('show', 'GET', '/api/v1/a'), make('artist', 'GET', '/api/v1/a')];
    expect(() => areaMap(routes)).toThrow('two areas serve');
  });

  it("hands on the caller's real address, whatever the caller claims", () => {
    const claimed = { ...request('/api/v1/shows'), headers: { 'x-viewer-ip': { value: '203.0.113.9' } } };
    const cf = { selectRequestOriginById: () => undefined };
    const code = apiRequestCode(areaMap(synthetic.routes));
    const sent = run<Request>(code, { request: claimed, viewer: { ip: '192.0.2.1' } }, cf);
    expect(sent.headers['x-viewer-ip']?.value).toBe('192.0.2.1');
  });
});

describe('pages', () => {
  const pageOf = (uri: string) => run<Request>(pageRequestCode(), { request: request(uri) });

  it.each(['/', '/shows', '/shows/01H/edit', `/download/${SECRET}`])('%s is answered by the application', (uri) => {
    expect(pageOf(uri).uri).toBe('/index.html');
  });
  it.each(GUEST_PAGES)('$path is answered by the smaller application', ({ path }) => {
    expect(pageOf(path.replace('{secret}', SECRET)).uri).toBe('/guest.html');
  });
  it.each(['/esign/forme', '/contract/01H/esign', '/esign/invitation', '/esign/verify/more'])(
    '%s is a page of the application',
    (uri) => {
      expect(pageOf(uri).uri).toBe('/index.html');
    },
  );
  it('the reference of the API is a file of its own', () => {
    expect(pageOf('/developers').uri).toBe('/developers.html');
    expect(pageOf('/developers/more').uri).toBe('/index.html');
    expect(pageOf('/api/openapi.json').uri).toBe('/api/openapi.json');
  });
  it.each(['/assets/app-1a2b.js', '/assets/missing', '/favicon.ico', '/site-settings.json'])('%s is a file', (uri) => {
    expect(pageOf(uri).uri).toBe(uri);
  });

  const sets = headerSets({ files: 'https://files.example', identity: 'https://identity.example' });
  const headersOf = (asked: Request) =>
    run<{ headers: Record<string, { value: string }> }>(pageResponseCode(sets), {
      request: asked,
      response: { headers: {} },
    }).headers;

  it('get the security headers', () => {
    const headers = headersOf(pageOf('/shows'));
    expect(headers['content-security-policy']?.value).toContain("frame-ancestors 'none'");
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('fetch nothing on secret pages but what they need by name', () => {
    const secret = sets.secret['content-security-policy'] ?? '';
    expect(secret).toMatch(/^default-src 'none'; base-uri 'none'; /);
    expect(secret).toContain("img-src 'self' blob:;");
    expect(secret).not.toMatch(/data:|tiles|frame-src/);
  });

  it('let images come from a source of map tiles only where there is one', () => {
    const imagesOf = (tiles?: string) =>
      /img-src ([^;]*)/.exec(
        headerSets({ files: 'f:', identity: 'i:', tiles }).page['content-security-policy'] ?? '',
      )?.[1];
    expect(imagesOf()).toBe("'self' data: blob: f:");
    expect(imagesOf('https://{s}.tiles.example/{z}/{x}/{y}.png?k=1')).toBe(
      "'self' data: blob: f: https://*.tiles.example",
    );
  });

  it('behind a secret leave no trace: neither in a cache, a referrer, nor a search engine', () => {
    for (const asked of [pageOf(`/download/${SECRET}`), request(`/advancing/invitation/${SECRET}/provide`)]) {
      const headers = headersOf(asked);
      expect(headers['cache-control']?.value).toBe('no-store');
      expect(headers['referrer-policy']?.value).toBe('no-referrer');
      expect(headers['x-robots-tag']?.value).toContain('noindex');
    }
  });

  it('cannot be made secret ones by a header', () => {
    const forged = { ...request('/shows'), headers: { 'x-secret-page': { value: '1' } } };
    expect(run<Request>(pageRequestCode(), { request: forged }).headers['x-secret-page']).toBeUndefined();
  });
});
