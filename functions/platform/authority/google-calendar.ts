import * as z from 'zod';
import { addressOf, callJson, callService, ServiceFailure } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * OAuth 2.0 of Google with PKCE (RFC 7636), and the Calendar API v3. The scope lets us make calendars and change those
 * alone: no other calendar of the user can be read.
 */
const SCOPE = 'https://www.googleapis.com/auth/calendar.app.created';
const TIMEOUT_MS = 10_000;
/** Google counts calls by the minute, and asks callers to wait longer each time. */
const PAUSE_MS = 1_000;

const callbackUrl = () => `${env.pageBase()}/googlecalendar/callback`;
export const isGoogleSetUp = (): boolean => env.googleCalendarClient() !== undefined;
function client() {
  const found = env.googleCalendarClient();
  if (!found) throw new AppError('googleCalendar.notSetUp');
  return found;
}

/** The page at Google where a user agrees. It always asks: only then does Google answer a refresh token. */
export const consentUrl = (state: string, challenge: string): string =>
  addressOf(env.googleAccountsUrl(), '/o/oauth2/v2/auth', {
    client_id: client().id,
    redirect_uri: callbackUrl(),
    response_type: 'code',
    scope: SCOPE,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  }).toString();

const Tokens = z.union([
  z.object({ access_token: z.string(), refresh_token: z.string().optional(), scope: z.string().optional() }),
  z.object({ error: z.string() }),
]);
async function tokens(fields: Readonly<Record<string, string>>) {
  const { id, secret } = client();
  const answer = await callJson({
    base: env.googleTokensUrl(),
    path: '/token',
    form: { client_id: id, client_secret: secret, ...fields },
    also: [400, 401],
    schema: Tokens,
    timeoutMs: TIMEOUT_MS,
    pauseMs: PAUSE_MS,
  });
  if (!('error' in answer)) return answer;
  // Another word than this one is about our program, not about the user.
  if (answer.error !== 'invalid_grant') throw new AppError('googleCalendar.notSetUp');
  throw new ServiceFailure('does not know the consent any more', { status: 401 });
}

/** Exchanges the code of a consent. A user may have left out the scope. */
export async function exchangeCode(code: string, verifier: string) {
  const found = await tokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: callbackUrl(),
  });
  const isGranted = found.scope?.split(' ').includes(SCOPE) ?? false;
  return { token: found.access_token, refreshToken: found.refresh_token, isGranted };
}
export const accessToken = async (refreshToken: string): Promise<string> =>
  (await tokens({ grant_type: 'refresh_token', refresh_token: refreshToken })).access_token;

/** Gives a consent back. One that Google does not know any more is over already. */
export const revokeConsent = (refreshToken: string): Promise<unknown> =>
  callService({
    base: env.googleTokensUrl(),
    path: '/revoke',
    form: { token: refreshToken },
    also: [400],
    read: (text) => text,
    timeoutMs: TIMEOUT_MS,
  });

const Refusal = z.object({
  error: z.object({ code: z.int(), errors: z.array(z.object({ reason: z.string() })).default([]) }),
});
/** The reasons of a 403 that only mean: later. */
const LATER = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimits'];
const USABLE = [400, 404, 409, 410];

interface Answer {
  readonly status: number;
  readonly content: unknown;
}
function answerIn(text: string): Answer {
  const content: unknown = text === '' ? {} : JSON.parse(text);
  const refusal = z.safeParse(Refusal, content);
  if (!refusal.success) return { status: 200, content };
  const { code, errors } = refusal.data.error;
  const isLater = code === 403 && errors.some(({ reason }) => LATER.includes(reason));
  if (isLater) throw new ServiceFailure('is busy', { status: 429 });
  return { status: code, content };
}

interface Request {
  readonly method?: 'PUT' | 'DELETE';
  readonly body?: object;
}
async function call(token: string, path: string, request: Request = {}): Promise<Answer> {
  const answer = await callService({
    base: env.googleCalendarUrl(),
    path,
    ...request,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    also: [...USABLE, 403],
    read: answerIn,
    timeoutMs: TIMEOUT_MS,
    pauseMs: PAUSE_MS,
  });
  if (answer.status === 403) throw new ServiceFailure('refuses us', { status: 403 });
  return answer;
}

const calendarPath = (id: string) => `/calendars/${encodeURIComponent(id)}`;
const eventsPath = (calendarId: string) => `${calendarPath(calendarId)}/events`;
const isMissing = ({ status }: Answer): boolean => status === 404 || status === 410;

export async function makeCalendar(token: string, calendar: { readonly summary: string; readonly timeZone: string }) {
  const { content } = await call(token, '/calendars', { body: calendar });
  const made = z.safeParse(z.object({ id: z.string() }), content);
  if (!made.success) throw new ServiceFailure('answered in another form');
  return made.data.id;
}
export const hasCalendar = async (token: string, id: string): Promise<boolean> =>
  (await call(token, calendarPath(id))).status === 200;
/** Deletes a calendar with its events. A missing one is as good as deleted. */
export const deleteCalendar = (token: string, id: string): Promise<Answer> =>
  call(token, calendarPath(id), { method: 'DELETE' });

/** A calendar in which we write. */
export interface Place {
  readonly token: string;
  readonly calendarId: string;
}
/**
 * Writes an event under our own id. An insert that finds the id there becomes an update, and an update that finds
 * nothing an insert: so a repeat makes no double. Answers how it went.
 */
export async function putEvent(
  { token, calendarId }: Place,
  id: string,
  event: object,
  isKnown: boolean,
): Promise<'sent' | 'refused' | 'calendarGone'> {
  const update = () => call(token, `${eventsPath(calendarId)}/${id}`, { method: 'PUT', body: event });
  const insert = () => call(token, eventsPath(calendarId), { body: { id, ...event } });
  let answer = await (isKnown ? update() : insert());
  if (isKnown && isMissing(answer)) answer = await insert();
  if (answer.status === 409) answer = await update();
  if (isMissing(answer)) return 'calendarGone';
  return answer.status === 200 ? 'sent' : 'refused';
}
/** Deletes an event. A missing one is as good as deleted. */
export const deleteEvent = ({ token, calendarId }: Place, id: string): Promise<Answer> =>
  call(token, `${eventsPath(calendarId)}/${id}`, { method: 'DELETE' });
