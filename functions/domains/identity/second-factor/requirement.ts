import { refreshTenant } from '#functions/domains/identity/user/store.ts';
import { SETTING_NO, storedSetting } from '#functions/domains/reference/client/public/agency.ts';
import { agencyChanged } from '#functions/domains/reference/client/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { loadRequirement, putRequirement } from '#functions/platform/session/factor.ts';
import type { Requirement } from '#shared/domains/identity/user/required-factor.ts';

const NONE: Partial<Requirement> & Pick<Requirement, 'of'> = { of: 'nobody' };

export const requirementOf = async ({ tenantId }: Pick<TenantContext, 'tenantId'>) =>
  (await loadRequirement<Requirement>(tenantId)) ?? NONE;

/** Saves the requirement, with an entry in the log of the settings. Each user carries it to every request. */
export async function saveRequirement(ctx: TenantContext, requirement: Requirement): Promise<Requirement> {
  const [before, setting] = await Promise.all([requirementOf(ctx), storedSetting(ctx)]);
  const id = newId(ctx.now);
  const changes = [
    { field: 'secondFactor', before: before.of, after: requirement.of },
    { field: 'secondFactorFrom', ...(before.from ? { before: before.from } : {}), after: requirement.from },
  ].filter(({ before: was, after }) => was !== after);
  const record = { entity: 'setting', no: setting?.no ?? SETTING_NO, recordId: setting?.id ?? id, title: 'settings' };
  const outbox = agencyChanged(ctx.tenantId).outbox ?? [];
  const log = activityWrite(ctx, { id, ...record, action: 'update', changes, outbox });
  await commit([putRequirement(ctx.tenantId, requirement), log]);
  await refreshTenant(ctx);
  return requirement;
}
