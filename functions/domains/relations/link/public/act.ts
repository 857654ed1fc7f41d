import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import type { StoredLink } from '../store.ts';
import { checkNoStaff } from './link-access.ts';
import { asReader } from './log.ts';

/** Two readers of one record who act at once are rare, so a few tries are enough. */
const TRIES = 10;

/**
 * Runs an act in the name of a link's reader. `act` reads the record anew on each try: the revision is the condition, so
 * of two acts at once the second is decided on what the first wrote. Staff only look.
 */
export function actAsReader<T>(
  ctx: PublicContext,
  link: StoredLink,
  act: (reader: TenantContext) => Promise<T>,
): Promise<T> {
  checkNoStaff(ctx, link);
  const reader = asReader(ctx, link);
  return retryOvertaken(() => act(reader), TRIES);
}
