import { CALLBACK_PAGE, ticketIn } from '#shared/domains/identity/account/social.ts';
import { tokens } from '#web/platform/auth.ts';
import { keepToken } from '#web/platform/kept-token.ts';
import { siteSettings } from '#web/platform/site-settings.ts';

const BEGUN = 'backline.social';
const TICKET = 'backline.socialTicket';
const SECRET_BYTES = 32;
const TICKET_LIFE_MS = 600_000;

type Purpose = 'signIn' | 'connect';
/** A sign-in elsewhere that this tab began. */
interface Begun {
  readonly provider: string;
  readonly purpose: Purpose;
  readonly state: string;
  readonly verifier: string;
  readonly returnTo?: string | undefined;
}
/** The user pool's proof of an account that no user has connected. */
export interface SocialTicket {
  readonly provider: string;
  readonly ticket: string;
  /** Epoch milliseconds. The server is the judge of it. */
  readonly until: number;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
const callback = (): string => `${location.origin}${CALLBACK_PAGE}`;

function read<T>(key: string): T | undefined {
  const kept = sessionStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as T);
}

/** Leaves for a provider's page, by way of the user pool. */
export async function beginSocial(provider: string, purpose: Purpose, returnTo?: string): Promise<void> {
  const { social, userPoolClientId } = await siteSettings();
  if (!social) throw new Error('no sign-in elsewhere is set up');
  const begun: Begun = { provider, purpose, state: random(), verifier: random(), returnTo };
  sessionStorage.setItem(BEGUN, JSON.stringify(begun));
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: userPoolClientId,
    redirect_uri: callback(),
    identity_provider: provider,
    scope: 'openid',
    state: begun.state,
    code_challenge: await challengeOf(begun.verifier),
    code_challenge_method: 'S256',
    // A person with several accounts there chooses one each time.
    prompt: 'select_account',
  });
  location.assign(`${social.domain}/oauth2/authorize?${asked}`);
}

interface Swapped {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}
async function swap(code: string, verifier: string): Promise<Swapped> {
  const { social, userPoolClientId } = await siteSettings();
  const response = await fetch(`${social?.domain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: userPoolClientId,
      code,
      redirect_uri: callback(),
      code_verifier: verifier,
    }),
  });
  if (!response.ok) throw new Error(`the user pool answered ${response.status}`);
  return (await response.json()) as Swapped;
}

/** Stores the tokens as a sign-in by password does. */
async function signInBy(code: string, verifier: string): Promise<void> {
  const swapped = await swap(code, verifier);
  const [{ keepTokens }, session] = await Promise.all([import('#web/platform/amplify-tokens.ts'), tokens()]);
  keepToken(undefined);
  await session.signOut().catch(() => undefined);
  await keepTokens(swapped.access_token, swapped.id_token, swapped.refresh_token);
}

export interface Arrival {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error_description?: string | undefined;
}
/**
 * `ticket`: no user has connected the account. `taken`: it was to be connected, and a user has. `failed`: the person
 * gave up, or another tab or site sent them here.
 */
export type Arrived = Readonly<{
  outcome: 'signedIn' | 'ticket' | 'taken' | 'failed';
  provider: string;
  purpose: Purpose;
  returnTo?: string | undefined;
}>;

const keepTicket = (ticket: SocialTicket): void => sessionStorage.setItem(TICKET, JSON.stringify(ticket));

/** Ends a sign-in elsewhere that this tab began. Its state counts once. */
export async function finishSocial({ code, state, error_description = '' }: Arrival): Promise<Arrived> {
  const begun = read<Begun>(BEGUN);
  sessionStorage.removeItem(BEGUN);
  if (!begun || begun.state !== state) return { outcome: 'failed', provider: '', purpose: 'signIn' };
  const { provider, purpose, returnTo } = begun;
  const ticket = ticketIn(error_description);
  if (ticket) keepTicket({ provider, ticket, until: Date.now() + TICKET_LIFE_MS });
  if (ticket) return { outcome: 'ticket', provider, purpose, returnTo };
  if (!code) return { outcome: 'failed', provider, purpose, returnTo };
  if (purpose === 'connect') return { outcome: 'taken', provider, purpose, returnTo };
  await signInBy(code, begun.verifier);
  return { outcome: 'signedIn', provider, purpose, returnTo };
}

/** Finds the ticket that waits in this tab for the person's password. */
export function waitingTicket(now = Date.now()): SocialTicket | undefined {
  const kept = read<SocialTicket>(TICKET);
  return kept && kept.until > now ? kept : undefined;
}
export const forgetTicket = (): void => sessionStorage.removeItem(TICKET);
