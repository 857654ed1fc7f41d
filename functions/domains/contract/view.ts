import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { CONTRACT_STAGES, type ContractFields, type Rendering } from '#shared/domains/contract/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { hashOf, renderingOf } from './rendering.ts';

type Contract = Stored<ContractFields>;
const isOutside = ({ actor }: UserContext) => actor.environment === 'external';

/** A contract of the caller's artists, or 404; a draft is nobody's business outside. */
export function checkAccess(ctx: UserContext, contract: Contract): Contract {
  artistAccess.check(ctx, contract.artistIds);
  if (isOutside(ctx) && contract.stage === 'draft') throw new AppError('notFound');
  return contract;
}

/** The same for lists. */
export const visibleOnly = (ctx: UserContext): Filter[] => [
  ...artistAccess.linked(ctx),
  ...(isOutside(ctx) ? [{ column: 'stage', noneOf: [wordNo(CONTRACT_STAGES, 'draft')] }] : []),
];

/** A contract with what became of it on paper; one whose task never came to an item counts as failed. */
export async function shown(ctx: UserContext, contract: Contract, known?: Rendering) {
  const found = known ?? (await renderingOf(ctx.tenantId, contract));
  return { ...contract, rendered: found ?? { hash: hashOf(contract), state: 'failed' as const, files: [] } };
}
