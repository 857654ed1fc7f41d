import { createHash, randomBytes } from 'node:crypto';

export const SCOPE = 'https://www.googleapis.com/auth/calendar.app.created';
/** An answer instead of the usual one. */
export type Answer = readonly [status: number, body: string, headers?: Record<string, string>];

export interface GoogleEventThere {
  readonly id: string;
  readonly status: string;
  readonly summary: string;
  readonly [field: string]: unknown;
}
export interface GoogleCalendarThere {
  readonly id: string;
  readonly summary: string;
  readonly owner: string;
  /** Deleted events stay, as cancelled ones. */
  readonly events: Map<string, GoogleEventThere>;
}
interface Agreed {
  readonly account: string;
  readonly challenge: string;
  readonly redirect: string;
  readonly scope: string;
}

const empty = () => ({
  codes: new Map<string, Agreed>(),
  /** Refresh tokens by the account that gave them. */
  consents: new Map<string, string>(),
  accessTokens: new Map<string, string>(),
  calendars: new Map<string, GoogleCalendarThere>(),
  asked: [] as string[],
  next: [] as { readonly on: string; readonly answer: Answer; skip: number }[],
});

/** Accounts at Google, with their calendars. */
export function googleAccounts() {
  const state = empty();
  const secret = (start: string) => `${start}${randomBytes(8).toString('hex')}`;
  /** A user agrees to what the page at this address asks, and goes back with the answer. */
  const agree = (url: string, account = 'ada', scope = SCOPE) => {
    const { searchParams } = new URL(url);
    const [code, redirect] = [secret('4/'), searchParams.get('redirect_uri') ?? ''];
    state.codes.set(code, { account, redirect, scope, challenge: searchParams.get('code_challenge') ?? '' });
    return { code, state: searchParams.get('state') ?? '', redirect };
  };
  const matches = (agreed: Agreed, verifier: string) =>
    createHash('sha256').update(verifier).digest('base64url') === agreed.challenge;
  /** Lets calls fail whose line contains the text: so many, after so many that do not. */
  const fail = (on: string, status: number, { reason = 'backendError', times = 3, skip = 0 } = {}) => {
    const body = JSON.stringify({ error: { code: status, message: reason, errors: [{ domain: 'global', reason }] } });
    const answer: Answer = [status, body, { 'retry-after': '0' }];
    state.next.push(...Array.from({ length: times }, (_, i) => ({ on, answer, skip: i === 0 ? skip : 0 })));
  };
  const reset = () => void Object.assign(state, empty());
  const live = () =>
    [...state.calendars.values()].flatMap(({ events }) =>
      [...events.values()].filter(({ status }) => status !== 'cancelled'),
    );
  return { state, agree, matches, fail, reset, secret, live };
}
export type GoogleAccounts = ReturnType<typeof googleAccounts>;
