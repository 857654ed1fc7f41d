import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { LinkedEntity } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Links are for who may send what they lead to. */
export function checkMaySend({ actor }: UserContext, entity: LinkedEntity): void {
  if (!actor.permissions.has(`${entity}.send`)) throw new AppError('denied');
}
