import {
  firstSetting,
  SETTING_NO,
  settingStore,
  storedSetting,
} from '#functions/domains/reference/client/public/agency.ts';
import { agencyChanged, clientOf, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import type { Setting, SettingInput } from '#shared/domains/identity/setting/schemas.ts';
import { sessionsOf } from '#shared/domains/reference/client/rules.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

const shown = (client: Stored<ClientInput>, found: Stored<SettingFields> | undefined): Setting => ({
  ...SettingFields.parse(found ?? {}),
  name: client.name,
  locale: client.locale,
  zone: client.zone,
  currency: client.currency,
  sessions: sessionsOf(client),
  maxSessions: client.maxSessions,
  rev: found?.rev ?? 0,
});

export async function settingOf(ctx: Tenant): Promise<Setting> {
  const [client, found] = await Promise.all([clientOf(ctx.tenantId), storedSetting(ctx)]);
  return shown(client, found);
}

/** Saves both records in one transaction. The save of an older page is refused with the current values. */
export async function saveSetting(ctx: TenantContext, rev: number, input: SettingInput) {
  const [client, before] = await Promise.all([clientOf(ctx.tenantId), storedSetting(ctx)]);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale', {}, { current: shown(client, before) });
  const { name, locale, zone, currency, sessions, ...fields } = input;
  if (sessions > client.maxSessions)
    throw new AppError('tooBig', { field: 'sessions', params: { max: client.maxSessions } });
  const after = before ? settingStore.next(ctx, before, fields) : firstSetting(ctx, fields);
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const next = clientStore.next(operators, client, { ...client, name, locale, zone, currency, sessions });
  const writes = [
    ...settingStore.writes(ctx, before, after),
    ...clientStore.writes(operators, client, next, agencyChanged(client.id)),
  ];
  if (!(await unlessRefused('stale', commit(writes))))
    throw new AppError('stale', {}, { current: await settingOf(ctx) });
  return shown(next, after);
}

export const settingActivity = async (ctx: Tenant) =>
  activityOf(ctx.tenantId, 'setting', (await storedSetting(ctx))?.no ?? SETTING_NO);
