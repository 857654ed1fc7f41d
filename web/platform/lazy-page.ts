import { lazyRouteComponent } from '@tanstack/react-router';
import { NetworkError } from './api-error.ts';

/**
 * The router loads the whole document anew where a page's code is missing, as it is after a deployment. Without a
 * connection only the browser's own error page would be left of that, so it is told the true reason.
 */
async function missing(error: unknown): Promise<never> {
  const reached = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  throw reached ? error : new NetworkError('network');
}

/** A page that is fetched when it is first opened. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(missing), name);
