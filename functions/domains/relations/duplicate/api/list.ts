import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { companyDefinition, contactDefinition } from '../areas.ts';
import { pairsFrom } from '../find.ts';

export const handler = endpoint(duplicateContract.routes.list, ({ body, ctx }) => {
  const { entity, from } = body;
  if (!ctx.actor.permissions.has(`${entity}.read`)) throw new AppError('denied');
  return entity === 'company'
    ? pairsFrom(ctx, entity, companyDefinition, from)
    : pairsFrom(ctx, entity, contactDefinition, from);
});
