import { wasActing } from './acting.ts';
import { keepToken } from './kept-token.ts';
import { forgetPendingChanges, hasPendingChanges } from './pending-changes.ts';
import { rememberReturn } from './return-address.ts';
import { signal } from './signals.ts';
import { siteSettings } from './site-settings.ts';

let leaving = false;

async function targetOf(target: string | undefined): Promise<string> {
  if (!target) return '/account/signin';
  const settings = await siteSettings();
  const url = new URL(target, location.origin);
  const known = [location.origin, new URL(settings.corePageBase).origin, new URL(settings.legacyPageBase).origin];
  return known.includes(url.origin) ? url.href : '/account/signin';
}

function leaveFor(target: string | undefined): void {
  leaving = true;
  forgetPendingChanges();
  // Who acted as somebody else comes back as themselves: this page is not theirs.
  if (!wasActing()) rememberReturn(location.pathname + location.search + location.hash);
  void targetOf(target).then((address) => location.assign(address));
}

/**
 * Goes where the error says, and keeps the address to come back to. A page with something unsaved stays: there one
 * signs in again without leaving it, or decides to go.
 */
export function sessionLost(target: string | undefined): void {
  if (leaving || location.pathname.startsWith('/account/')) return;
  keepToken(undefined);
  if (hasPendingChanges()) signal('signedOut', { leave: () => leaveFor(target) });
  else leaveFor(target);
}

/** Another tab has become somebody else. The page begins anew as theirs; one with something unsaved says so and stays. */
export function userChanged(): void {
  if (leaving || hasPendingChanges()) return;
  leaving = true;
  location.assign('/');
}
