import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerSets, type Origins } from '#infra/edge/security-headers.ts';
import { REFERENCE_FILES } from '#shared/kernel/contract/page-document.ts';
import { type Listener, listen } from '../http.ts';
import { HOST } from '../ports.ts';
import { makeApi } from './api.ts';
import { makePages } from './pages.ts';
import type { LocalRoute } from './router.ts';

export interface GatewayOptions {
  readonly port: number;
  readonly routes: readonly LocalRoute[];
  /** The content of /site-settings.json for the web application. */
  readonly settings: object;
  /** Stand-ins that pages may talk to. */
  readonly origins: Origins;
  /** The built web application; none while Vite serves it. */
  readonly webDir?: string | undefined;
}

/** Pages with a path segment as long as our secrets count as secret; the edge has the same rule. */
const SECRET_PAGE = /\/[A-Za-z0-9_-]{43}(\/|$)/;

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** The edge and the HTTP API in one: /api to the functions, everything else to the web application. */
export function startGateway({ port, routes, settings, origins, webDir }: GatewayOptions): Promise<Listener> {
  const api = makeApi(routes);
  const pages = webDir ? makePages(webDir) : undefined;
  const headers = headerSets(origins);

  const web = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = decoded(req.url ?? '/');
    if (path === undefined) return void res.writeHead(400).end('Bad Request');
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { allow: 'GET, HEAD' }).end();
    const set = SECRET_PAGE.test(path) ? headers.secret : headers.page;
    for (const [name, value] of Object.entries(set)) res.setHeader(name, value);
    if (path === '/site-settings.json') {
      res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void res.end(JSON.stringify(settings));
    }
    if (pages) return pages(req, res, path);
    res.writeHead(404).end('Not Found');
  };
  // All pages share one address: the browser's session and our endpoints' check of writes depend on the page's address.
  const home = async (req: IncomingMessage, res: ServerResponse): Promise<void> =>
    void res.writeHead(302, { location: `http://${HOST}:${port}${req.url}` }).end();
  const pageOf = (req: IncomingMessage) => (req.headers.host?.startsWith('localhost:') ? home : web);
  const isCall = (url = '') => /^\/api(\/|\?|$)/.test(url) && decoded(url) !== REFERENCE_FILES.openapi;
  return listen(port, (req, res) => (isCall(req.url) ? api(req, res) : pageOf(req)(req, res)));
}
