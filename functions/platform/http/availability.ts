import { AppError } from '#shared/kernel/contract/error.ts';

/** Error codes of the network: nothing answered, or the answer broke off. */
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|SOCKET))$/;
/** Errors of AWS services that ask to try again later. The SDK has tried again before it throws one. */
const BUSY =
  /^(TimeoutError|RequestTimeout|Throttling(Exception|Error)?|ProvisionedThroughputExceeded(Exception)?|RequestLimitExceeded|RequestThrottled|SlowDown|ServiceUnavailable(Exception)?|InternalServerError|InternalErrorException|InternalFailure|TransactionConflict(Exception)?|FetchError)$/;

interface Failure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly Code?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
  readonly CancellationReasons?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: unknown };
}
const says = (pattern: RegExp, value: unknown): value is string => typeof value === 'string' && pattern.test(value);
const listOf = (value: unknown): readonly Failure[] => (Array.isArray(value) ? value : []);

function reasonIn(failure: Failure, depth: number): string | undefined {
  const { name, code, cause, errors, CancellationReasons, $metadata } = failure;
  if (says(NETWORK, code)) return code;
  if (says(BUSY, name)) return name;
  const reason = listOf(CancellationReasons).find((one) => says(BUSY, one.Code))?.Code;
  if (typeof reason === 'string') return reason;
  if (Number($metadata?.httpStatusCode) >= 500) return `${name} ${$metadata?.httpStatusCode}`;
  if (depth === 0) return undefined;
  const causes = [cause, ...listOf(errors)].filter((one): one is Failure => typeof one === 'object' && one !== null);
  return causes.map((one) => reasonIn(one, depth - 1)).find(Boolean);
}

/** How deep an error may hide its cause: fetch wraps the socket's error, which may hold one for each address. */
const DEPTH = 3;

/** Why a service that we depend on did not answer; undefined for every other failure. */
export const unavailableReason = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && !(error instanceof AppError) ? reasonIn(error, DEPTH) : undefined;

/** Seconds after which a caller may try again. */
const RETRY_SECONDS = 5;
export const unavailable = (): AppError => new AppError('unavailable', { params: { seconds: RETRY_SECONDS } });
