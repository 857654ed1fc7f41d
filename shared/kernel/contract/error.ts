import * as z from 'zod';
import type { ErrorStatus } from './route.ts';

/** Codes every endpoint may answer; a domain adds its own in its contract. */
export const kernelErrors = {
  invalidInput: 400,
  invalidJson: 400,
  badRequest: 400,
  hiddenFrom: 400,
  denied: 403,
  invalidLoginSession: 403,
  tooManyActions: 403,
  readOnly: 403,
  staffSession: 403,
  /** The sign-in is not strong enough (RFC 9470). */
  secondFactorNeeded: 401,
  passwordNeeded: 401,
  'token.invalid': 401,
  'token.personOnly': 403,
  'token.readOnly': 403,
  'token.address': 403,
  'token.tooOften': 429,
  notFound: 404,
  linkUnknown: 404,
  merged: 404,
  stale: 409,
  otherUser: 409,
  exists: 409,
  inUse: 409,
  defaultInactive: 409,
  fixed: 409,
  inProgress: 409,
  fileChecking: 409,
  fileRejected: 409,
  alreadyDone: 409,
  approved: 409,
  idempotencyReused: 422,
  tooLarge: 413,
  recordTooLarge: 413,
  periodTooLong: 400,
  timeSkipped: 400,
  unavailable: 503,
  'number.busy': 503,
} as const satisfies Record<string, ErrorStatus>;

export type ErrorParams = Readonly<Record<string, string | number>>;
export interface ErrorDetail {
  readonly code: string;
  /** Path of the field that is wrong, `address.city`. */
  readonly field?: string;
  /** The address that the browser should open, or the subject of the error. */
  readonly target?: string;
  /** Fills the placeholders of the translated message. */
  readonly params?: ErrorParams;
}

/** The one error a rule, store or handler throws; the endpoint maps it to a status and a translated body. */
export class AppError extends Error {
  readonly details: readonly ErrorDetail[];
  /** Extra body fields, such as the newer state in a 409. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  constructor(code: string, detail: Omit<ErrorDetail, 'code'> = {}, data?: Record<string, unknown>) {
    super(code);
    this.name = 'AppError';
    this.details = [{ code, ...detail }];
    this.data = data;
  }
  get code(): string {
    return this.details[0]?.code ?? 'badRequest';
  }
}

/** Several fields wrong at once. */
export class InvalidInput extends AppError {
  override readonly details: readonly ErrorDetail[];
  constructor(details: readonly ErrorDetail[]) {
    super('invalidInput');
    this.details = details;
  }
}

export const ErrorBody = z.object({
  hasErrors: z.literal(true),
  errors: z.array(
    z.object({ code: z.string(), message: z.string(), field: z.string().optional(), target: z.string().optional() }),
  ),
  statusCode: z.number(),
  /** With `stale`: the record as it is now. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
