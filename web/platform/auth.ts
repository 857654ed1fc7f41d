import { keepToken, keptToken } from './kept-token.ts';
import { forgetPush } from './push-scope.ts';
import { siteSettings } from './site-settings.ts';

/** Amplify is heavy: it is fetched apart from the page, never in the first chunk. */
type Session = ReturnType<typeof import('./amplify.ts').amplifySession>;
let loading: Promise<Session> | undefined;

async function load(): Promise<Session> {
  const [{ amplifySession }, settings] = await Promise.all([import('./amplify.ts'), siteSettings()]);
  return amplifySession(settings);
}
/** Loads Amplify's session, which holds the tokens, once per page. */
export const tokens = () => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

export async function leave(everywhere = false): Promise<void> {
  keepToken(undefined);
  await forgetPush().catch(() => undefined);
  await (await tokens()).signOut({ global: everywhere });
}

const isUnreachable = (error: unknown): boolean => error instanceof Error && error.name === 'NetworkError';

/** Returns the access token, refreshed when it is about to end; undefined when no user is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const kept = keptToken();
  if (kept) return kept;
  const auth = await tokens();
  try {
    const token = (await auth.fetchAuthSession()).tokens?.accessToken;
    keepToken(token?.payload.exp ? { token: token.toString(), until: token.payload.exp * 1000 } : undefined);
    return token?.toString();
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
}
