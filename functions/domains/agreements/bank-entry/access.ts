import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Bank statements belong to no artist: only staff who see all artists may read them. */
export function checkBankAccess(ctx: UserContext): void {
  checkInternal(ctx);
  if (!ctx.actor.allArtists) throw new AppError('denied');
}
