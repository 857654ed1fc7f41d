import { fold } from '#shared/kernel/text/text.ts';
import type { Instant } from '#shared/kernel/time/date.ts';

export const RECOVERY_CODES = 10;
const GROUP = 5;
const GROUPS = 2;
/** No letter or digit that looks like another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a recovery code of 49 bits: `k7m2p-x9fqa`. `pick` returns a random whole number below its argument. */
export const recoveryCode = (pick: (below: number) => number): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[pick(LETTERS.length)] ?? '').join(''),
  ).join('-');

/** The form in which typed and stored codes are compared: small letters and digits only. */
export const plainCode = (typed: string): string => fold(typed).replace(/[^a-z0-9]/g, '');

/** A sign-in counts as recent for so long. */
const FRESH_MS = 10 * 60_000;
/** Whether a sign-in is recent enough to stand for the password. `authTime` is in epoch seconds. */
export const isFresh = (authTime: number | undefined, now: Date): boolean =>
  authTime !== undefined && now.getTime() - authTime * 1000 <= FRESH_MS;

/** A set-up begun is confirmed within this time. */
export const SETUP_MS = 10 * 60_000;
/** Whether a set-up that this sign-in began may still be confirmed. */
export const isOpenSetup = (
  setup: { readonly originJti: string; readonly at: Instant } | undefined,
  originJti: string,
  now: Date,
): boolean => setup?.originJti === originJti && now.getTime() - Date.parse(setup.at) <= SETUP_MS;

/** The address that an authenticator app reads from the QR code. */
export function setupAddress(secret: string, email: string): string {
  const issuer = 'Backline';
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${query}`;
}

/** Whether an administrator of one agency may take a person's factor away: only if no other agency lets the person in. */
export const isOwnPerson = (tenantId: string, letIn: readonly { readonly tenantId: string }[]): boolean =>
  letIn.every((grant) => grant.tenantId === tenantId);
