import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Sales data are of all artists. A user of some artists gets none, not even sums. */
export function checkSeesAll(ctx: UserContext): void {
  checkInternal(ctx);
  if (!ctx.actor.allArtists) throw new AppError('denied');
}
