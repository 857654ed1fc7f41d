import * as z from 'zod';

/** A service gave no usable answer: it was unreachable, too slow, or sent an unexpected text. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
}

interface Call<T> {
  /** From the environment; never from a user. */
  readonly base: string;
  readonly path: string;
  /** User input belongs only here and in the body. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parses the text; throws if its format is not the service's. */
  readonly read: (text: string) => T;
  /** Statuses besides 200 with a usable answer, such as a number that is not found. */
  readonly also?: readonly number[];
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  readonly tries?: number;
  readonly pauseMs?: number;
}
interface JsonCall<S extends z.core.$ZodType> extends Omit<Call<never>, 'read'> {
  readonly schema: S;
}

const TIMEOUT_MS = 6_000;
const PAUSE_MS = 400;
/** Far above any answer of these services. */
const MAX_BYTES = 1_000_000;
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Builds an address: over TLS and only to the configured host. A test's server on this machine is the exception. */
export function addressOf(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const root = new URL(base);
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSafe || url.origin !== root.origin || url.username) throw new Error(`${base}${path} is no address to call`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function textOf(reply: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ServiceFailure(`answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function attempt<T>(url: URL, call: Call<T>): Promise<T> {
  const { body, headers, read, also = [], maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = call;
  const reply = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const text = await textOf(reply, maxBytes);
  if (!reply.ok && !also.includes(reply.status)) throw new ServiceFailure(`answered ${reply.status}`);
  return read(text);
}

/** Calls a service and retries failures. The last failure is a ServiceFailure. */
export async function callService<T>(call: Call<T>): Promise<T> {
  const { base, path, query, tries = 3, pauseMs = PAUSE_MS } = call;
  const url = addressOf(base, path, query);
  for (let done = 1; ; done++) {
    try {
      return await attempt(url, call);
    } catch (e) {
      if (done >= tries) throw new ServiceFailure(`${url.host} ${e instanceof Error ? e.message : ''}`, { cause: e });
      await new Promise((resolve) => setTimeout(resolve, pauseMs * done));
    }
  }
}

/** Calls a service that answers in JSON. */
export const callJson = <const S extends z.core.$ZodType>({ schema, headers, ...call }: JsonCall<S>) =>
  callService<z.output<S>>({
    ...call,
    headers: { accept: 'application/json', ...headers },
    read: (text) => {
      const parsed = z.safeParse(schema, JSON.parse(text));
      if (!parsed.success) throw new ServiceFailure('answered in another form');
      return parsed.data;
    },
  });
