import { newId } from '#functions/platform/data/id.ts';
import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { readOne } from '#functions/platform/record/items.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
/** An agency has one record of settings. */
export const SETTING_NO = 1;
const ONE = { kind: 'one', value: 'settings' };
export const settingStore = new RecordStore<SettingFields>({
  name: 'setting',
  title: () => 'settings',
  unique: [{ kind: ONE.kind, field: 'rev', of: () => ONE.value }],
});

/**
 * Finds the tenant's settings. Their number is later than `SETTING_NO` if numbers were lost before the first save. `guardOwner`
 * then knows their id.
 */
export async function storedSetting({ tenantId }: Tenant): Promise<Stored<SettingFields> | undefined> {
  const first = await readOne<SettingFields>(tenantId, 'setting', SETTING_NO);
  const id = first ? undefined : await uniqueValueOwner(tenantId, `setting.${ONE.kind}`, ONE.value);
  return id ? settingStore.find({ tenantId }, id) : first;
}

/** Returns the agency's settings. A setting that the product got later has its default value. */
export const agencyOf = async (ctx: Tenant): Promise<SettingFields> =>
  SettingFields.parse((await storedSetting(ctx)) ?? {});

/** Builds the first record of an agency's settings, without writing it. */
export function firstSetting(ctx: TenantContext, fields: SettingFields): Stored<SettingFields> {
  const at = ctx.now.toISOString();
  return { ...fields, no: SETTING_NO, id: newId(ctx.now, SETTING_NO), rev: 1, createdAt: at, updatedAt: at };
}
