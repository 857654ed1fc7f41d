import { createHash, randomBytes } from 'node:crypto';
import { SUBJECT_ATTRIBUTE } from '#shared/domains/identity/account/social.ts';
import type { Pool, User } from './pool.ts';
import { signIn } from './tokens.ts';

const CODE_LIFE_MS = 5 * 60_000;
/** The scopes of the client, as infra sets them. */
const SCOPES = ['openid'];

/** As the real trigger's event, as far as ours reads it. */
export interface PreSignUpEvent {
  readonly triggerSource: 'PreSignUp_ExternalProvider';
  readonly userPoolId: string;
  readonly userName: string;
  readonly request: { readonly userAttributes: Readonly<Record<string, string>> };
  readonly response: object;
}
export interface HostedOptions {
  /** Providers that the client accepts, `Google`. */
  readonly providers: readonly string[];
  /** Addresses to which a sign-in may return. */
  readonly callbacks: readonly string[];
  /** Runs before a user from elsewhere is made, and always refuses. */
  readonly preSignUp: (event: PreSignUpEvent) => Promise<unknown>;
}

interface Grant {
  readonly sub: string;
  readonly scope: string;
  readonly challenge: string;
  readonly redirect: string;
  readonly expiresAt: number;
}

/** The id of an address at a provider: digits at Google; letters of both cases at Microsoft, as theirs. */
export function subjectOf(provider: string, address: string): string {
  const hash = createHash('sha256').update(`${provider} ${address.trim().toLowerCase()}`).digest();
  return provider === 'Google' ? String(BigInt(`0x${hash.toString('hex')}`)).slice(0, 21) : hash.toString('base64url');
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);

/** The provider's own page, where a person says who they are. No password: this is a stand-in. */
function providerPage(provider: string, asked: URLSearchParams): string {
  const hidden = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(provider)} (stand-in)</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:360px;margin:15vh auto;padding:0 16px}
input,button{font:inherit;padding:8px;width:100%;box-sizing:border-box;margin:4px 0 12px}</style>
<main><h1>${escaped(provider)} (stand-in)</h1><form action="/oauth2/idpresponse">${hidden.join('')}
<label for="a">Address</label><input id="a" name="address" type="email" required autofocus>
<button>Continue</button></form></main></html>`;
}

export interface HostedReply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
}
const html = (body: string): HostedReply => ({ status: 200, type: 'text/html; charset=utf-8', body });
const json = (status: number, body: object): HostedReply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const oauthError = (error: string) => json(400, { error });

/** The user pool's own domain: only accounts elsewhere sign in there, by code with PKCE. */
export class Hosted {
  private readonly grants = new Map<string, Grant>();

  constructor(
    private readonly pool: Pool,
    private readonly options: HostedOptions,
  ) {}

  async answer(url: URL, body: string): Promise<HostedReply | undefined> {
    if (url.pathname === '/oauth2/authorize') return this.authorize(url.searchParams);
    if (url.pathname === '/oauth2/idpresponse') return this.arrive(url.searchParams);
    return url.pathname === '/oauth2/token' ? this.token(new URLSearchParams(body)) : undefined;
  }

  private fault(asked: URLSearchParams): string | undefined {
    const scopes = (asked.get('scope') ?? '').split(' ');
    if (asked.get('client_id') !== this.pool.options.clientId) return 'invalid_client';
    if (!this.options.callbacks.includes(asked.get('redirect_uri') ?? '')) return 'redirect_mismatch';
    if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256')
      return 'invalid_request';
    if (!asked.get('code_challenge') || !scopes.every((scope) => SCOPES.includes(scope))) return 'invalid_request';
    return this.options.providers.includes(asked.get('identity_provider') ?? '') ? undefined : 'invalid_request';
  }

  private authorize(asked: URLSearchParams): HostedReply {
    const fault = this.fault(asked);
    return fault ? oauthError(fault) : html(providerPage(asked.get('identity_provider') ?? '', asked));
  }

  private back(asked: URLSearchParams, values: Readonly<Record<string, string>>): HostedReply {
    const query = new URLSearchParams({ ...values, state: asked.get('state') ?? '' });
    return { status: 302, location: `${asked.get('redirect_uri')}?${query}` };
  }

  private async arrive(asked: URLSearchParams): Promise<HostedReply> {
    const fault = this.fault(asked);
    if (fault) return oauthError(fault);
    const provider = asked.get('identity_provider') ?? '';
    const subject = subjectOf(provider, asked.get('address') ?? '');
    const user = this.pool.findLinked(provider, subject);
    if (!user)
      return this.back(asked, { error: 'invalid_request', error_description: await this.refusal(provider, subject) });
    if (!user.enabled) return this.back(asked, { error: 'invalid_request', error_description: 'User is not enabled' });
    return this.back(asked, { code: this.grant(user, asked) });
  }

  /** The words of Cognito around those of the trigger. */
  private async refusal(provider: string, subject: string): Promise<string> {
    try {
      await this.options.preSignUp({
        triggerSource: 'PreSignUp_ExternalProvider',
        userPoolId: this.pool.options.id,
        // The pool ignores case, and so writes its names small.
        userName: `${provider}_${subject}`.toLowerCase(),
        request: { userAttributes: { [`custom:${SUBJECT_ATTRIBUTE}`]: subject } },
        response: {},
      });
    } catch (e) {
      return `PreSignUp failed with error ${e instanceof Error ? e.message : String(e)}. `;
    }
    throw new Error('the trigger lets a user from elsewhere be made, which this stand-in cannot do');
  }

  private grant({ sub }: User, asked: URLSearchParams): string {
    const code = randomBytes(24).toString('base64url');
    this.grants.set(code, {
      sub,
      scope: asked.get('scope') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirect: asked.get('redirect_uri') ?? '',
      expiresAt: Date.now() + CODE_LIFE_MS,
    });
    return code;
  }

  private token(asked: URLSearchParams): HostedReply {
    if (asked.get('client_id') !== this.pool.options.clientId) return oauthError('invalid_client');
    if (asked.get('grant_type') !== 'authorization_code') return oauthError('unsupported_grant_type');
    const code = asked.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const proof = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.expiresAt < Date.now() || grant.challenge !== proof) return oauthError('invalid_grant');
    if (grant.redirect !== asked.get('redirect_uri')) return oauthError('invalid_grant');
    const { AccessToken, IdToken, RefreshToken, ExpiresIn } = signIn(
      this.pool,
      this.pool.require(grant.sub),
      grant.scope,
    );
    const tokens = { access_token: AccessToken, id_token: IdToken, refresh_token: RefreshToken };
    return json(200, { ...tokens, expires_in: ExpiresIn, token_type: 'Bearer' });
  }
}
