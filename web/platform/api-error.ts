import type { ErrorBody } from '#shared/kernel/contract/error.ts';

type Entry = ErrorBody['errors'][number];

/** The answer of an endpoint that refused a request or failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly Entry[];
  /** With a stale write: the record as it is now. */
  readonly current: unknown;
  /** The id of the request, for support. */
  readonly requestId: string | undefined;
  constructor(status: number, body: Partial<ErrorBody>, requestId?: string) {
    super(body.errors?.[0]?.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.errors = body.errors ?? [];
    this.current = body.current;
    this.requestId = requestId;
  }
  get code(): string {
    return this.errors[0]?.code ?? 'unexpected';
  }
}

/** The server was not reached at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Tells whether the server, or a part of the page that is fetched with its use, was out of reach. */
export const isAway = (error: unknown): boolean => error instanceof NetworkError || !navigator.onLine;

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** The session is over: the API's own answer, or that of the authorizer before it. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'invalidLoginSession');

const UNAVAILABLE = 503;
/** Tells whether the server is unavailable for now, so that another try is worthwhile. */
export const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.status === UNAVAILABLE;

/** Tells whether the server's own message helps the user. Every other failure is our fault. */
export const isExpected = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status < 500 || isUnavailable(error)) && error.message !== '';
