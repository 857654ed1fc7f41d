/**
 * The access token with the time it ends, for all tabs, so that a page need not fetch Amplify to learn what was known:
 * Amplify comes when the token is about to end. It lies beside Amplify's own and counts as long as Amplify has the same:
 * who signs out, or in as somebody else, in whichever tab, leaves nothing behind.
 */
const KEY = 'backline.accessToken';
/** A token that ends within this time is renewed first. */
const MARGIN_MS = 120_000;

/** Where Amplify keeps its tokens. */
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
    // A browser that keeps nothing asks Amplify each time.
  }
}

/** Whether somebody may be signed in in this browser: Amplify need not be fetched to learn that nobody is. */
export function mayBeSignedIn(): boolean {
  try {
    return amplifyKeys().length > 0;
  } catch {
    return false;
  }
}
