import { createHash, randomBytes } from 'node:crypto';

export const CALLBACK = 'https://app.backline.example/account/callback';

/** The end of a sign-in elsewhere: a code, or the words of a refusal. */
export interface Arrival {
  readonly code: string | null;
  readonly description: string;
  readonly verifier: string;
}
const queryOf = (clientId: string, provider: string, verifier: string) => ({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: CALLBACK,
  identity_provider: provider,
  scope: 'openid',
  state: 'state-1',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
});

/** Signs in at a provider, as a browser does that fills in the stand-in's page. */
export async function arriveFrom(
  url: string,
  clientId: string,
  provider: string,
  address: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Arrival> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({ ...queryOf(clientId, provider, verifier), address, ...more });
  const response = await fetch(`${url}/oauth2/idpresponse?${query}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`the pool answered ${response.status} ${await response.text()}`);
  const { searchParams } = new URL(location);
  return { code: searchParams.get('code'), description: searchParams.get('error_description') ?? '', verifier };
}

export interface HostedTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}
/** Swaps a code for tokens. */
export async function swapCode(
  url: string,
  clientId: string,
  { code, verifier }: Pick<Arrival, 'code' | 'verifier'>,
): Promise<HostedTokens> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    code: code ?? '',
    code_verifier: verifier,
  });
  return (await (await fetch(`${url}/oauth2/token`, { method: 'POST', body })).json()) as HostedTokens;
}
