import { queryOptions } from '@tanstack/react-query';
import type { ErrorBody } from '#shared/kernel/contract/error.ts';
import type { CallOf, Method, OutputOf } from '#shared/kernel/contract/route.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { accessToken } from './auth.ts';
import { currentLocale } from './i18n.ts';
import { dropKey, keepKey, keyOf } from './intent-keys.ts';
import { mayBeSignedIn } from './kept-token.ts';
import { pageUser } from './page-user.ts';
import { says } from './says.ts';
import { sessionLost, userChanged } from './session-lost.ts';
import { signal } from './signals.ts';

/** A route of a contract is one; the shell uses bare ones, so that no schema lands in the first chunk. */
export interface Callable {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly audience?: string;
}
/** A route known by its types alone. */
export type Bare<Call, Output> = Callable & { readonly types?: { readonly call: Call; readonly output: Output } };

type Typed<R> = R extends { readonly output: unknown } ? 'contract' : 'bare';
export type CallArgs<R> =
  Typed<R> extends 'contract' ? CallOf<R> : R extends Bare<infer Call, unknown> ? Call : Record<string, never>;
export type Reply<R> =
  Typed<R> extends 'contract' ? OutputOf<R> : R extends Bare<unknown, infer Output> ? Output : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
}
interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The address of a call with its parameters and query filled in. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function headersOf(route: Callable, parts: Parts, key: string | undefined): Promise<Headers> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLocale() });
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  if (key) headers.set('Idempotency-Key', key);
  const isSecret = route.audience === 'secret';
  // A secret page must tell staff apart from its reader.
  if (route.audience === 'public' || (isSecret && !mayBeSignedIn())) return headers;
  const token = await accessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (isSecret) return headers;
  const user = pageUser();
  if (user) headers.set('X-Page-User', user);
  return headers;
}

async function send(route: Callable, parts: Parts, options: CallOptions, key?: string): Promise<Response> {
  const wasAway = !navigator.onLine;
  try {
    // A token may have to be fetched too.
    const headers = await headersOf(route, parts, key);
    const response = await fetch(addressOf(route.path, parts), {
      method: route.method,
      headers,
      credentials: 'same-origin',
      signal: options.signal ?? null,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    // An answer to a request from before the connection was lost does not prove that it is back.
    if (navigator.onLine || wasAway) signal('offline', false);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    signal('offline', true);
    throw new NetworkError('network');
  }
}

const UNAVAILABLE = 503;
/** The body for a 503 of the gateway in front of the functions, which lacks our error format. */
const awayByItself = () => ({ code: 'unavailable', message: says('unavailable') });

/** Spec section 8: a lost session leaves the page, too many actions show the red dialog; both are passed on. */
async function failureOf({ audience }: Callable, response: Response): Promise<ApiError> {
  const told = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const body = response.status === UNAVAILABLE && !told.errors ? { errors: [awayByItself()] } : told;
  const error = new ApiError(response.status, body, response.headers.get('x-request-id') ?? undefined);
  // 401: the authorizer's refusal, or the API's to a user who first has to set up a second factor.
  const isLost = error.code === 'invalidLoginSession';
  if (isLost && audience === 'secret') signal('linkLost', undefined);
  else if (isLost || response.status === 401) sessionLost(error.errors[0]?.target);
  else if (error.code === 'otherUser') userChanged();
  else if (error.code === 'tooManyActions') signal('tooManyActions', error.message);
  return error;
}

const SERVER_FAULT = 500;
const CONFLICT = 409;

/** Whether the outcome is unknown: the server broke down, or an equal request may still be running. */
async function isOpen(response: Response): Promise<boolean> {
  if (response.status !== CONFLICT) return response.status >= SERVER_FAULT;
  const told = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Partial<ErrorBody>;
  return told.errors?.some(({ code }) => code === 'inProgress') ?? false;
}

/** Sends a write under the key of its intent, which stays while its outcome is unknown. */
async function sendOnce(route: Callable, parts: Parts, options: CallOptions): Promise<Response> {
  const intent = `${pageUser()} ${route.method} ${addressOf(route.path, parts)} ${JSON.stringify(parts.body)}`;
  const key = keyOf(intent);
  const response = await send(route, parts, options, key).catch((error: unknown) => {
    keepKey(intent, key);
    throw error;
  });
  if (await isOpen(response)) keepKey(intent, key);
  else dropKey(intent);
  return response;
}

export async function call<R extends Callable>(
  route: R,
  args: CallArgs<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  const response = await (route.method === 'GET' ? send : sendOnce)(route, args as Parts, options);
  if (!response.ok) throw await failureOf(route, response);
  return (response.status === 204 ? undefined : await response.json()) as Reply<R>;
}

/** Options for useQuery, prefetch and loaders; invalidate by `[route.id]`. */
export const queryOf = <R extends Callable>(route: R, args: CallArgs<R>) =>
  queryOptions<Reply<R>>({
    queryKey: [route.id, args],
    queryFn: ({ signal }) => call(route, args, { signal }),
  });

/** Options for useMutation. `meta: { quiet: true }` leaves the error to the caller. */
export const mutationOf = <R extends Callable>(route: R) => ({
  mutationKey: [route.id],
  mutationFn: (args: CallArgs<R>): Promise<Reply<R>> => call(route, args),
});
