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
  // A user who acted as another user comes back as themselves, and may not see this page.
  if (!wasActing()) rememberReturn(location.pathname + location.search + location.hash);
  void targetOf(target).then((address) => location.assign(address));
}

/**
 * Goes to the target of the error, and remembers the address to return to. A page with unsaved changes stays: its user
 * signs in again without leaving it, or decides to leave.
 */
export function sessionLost(target: string | undefined): void {
  if (leaving || location.pathname.startsWith('/account/')) return;
  keepToken(undefined);
  if (hasPendingChanges()) signal('signedOut', { leave: () => leaveFor(target) });
  else leaveFor(target);
}

/** Reloads the page after another user signed in in another tab. A page with unsaved changes says so and stays. */
export function userChanged(): void {
  if (leaving || hasPendingChanges()) return;
  leaving = true;
  location.assign('/');
}
