/**
 * The key of the access token and its end, for all tabs. With it a page fetches Amplify only when the token is about to
 * end. The token counts only as long as Amplify keeps the same one. So signing out, or in as another user, in any tab
 * leaves nothing behind.
 */
const KEY = 'backline.accessToken';
/** A token that ends within this time is renewed first. */
const MARGIN_MS = 120_000;

/** The prefix of Amplify's own token keys. */
const AMPLIFY = 'CognitoIdentityServiceProvider';

interface Kept {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const amplifyKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(AMPLIFY));

export function keptToken(now: number = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (!kept || kept.until - MARGIN_MS <= now) return undefined;
    return amplifyKeys().some((key) => localStorage.getItem(key) === kept.token) ? kept.token : undefined;
  } catch {
    return undefined;
  }
}

export function keepToken(kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage asks Amplify each time.
  }
}

/** Tells whether a user may be signed in in this browser. If not, Amplify need not be fetched. */
export function mayBeSignedIn(): boolean {
  try {
    return amplifyKeys().length > 0;
  } catch {
    return false;
  }
}
