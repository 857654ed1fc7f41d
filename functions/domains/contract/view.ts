import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside, withoutInside } from '#functions/platform/inside.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { CONTRACT_STAGES, type ContractFields, type Rendering } from '#shared/domains/contract/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { hashOf, renderingOf } from './rendering.ts';
import { contractStore } from './store.ts';

type Contract = Stored<ContractFields>;
/** Of no concern outside the agency. */
const INSIDE = {
  tagIds: undefined,
  statusId: undefined,
  lockedAt: undefined,
  lockedBy: undefined,
  wordTemplate: undefined,
} as const;

/** A contract of the caller's artists, or 404; a draft is nobody's business outside. */
export function checkAccess(ctx: UserContext, contract: Contract): Contract {
  artistAccess.check(ctx, contract.artistIds);
  if (!isInside(ctx) && contract.stage === 'draft') throw new AppError('notFound');
  return contract;
}

/** The contract a caller wants to change, as they last saw it. */
export const contractForUpdate = (ctx: UserContext, id: Id, rev: number): Promise<Contract> =>
  asSeen<Contract, Contract>(
    (current) => shown(ctx, current),
    () => contractStore.getForUpdate(ctx, id, rev, (contract) => checkAccess(ctx, contract)),
  );

/** The same for lists. */
export const visibleOnly = (ctx: UserContext): Filter[] => [
  ...artistAccess.linked(ctx),
  ...(isInside(ctx) ? [] : [{ column: 'stage', noneOf: [wordNo(CONTRACT_STAGES, 'draft')] }]),
];

export const visible = (ctx: UserContext, contract: Contract): Contract => withoutInside(ctx, contract, INSIDE);

/** A contract with what became of it on paper; one whose task never came to an item counts as failed. */
export async function shown(ctx: UserContext, given: Contract | Promise<Contract>, known?: Rendering) {
  const rendered = async () => {
    const contract = await given;
    const found = known ?? (await renderingOf(ctx.tenantId, contract));
    return found ?? { hash: hashOf(contract), state: 'failed' as const, files: [] };
  };
  const seen = given instanceof Promise ? given.then((one) => visible(ctx, one)) : visible(ctx, given);
  const [contract, paper] = await Promise.all([seenOne(ctx, 'contract', seen), rendered()]);
  return { ...contract, rendered: paper };
}
