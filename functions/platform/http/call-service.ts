import * as z from 'zod';

/** A service gave no usable answer: it was unreachable, too slow, or sent an unexpected text. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** The status of the answer, if there was one. */
  readonly status: number | undefined;
  /** Milliseconds that the service asks to wait before the next try. */
  readonly waitMs: number | undefined;
  constructor(
    message: string,
    { status, waitMs, ...options }: ErrorOptions & { status?: number; waitMs?: number } = {},
  ) {
    super(message, options);
    this.status = status;
    this.waitMs = waitMs;
  }
}

interface Call<T> {
  /** From the environment; never from a user. */
  readonly base: string;
  readonly path: string;
  /** Left out: POST for a call with a content, GET for one without. */
  readonly method?: 'PUT' | 'PATCH' | 'DELETE';
  /** User input belongs only here and in the body. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The fields of a form, instead of a body. */
  readonly form?: Readonly<Record<string, string>>;
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
/** The longest wait that a service may ask for within a call. */
const MAX_WAIT_MS = 10_000;
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

function contentOf({ body, form }: Call<unknown>) {
  if (form) return { body: new URLSearchParams(form), type: 'application/x-www-form-urlencoded' };
  return body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };
}

function failureOf({ status, headers }: Response): ServiceFailure {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const waitMs = seconds >= 0 ? seconds * 1000 : undefined;
  return new ServiceFailure(`answered ${status}`, { status, ...(waitMs === undefined ? {} : { waitMs }) });
}

async function attempt<T>(url: URL, call: Call<T>): Promise<T> {
  const { method, headers, read, also = [], maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = call;
  const content = contentOf(call);
  const reply = await fetch(url, {
    method: method ?? (content ? 'POST' : 'GET'),
    headers: { ...(content ? { 'content-type': content.type } : {}), ...headers },
    ...(content ? { body: content.body } : {}),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const text = await textOf(reply, maxBytes);
  if (!reply.ok && !also.includes(reply.status)) throw failureOf(reply);
  return read(text);
}

/** The last failure, under the name of its service. */
function finalFailure(host: string, e: unknown): ServiceFailure {
  const { status, waitMs } = e instanceof ServiceFailure ? e : {};
  const options = {
    cause: e,
    ...(status === undefined ? {} : { status }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
  return new ServiceFailure(`${host} ${e instanceof Error ? e.message : ''}`, options);
}

/** Calls a service and retries failures. The last failure is a ServiceFailure. */
export async function callService<T>(call: Call<T>): Promise<T> {
  const { base, path, query, tries = 3, pauseMs = PAUSE_MS } = call;
  const url = addressOf(base, path, query);
  for (let done = 1; ; done++) {
    try {
      return await attempt(url, call);
    } catch (e) {
      if (done >= tries) throw finalFailure(url.host, e);
      const waitMs = (e instanceof ServiceFailure ? e.waitMs : undefined) ?? pauseMs * done;
      await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, MAX_WAIT_MS)));
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
