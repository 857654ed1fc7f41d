import { AppError } from '#shared/kernel/error.ts';
import type { UserContext } from './endpoint/context.ts';

/*
 * People outside the agency read its records too: what is of the inside alone leaves no endpoint, no file and no log.
 */
export const isInside = ({ actor }: UserContext): boolean => actor.environment === 'internal';

export function checkInside(ctx: UserContext): void {
  if (!isInside(ctx)) throw new AppError('denied');
}
