import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

const SECOND_MS = 1000;

/** Stores tokens as Amplify's own sign-in does. Its sign-in elsewhere cannot: it knows no local user pool. */
export async function keepTokens(access: string, id: string, refreshToken: string): Promise<void> {
  const [accessToken, idToken] = [decodeJWT(access), decodeJWT(id)];
  const issuedAt = (accessToken.payload.iat ?? 0) * SECOND_MS;
  const clockDrift = issuedAt > 0 ? issuedAt - Date.now() : 0;
  const username = String(accessToken.payload.username);
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: { accessToken, idToken, refreshToken, clockDrift, username },
  });
}
