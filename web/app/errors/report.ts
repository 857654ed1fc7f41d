import {
  type BrowserError,
  ERROR_CODE,
  ERROR_NAME,
  MAX_FRAMES,
  ROUTE_PATTERN,
} from '#shared/domains/operator/system/schemas.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';

const SERVER_FAULT = 500;
/** Answers that are no failures (spec section 8): no session, no right, a record deleted or changed by another user. */
const ANSWERS = [401, 403, 404, 409, 410];
/** The names of errors of calls that were cancelled or timed out. */
const GIVEN_UP = ['AbortError', 'TimeoutError', 'CancelledError'];
/** The messages with which browsers report an unreachable server to a third-party library. */
const OUT_OF_REACH = /^(Failed to fetch$|NetworkError when attempting|Load failed|The network connection was lost)/;
/** The messages with which browsers report that a part of the page, or its style, was not fetched. */
const PART_MISSING = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Tells whether an error is no fault of the page's own code (spec section 8). */
export function isDropped(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NetworkError || GIVEN_UP.includes(error.name)) return true;
  if (error instanceof ApiError) return ANSWERS.includes(error.status) || error.status >= SERVER_FAULT;
  return OUT_OF_REACH.test(error.message);
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the places in our own bundle, whatever the browser's wording around them: `start-Bx3d.js:1:2345`. */
export function framesOf(stack: string, origin: string): string[] {
  const place = new RegExp(`${literally(origin)}/assets/([\\w.-]+\\.js)(?:\\?[^\\s:)]*)?:(\\d{1,7}):(\\d{1,7})`, 'g');
  return [...stack.matchAll(place)].slice(0, MAX_FRAMES).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

function codeOf(error: Error): string | undefined {
  if (error instanceof ApiError) return ERROR_CODE.test(error.code) ? error.code : undefined;
  return PART_MISSING.test(error.message) ? 'partMissing' : undefined;
}

export interface Surroundings extends Pick<BrowserError, 'where' | 'page' | 'build' | 'browser'> {
  readonly origin: string;
}
/** Builds the report of a failure, or none: a failure of a browser extension has no frame in our files. */
export function reportOf(error: unknown, { origin, page, ...around }: Surroundings): BrowserError | undefined {
  if (!(error instanceof Error) || isDropped(error)) return undefined;
  const frames = framesOf(error.stack ?? '', origin);
  const code = codeOf(error);
  if (frames.length === 0 && !code && around.where !== 'page') return undefined;
  return {
    ...around,
    name: ERROR_NAME.test(error.name) ? error.name : 'Error',
    ...(code ? { code } : {}),
    frames,
    page: ROUTE_PATTERN.test(page) ? page : '/',
  };
}
