import type { BrowserError } from '#shared/domains/operator/system/schemas.ts';
import { onSignal } from '#web/platform/signals.ts';

let pageNow = () => '/';

/** Reports a failure. The reporting code is fetched with the first one; if that fetch fails, nothing is reported. */
export function report(error: unknown, where: BrowserError['where']): void {
  if (!error) return;
  const page = pageNow();
  import('./tell.ts').then(({ tell }) => tell(error, where, page)).catch(() => undefined);
}

/** Reports uncaught failures and those that a page calls unexpected. `routeNow`: the route as declared, without ids. */
export function watchErrors(routeNow: () => string): void {
  pageNow = routeNow;
  addEventListener('error', ({ error }) => report(error, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  onSignal('unexpected', ({ error }) => report(error, 'write'));
}
