import { clientOf, clientStore, OPERATOR_TENANT } from '#functions/domains/client/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { readOne } from '#functions/platform/record/items.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { commit } from '#functions/platform/write.ts';
import { sessionsOf } from '#shared/domains/client/rules.ts';
import type { ClientInput } from '#shared/domains/client/schemas.ts';
import { type Setting, SettingFields, type SettingInput } from '#shared/domains/setting/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
/** An agency has one record of settings: its first, and a guard against a second. */
const NO = 1;
const store = new RecordStore<SettingFields>({
  name: 'setting',
  title: () => 'settings',
  unique: [{ kind: 'one', field: 'rev', of: () => 'settings' }],
});

const stored = ({ tenantId }: Tenant) => readOne<SettingFields>(tenantId, 'setting', NO);

/** What the agency says of itself; what came to the product later has its usual value. */
export const agencyOf = async (ctx: Tenant): Promise<SettingFields> => SettingFields.parse((await stored(ctx)) ?? {});

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
  const [client, found] = await Promise.all([clientOf(ctx.tenantId), stored(ctx)]);
  return shown(client, found);
}

/** Both records in one transaction; an older page's save is refused with what is there now. */
export async function saveSetting(ctx: TenantContext, rev: number, input: SettingInput) {
  const [client, before] = await Promise.all([clientOf(ctx.tenantId), stored(ctx)]);
  const stale = () => new AppError('stale', {}, { current: shown(client, before) });
  if ((before?.rev ?? 0) !== rev) throw stale();
  const { name, locale, zone, currency, sessions, ...fields } = input;
  if (sessions > client.maxSessions)
    throw new AppError('tooBig', { field: 'sessions', params: { max: client.maxSessions } });
  const after = before ? store.next(ctx, before, fields) : await store.prepare(ctx, fields);
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const next = clientStore.next(operators, client, { ...client, name, locale, zone, currency, sessions });
  await commit([...store.writes(ctx, before, after), ...clientStore.writes(operators, client, next)]);
  return { client: next, setting: shown(next, after) };
}

export const settingActivity = (tenantId: string) => activityOf(tenantId, 'setting', NO);
