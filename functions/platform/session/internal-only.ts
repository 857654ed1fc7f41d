import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * People outside the agency read its records too: what is of the inside alone leaves no endpoint, no file and no log.
 */
export const isInternal = ({ actor }: UserContext): boolean => actor.environment === 'internal';

export function checkInternal(ctx: UserContext): void {
  if (!isInternal(ctx)) throw new AppError('denied');
}

/** Refuses a user of some artists, where data belong to no artist or to all of them: such a user gets not even sums. */
export function checkSeesAll(ctx: UserContext): void {
  checkInternal(ctx);
  if (!ctx.actor.allArtists) throw new AppError('denied');
}
