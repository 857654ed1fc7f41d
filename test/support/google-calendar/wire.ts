import { type Answer, type GoogleAccounts, type GoogleCalendarThere, SCOPE } from './account.ts';

const json = (status: number, body: object): Answer => [status, JSON.stringify(body)];
export const refused = (code: number, reason: string): Answer =>
  json(code, { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } });
const oauth = (error: string): Answer => json(400, { error, error_description: 'Bad Request' });

export const CLIENT = { id: 'client.apps.googleusercontent.com', secret: 'GOCSPX-secret' };

function grant({ state, secret }: GoogleAccounts, account: string, scope: string, more: object = {}): Answer {
  const token = secret('ya29.');
  state.accessTokens.set(token, account);
  return json(200, { access_token: token, expires_in: 3599, scope, token_type: 'Bearer', ...more });
}

/** Answers as https://oauth2.googleapis.com/token. */
function tokens(google: GoogleAccounts, form: URLSearchParams): Answer {
  const { state, matches, secret } = google;
  const of = (name: string) => form.get(name) ?? '';
  if (of('client_id') !== CLIENT.id || of('client_secret') !== CLIENT.secret) return oauth('invalid_client');
  if (of('grant_type') === 'refresh_token') {
    const account = state.consents.get(of('refresh_token'));
    return account ? grant(google, account, SCOPE) : oauth('invalid_grant');
  }
  const agreed = state.codes.get(of('code'));
  state.codes.delete(of('code'));
  if (!agreed || !matches(agreed, of('code_verifier'))) return oauth('invalid_grant');
  if (agreed.redirect !== of('redirect_uri')) return oauth('redirect_uri_mismatch');
  const refresh = secret('1//');
  state.consents.set(refresh, agreed.account);
  return grant(google, agreed.account, agreed.scope, { refresh_token: refresh });
}

function revoke({ state }: GoogleAccounts, token: string): Answer {
  return state.consents.delete(token) ? json(200, {}) : oauth('invalid_token');
}

interface Sent {
  readonly id?: string;
  readonly summary: string;
  readonly status: string;
  readonly start: { readonly date?: string; readonly dateTime?: string; readonly timeZone?: string };
}

function insert({ events }: GoogleCalendarThere, event: Sent): Answer {
  const { id = '' } = event;
  if (!/^[a-v0-9]{5,1024}$/.test(id)) return refused(400, 'invalid');
  if (events.has(id)) return refused(409, 'duplicate');
  events.set(id, { ...event, id });
  return json(200, { kind: 'calendar#event', ...event });
}

function ofEvent({ events }: GoogleCalendarThere, method: string, id: string, text: string): Answer {
  const before = events.get(id);
  if (!before) return refused(404, 'notFound');
  if (method === 'DELETE') {
    if (before.status === 'cancelled') return refused(410, 'deleted');
    events.set(id, { ...before, status: 'cancelled' });
    return [204, ''];
  }
  const event: Sent = JSON.parse(text);
  events.set(id, { ...event, id });
  return json(200, { kind: 'calendar#event', id, ...event });
}

const PATH = /^\/calendars(?:\/([^/]+)(\/events(?:\/([^/]+))?)?)?$/;
/** Answers as the Calendar API v3, for the account of a token. */
function calendars({ state, secret }: GoogleAccounts, account: string, method: string, path: string, text: string) {
  const [match, id, events, eventId] = PATH.exec(path) ?? [];
  if (!match) return refused(404, 'notFound');
  if (!id) {
    const calendar = { id: `${secret('c_')}@group.calendar.google.com`, summary: JSON.parse(text).summary };
    state.calendars.set(calendar.id, { ...calendar, owner: account, events: new Map() });
    return json(200, { kind: 'calendar#calendar', ...calendar });
  }
  const calendar = state.calendars.get(decodeURIComponent(id));
  if (calendar?.owner !== account) return refused(404, 'notFound');
  if (eventId) return ofEvent(calendar, method, eventId, text);
  if (events) return insert(calendar, JSON.parse(text));
  if (method !== 'DELETE') return json(200, { kind: 'calendar#calendar', id: calendar.id, summary: calendar.summary });
  state.calendars.delete(calendar.id);
  return [204, ''] as const;
}

/** Answers as the three hosts of Google that we call. */
export function answerTo(google: GoogleAccounts, method: string, path: string, token: string, text: string): Answer {
  if (path === '/token') return tokens(google, new URLSearchParams(text));
  if (path === '/revoke') return revoke(google, new URLSearchParams(text).get('token') ?? '');
  const account = google.state.accessTokens.get(token);
  if (!account) return refused(401, 'authError');
  return calendars(google, account, method, path.replace('/calendar/v3', ''), text);
}
