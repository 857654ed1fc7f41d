import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { PairInput } from '#shared/domains/relations/duplicate/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { companyDefinition, contactDefinition } from './areas.ts';

/** The numbers of both, when they are the caller's to judge. */
export async function pairFor(ctx: UserContext, { entity, firstId, secondId }: PairInput): Promise<[number, number]> {
  if (!ctx.actor.permissions.has(`${entity}.update`)) throw new AppError('denied');
  const { store } = entity === 'company' ? companyDefinition : contactDefinition;
  const [first, second] = await Promise.all([store.get(ctx, firstId), store.get(ctx, secondId)]);
  return [first.no, second.no];
}
