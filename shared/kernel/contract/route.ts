import type * as z from 'zod';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { IdParams } from '#shared/kernel/record/ids.ts';

/** The right of a function to a resource. The function's IAM role on AWS and the grants test derive from its grants. */
export type Grant =
  | 'table:read'
  | 'table:write'
  | 'files:read'
  | 'files:write'
  /** Stores objects that are locked on AWS. Reading them comes with `files:read`. */
  | 'sealed:write'
  /** Signs with the seal key. */
  | 'seal:sign'
  | 'mail:send'
  | 'identity:admin'
  /** Starts scheduled jobs by hand. */
  | 'jobs:run'
  | 'queue:outbox'
  | 'queue:document'
  | 'queue:signing'
  | 'queue:seal'
  | 'queue:webhook'
  | 'queue:bulk';

/**
 * The callers of an operation. `public`: an unknown caller. `secret`: the holder of a secret link. `identity`: a
 * signed-in person who has not chosen a user yet. `user`: a signed-in user. `operator`: a user who runs the service
 * itself.
 */
export type Audience = 'public' | 'secret' | 'identity' | 'user' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.core.$ZodType;

/**
 * Another address of an operation, where the spec lists one capability in several families. A GET alias of an operation
 * with a body reads the body from its query string.
 */
export interface Alias {
  readonly method: Method;
  readonly path: string;
  /**
   * Values that the address implies, for the operation's body, or for its query if it takes no body. A list is added to
   * the one sent.
   */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Path parameter -> the field of the body or query that it fills. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface RouteDef {
  readonly method: Method;
  /** With its base: /api/v1, /api/page or /api/core. Parameters as `{id}`. */
  readonly path: string;
  readonly aliases?: readonly Alias[];
  readonly audience: Audience;
  /** Required for `user` routes. An explicit `null` lets any signed-in user call. */
  readonly permission: Permission | null;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The browser's caching of the answer. Default: none. */
  readonly cacheControl?: string;
  /** Pages of every website may read the answer, without credentials. */
  readonly anyOrigin?: true;
  /** The schema of the answer. It is applied to every answer, so an undeclared field is never sent. */
  readonly output: Schema;
  /**
   * `html` answers an `HtmlPage` as a page, and takes what a page's form posts; `calendar` a `CalendarFile`. `signed`
   * takes a `SignedMessage` of another service: the text as it was sent, because its signature covers every byte. `rpc`
   * answers the `RpcAnswer` of JSON-RPC, or 202 without a body if the message asks for none.
   */
  readonly format?: 'html' | 'calendar' | 'signed' | 'rpc';
  /**
   * The API tokens that may call a `user` route. `personal`: not those of the agency, because the answer is about one
   * user. `none`: only a person may call. Default: all. The contract gives it for all its operations.
   */
  readonly byToken?: 'personal' | 'none';
  /** A token that only reads may call. The operation itself then refuses what it may not write. */
  readonly takesReadOnly?: true;
  /**
   * The answer contains a new secret, which is stored nowhere. A repeat with the same key only learns that it is done.
   */
  readonly answersSecret?: true;
  /** Users of an agency that can only read may call it, although it writes: it is their own, or pays the bill. */
  readonly whileReadOnly?: true;
  /** A user may call it who needs a second factor and has none: it is part of the set-up. */
  readonly withoutFactor?: true;
  readonly grants: readonly Grant[];
  /** MiB; 512 unless said. */
  readonly memory?: number;
  /** Seconds; `TIMEOUT_SECONDS` unless said. */
  readonly timeout?: number;
}
export const TIMEOUT_SECONDS = 15;

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** An operation with the name used everywhere: route id, handler file, Lambda function, permission test. */
export type Route<D extends RouteDef = RouteDef> = D & {
  readonly domain: string;
  readonly operation: string;
  readonly id: string;
  readonly errors: Readonly<Record<string, ErrorStatus>>;
};

export type Contract<R extends Record<string, RouteDef> = Record<string, RouteDef>> = {
  readonly domain: string;
  readonly routes: { readonly [K in keyof R]: Route<R[K]> };
};

type OfOne = `${string}{id}${string}`;
/** The place at which an operation is called. */
export type Address<P extends string = string> = Pick<RouteDef, 'method' | 'aliases'> & { readonly path: P };
/** A method and a path below one of the bases. Its type says whether the path has an `{id}`. */
export const address = <const P extends string>(method: Method, base: string, path: P) => ({
  method,
  path: `${base}${path}` as P extends OfOne ? OfOne : string,
});
/** The callers of an operation and the grants of its function, from the builders in `access.ts`. */
export type Access = Pick<RouteDef, 'audience' | 'permission' | 'grants' | 'params' | 'whileReadOnly'>;
/** The input and the answer of an operation, and their manner. */
type Exchange = Omit<RouteDef, 'method' | 'path' | 'audience' | 'permission' | 'grants'>;

type ImpliedParams<P, A, X> = 'params' extends keyof A | keyof X
  ? unknown
  : P extends OfOne
    ? { readonly params: typeof IdParams }
    : unknown;

/**
 * Declares one operation; it gets its name and errors from {@link contract}. If its path has an `{id}`, it takes
 * {@link IdParams}, unless it declares other parameters.
 */
export function route<P extends string, const A extends Access, const X extends Exchange>(
  where: Address<P>,
  access: A,
  exchange: X,
) {
  const implied = where.path.includes('{id}') ? { params: IdParams } : {};
  return { ...implied, ...where, ...access, ...exchange } as Address & A & X & ImpliedParams<P, A, X>;
}

/** Binds a domain's operations and error codes; the key of an operation is its handler's file name in kebab-case. */
export function contract<const R extends Record<string, RouteDef>>(
  domain: string,
  def: { errors?: Record<string, ErrorStatus>; byToken?: RouteDef['byToken']; routes: R },
): Contract<R> {
  const { errors = {}, byToken } = def;
  const routes = Object.entries(def.routes).map(([operation, r]) => [
    operation,
    { ...(byToken ? { byToken } : {}), ...r, domain, operation, id: `${domain}.${operation}`, errors },
  ]);
  return { domain, routes: Object.fromEntries(routes) };
}

/** `showList` -> `show-list`: the file, Lambda and chunk name of an operation or a job. */
export const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

export type ParamsOf<R> = R extends { params: infer S extends Schema } ? z.output<S> : undefined;
export type QueryOf<R> = R extends { query: infer S extends Schema } ? z.output<S> : undefined;
export type BodyOf<R> = R extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type OutputOf<R> = R extends { output: infer S extends Schema } ? z.output<S> : never;
export type ReplyOf<R> = R extends { output: infer S extends Schema } ? z.input<S> : never;
/** The input of a caller: only the parts that the route declares. */
export type CallOf<R> = {
  [K in 'params' | 'query' | 'body' as R extends Record<K, Schema> ? K : never]: R extends Record<
    K,
    infer S extends Schema
  >
    ? z.input<S>
    : never;
};
