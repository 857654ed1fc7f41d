import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { GUEST_PAGE, REFERENCE_FILES, REFERENCE_PAGE } from '#shared/kernel/contract/page-document.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /text|json|javascript|svg|wasm/;
/** About what CloudFront does on the fly. */
const BROTLI_QUALITY = 5;
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Page {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
}

const brotli = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
const encoders = { br: brotli, gzip: promisify(gzip) } as const;

function encodingOf(req: IncomingMessage, { type, body }: Page): 'br' | 'gzip' | undefined {
  if (!COMPRESSIBLE.test(type) || body.length < 1000) return undefined;
  const accepted = String(req.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function open(dir: string, path: string): Promise<Page | undefined> {
  try {
    const body = await readFile(join(dir, normalize(path)));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { type: TYPES[extname(path)] ?? 'application/octet-stream', etag, body };
  } catch (e) {
    const code = e instanceof Error && 'code' in e ? e.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw e;
  }
}

/** A page address gets the application, or the smaller one of guests; a file that is missing stays missing. Assets carry their hash in the name. */
const fileOf = (path: string): string => {
  if (extname(path) !== '' || path.startsWith('/assets/')) return path;
  if (REFERENCE_PAGE.test(path)) return REFERENCE_FILES.page;
  return GUEST_PAGE.test(path) ? '/guest.html' : '/index.html';
};

const cacheOf = (file: string): string => (file.startsWith('/assets/') ? IMMUTABLE : 'no-cache');

/** The built web application as the edge serves it. */
export function makePages(dir: string) {
  const compressed = new Map<string, Promise<Buffer>>();
  const kept = new Map<string, Promise<Page | undefined>>();
  /** The edge keeps what never changes; a file that is missing is looked for again. */
  const pageOf = async (file: string): Promise<Page | undefined> => {
    if (!file.startsWith('/assets/')) return open(dir, file);
    const asked = kept.get(file) ?? open(dir, file);
    kept.set(file, asked);
    const page = await asked;
    if (!page) kept.delete(file);
    return page;
  };
  const encode = (page: Page, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const key = `${encoding} ${page.etag}`;
    const body = compressed.get(key) ?? encoders[encoding](page.body);
    compressed.set(key, body);
    return body;
  };
  const send = async (req: IncomingMessage, res: ServerResponse, page: Page): Promise<void> => {
    const encoding = encodingOf(req, page);
    const body = encoding ? await encode(page, encoding) : page.body;
    if (encoding) res.setHeader('content-encoding', encoding);
    res.writeHead(200, { 'content-type': page.type, 'content-length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const file = fileOf(path);
    const page = path.includes('\0') ? undefined : await pageOf(file);
    if (!page) return void res.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
    if (!res.hasHeader('cache-control')) res.setHeader('cache-control', cacheOf(file));
    res.setHeader('etag', page.etag);
    res.setHeader('vary', 'accept-encoding');
    if (req.headers['if-none-match'] === page.etag) res.writeHead(304).end();
    else await send(req, res, page);
  };
}
