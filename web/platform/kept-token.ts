/**
 * The access token of this tab, so that a page need not fetch Amplify to learn what it already knew: Amplify comes when
 * the token is about to end. It lies where Amplify keeps its own, in the browser, and goes with the tab.
 */
const KEY = 'backline.accessToken';
/** A token that ends within this time is renewed first. */
const MARGIN_MS = 120_000;

interface Kept {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export function keptToken(now: number = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && kept.until - MARGIN_MS > now ? kept.token : undefined;
  } catch {
    return undefined;
  }
}

export function keepToken(kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks Amplify each time.
  }
}

/** Where Amplify keeps its tokens, for all tabs. */
const AMPLIFY = 'CognitoIdentityServiceProvider';
/** Whether somebody may be signed in in this browser: Amplify need not be fetched to learn that nobody is. */
export function mayBeSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(AMPLIFY));
  } catch {
    return false;
  }
}

/** Another tab signs in or out: what this one knew counts no more. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(AMPLIFY)) keepToken(undefined);
  });
}
