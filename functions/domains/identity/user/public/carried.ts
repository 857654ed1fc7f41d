import { SETTING_NO, storedSetting } from '#functions/domains/reference/client/public/agency.ts';
import { agencyChanged } from '#functions/domains/reference/client/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { refreshTenant } from '../store.ts';

type Changes = Parameters<typeof activityWrite>[1]['changes'];

/**
 * Saves a rule of the agency about its users, with an entry in the log of the settings. Each user carries the rule to
 * every request; a worker repeats that if this call breaks off.
 */
export async function saveCarried(ctx: TenantContext, rule: Write, changes: Changes): Promise<void> {
  const setting = await storedSetting(ctx);
  const id = newId(ctx.now);
  const record = { entity: 'setting', no: setting?.no ?? SETTING_NO, recordId: setting?.id ?? id, title: 'settings' };
  const outbox = agencyChanged(ctx.tenantId).outbox ?? [];
  await commit([rule, activityWrite(ctx, { id, ...record, action: 'update', changes, outbox })]);
  await refreshTenant(ctx);
}
