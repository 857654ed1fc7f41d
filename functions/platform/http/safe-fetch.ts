import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { askOutside, SafeFetchError } from './outside.ts';

interface OutsidePage {
  /** Undefined: not changed since. */
  readonly text?: string;
  readonly etag: string;
  readonly lastModified: string;
}
interface Options {
  readonly maxBytes: number;
  readonly etag?: string;
  readonly lastModified?: string;
}

interface Asking extends Options {
  readonly signal: AbortSignal;
}

/** For all of it: redirects too, and an answer that only drips. */
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;

function ask(url: URL, { etag, lastModified, signal }: Asking): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/calendar, */*;q=0.5',
    'accept-encoding': 'gzip, identity',
    'user-agent': 'Backline calendar',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
  return askOutside(url, { headers, signal });
}

/** A program may break a long line within a character (RFC 5545, 3.1): its bytes come together before they are read. */
function textOfLines(bytes: Buffer, contentType: string): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  const unfolded = bytes.toString('latin1').replace(/\r?\n[ \t]/g, '');
  return decoded(Buffer.from(unfolded, 'latin1'), contentType);
}

const charsetOf = (contentType: string): string => /charset="?([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? '';
/** Charsets that servers name by default, whatever they send. */
const DEFAULTS = /^(|utf-?8|us-ascii|iso-?8859-1|latin-?1|windows-1252)$/;
const SINGLE_BYTES = 'windows-1252';

function decode(bytes: Buffer, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
/** The text by the charset that the answer names, else as UTF-8, else as Windows wrote it before. */
function decoded(bytes: Buffer, contentType: string): string {
  const named = charsetOf(contentType);
  const text = DEFAULTS.test(named) ? undefined : decode(bytes, named);
  return text ?? decode(bytes, 'utf-8') ?? new TextDecoder(SINGLE_BYTES).decode(bytes);
}

async function textOf(reply: IncomingMessage, maxBytes: number): Promise<string> {
  const isZipped = reply.headers['content-encoding'] === 'gzip';
  const stream: Readable = isZipped ? pipeline(reply, createGunzip(), () => undefined) : reply;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      reply.destroy();
      throw new SafeFetchError('tooLarge');
    }
    chunks.push(chunk);
  }
  return textOfLines(Buffer.concat(chunks), reply.headers['content-type'] ?? '');
}

async function follow(url: URL, options: Asking, redirects: number): Promise<OutsidePage> {
  const reply = await ask(url, options);
  const { statusCode: status = 0, headers } = reply;
  const kept = { etag: headers.etag ?? '', lastModified: headers['last-modified'] ?? '' };
  if (status === 200) return { ...kept, text: await textOf(reply, options.maxBytes) };
  reply.destroy();
  if (status === 304) return { etag: options.etag ?? '', lastModified: options.lastModified ?? '' };
  const to = headers.location;
  if (![301, 302, 303, 307, 308].includes(status) || !to) throw new SafeFetchError('status', status);
  if (redirects === 0 || !URL.canParse(to, url)) throw new SafeFetchError('refused');
  return follow(new URL(to, url), options, redirects - 1);
}

/** The text behind an address, or why there is none; redirects are followed as far as they are public too. */
export async function safeFetch(url: URL, options: Options): Promise<OutsidePage> {
  try {
    return await follow(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }, MAX_REDIRECTS);
  } catch (e) {
    throw e instanceof SafeFetchError ? e : new SafeFetchError('unreachable');
  }
}
