// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { ticketMessage } from '#shared/domains/identity/account/social.ts';
import { beginSocial, finishSocial, forgetTicket, waitingTicket } from './social.ts';

const [keepTokens, assign] = [vi.fn(), vi.fn()];
vi.mock('#web/platform/auth.ts', () => ({ tokens: async () => ({ signOut: async () => undefined }) }));
vi.mock('#web/platform/amplify-tokens.ts', () => ({ keepTokens: (...given: unknown[]) => keepTokens(...given) }));
vi.mock('#web/platform/site-settings.ts', () => ({
  siteSettings: async () => ({
    userPoolClientId: 'client',
    social: { domain: 'https://pool.example', providers: ['Google'] },
  }),
}));
const TICKET = 'A'.repeat(43);
const answer = vi.fn(async (_url: string, _init: RequestInit) => ({
  ok: true,
  json: async () => ({ access_token: 'access', id_token: 'id', refresh_token: 'refresh' }),
}));

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [keepTokens, assign, answer]) mock.mockClear();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { origin: 'https://app.example', assign });
  return () => vi.unstubAllGlobals();
});

/** Begins a sign-in, and answers what the user pool was asked. */
async function begun(purpose: 'signIn' | 'connect' = 'signIn'): Promise<URLSearchParams> {
  await beginSocial('Google', purpose, '/show');
  return new URL(String(assign.mock.lastCall?.[0])).searchParams;
}
const refusal = `PreSignUp failed with error ${ticketMessage(TICKET)}. `;

it('swaps the code with the proof that belongs to what it asked', async () => {
  const asked = await begun();
  expect(asked.get('redirect_uri')).toBe('https://app.example/account/callback');
  const state = asked.get('state') ?? '';
  expect(await finishSocial({ code: 'code', state })).toMatchObject({ outcome: 'signedIn', returnTo: '/show' });
  const sent = answer.mock.lastCall?.[1].body as URLSearchParams;
  const proof = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent.get('code_verifier') ?? ''));
  expect(asked.get('code_challenge')).toBe(Buffer.from(proof).toString('base64url'));
  expect(keepTokens).toHaveBeenCalledExactlyOnceWith('access', 'id', 'refresh');
  expect(await finishSocial({ code: 'code', state }), 'a state counts once').toMatchObject({ outcome: 'failed' });
});

it('takes neither a code nor a ticket from another site or tab', async () => {
  await begun();
  expect(await finishSocial({ code: 'code', state: 'other' })).toMatchObject({ outcome: 'failed' });
  expect(await finishSocial({ error_description: refusal })).toMatchObject({ outcome: 'failed' });
  expect([answer.mock.calls, waitingTicket()]).toEqual([[], undefined]);
});

it('keeps a ticket for ten minutes, until it is used or refused', async () => {
  const state = (await begun('connect')).get('state') ?? '';
  expect(await finishSocial({ error_description: refusal, state })).toMatchObject({ outcome: 'ticket' });
  expect(waitingTicket()).toMatchObject({ provider: 'Google', ticket: TICKET });
  expect(waitingTicket(Date.now() + 600_001)).toBeUndefined();
  forgetTicket();
  expect(waitingTicket()).toBeUndefined();
});

it('does not sign in as another user who has connected the account', async () => {
  const state = (await begun('connect')).get('state') ?? '';
  expect(await finishSocial({ code: 'code', state })).toMatchObject({ outcome: 'taken' });
  expect(answer).not.toHaveBeenCalled();
});
