import type { BrowserError } from '#shared/domains/system/schemas.ts';
import { onSignal } from '#web/platform/signals.ts';

let pageNow = () => '/';

/** What tells is fetched with the first failure; where that fails, it stays untold. */
export function report(error: unknown, where: BrowserError['where']): void {
  if (!error) return;
  const page = pageNow();
  import('./tell.ts').then(({ tell }) => tell(error, where, page)).catch(() => undefined);
}

/** Failures that no one has caught, and those that a page could only call unexpected. `routeNow`: as declared, without ids. */
export function watchErrors(routeNow: () => string): void {
  pageNow = routeNow;
  addEventListener('error', ({ error }) => report(error, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  onSignal('unexpected', ({ error }) => report(error, 'write'));
}
