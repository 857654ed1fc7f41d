import { saveCarried } from '#functions/domains/identity/user/public/carried.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { loadRequirement, putRequirement } from '#functions/platform/session/factor.ts';
import type { Requirement } from '#shared/domains/identity/user/required-factor.ts';

const NONE: Partial<Requirement> & Pick<Requirement, 'of'> = { of: 'nobody' };

export const requirementOf = async ({ tenantId }: Pick<TenantContext, 'tenantId'>) =>
  (await loadRequirement<Requirement>(tenantId)) ?? NONE;

export async function saveRequirement(ctx: TenantContext, requirement: Requirement): Promise<Requirement> {
  const before = await requirementOf(ctx);
  const changes = [
    { field: 'secondFactor', before: before.of, after: requirement.of },
    { field: 'secondFactorFrom', ...(before.from ? { before: before.from } : {}), after: requirement.from },
  ].filter(({ before: was, after }) => was !== after);
  await saveCarried(ctx, putRequirement(ctx.tenantId, requirement), changes);
  return requirement;
}
