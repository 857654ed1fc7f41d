import { accountOf } from '#functions/platform/authority/hubspot.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { outcomeBy } from '#functions/platform/http/service-outcome.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import type {
  ConnectionInput,
  Outcome,
  ShownConnection,
  SyncKind,
  SyncReport,
  SyncSettings,
} from '#shared/domains/relations/hubspot/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * The connection of an agency to HubSpot, and how far its work is. Each has an item of its own, so that a run does not
 * make the form of a user stale:
 *   pk <tenant>#hubspotConnection#1  sk R
 *   pk <tenant>#hubspotRun#1         sk R
 */
const ONLY = 1;
const PLACE = 'hubspotConnection token';

interface Kept {
  /** Left out once the connection is removed. */
  readonly connected?: SyncSettings & { readonly portalId: string; readonly sealed: string };
}
export interface Access extends SyncSettings {
  readonly token: string;
  readonly portalId: string;
}
/** How far the work with one kind is. */
export interface Progress {
  /** The place of the next page of changes at HubSpot, and whether the last run stopped before their end. */
  readonly since?: number;
  readonly after?: number;
  readonly isReading?: boolean;
  /** The last of our records that the first pass over all of them has sent. */
  readonly walkedTo?: number;
  readonly isWalked?: boolean;
  /** The moment from which our log is read for changes. */
  readonly logFrom?: string;
}
export interface RunState {
  readonly portalId: string;
  readonly progress: Readonly<Partial<Record<SyncKind, Progress>>>;
  readonly last?: SyncReport;
}
const connections = besideRecord<Kept>('hubspotConnection');
const runs = besideRecord<RunState>('hubspotRun');
type Tenant = Pick<TenantContext, 'tenantId'>;

/** How far the work with this account is. Another account begins anew. */
export async function runStateOf(ctx: Tenant, portalId: string): Promise<RunState> {
  const kept = await runs.of(ctx, ONLY);
  return kept?.portalId === portalId ? kept : { portalId, progress: {} };
}
export const keepRunState = (ctx: TenantContext, { portalId, progress, last }: RunState): Promise<void> =>
  retryStale(async () => {
    const before = await runs.of(ctx, ONLY);
    const state = { portalId, progress, ...(last ? { last } : {}) };
    await commit([runs.write(ctx, before, runs.next(ctx, ONLY, before, state))]);
  });

/** The connection with its token; undefined for an agency that has none. */
export async function accessOf(ctx: Tenant): Promise<Access | undefined> {
  const { connected } = (await connections.of(ctx, ONLY)) ?? {};
  if (!connected) return undefined;
  const { sealed, ...settings } = connected;
  return { ...settings, token: unseal(ctx.tenantId, PLACE, sealed) };
}
export async function requiredAccess(ctx: Tenant): Promise<Access> {
  const access = await accessOf(ctx);
  if (!access) throw new AppError('hubspot.notConnected');
  return access;
}

export async function shownConnection(ctx: Tenant): Promise<ShownConnection> {
  const kept = await connections.of(ctx, ONLY);
  if (!kept?.connected) return { rev: kept?.rev ?? 0 };
  const { sealed: _secret, ...connection } = kept.connected;
  const { last } = await runStateOf(ctx, connection.portalId);
  return { rev: kept.rev, connection, ...(last ? { last } : {}) };
}

const logged = (ctx: TenantContext, recordId: Id, action: string, outbox: readonly OutboxEntry[] = []) =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'hubspot',
    no: ONLY,
    recordId,
    title: 'HubSpot',
    action,
    changes: [],
    outbox,
  });
/** Notes something in the log of the connection, and promises work. */
export async function noteSync(ctx: TenantContext, outbox: readonly OutboxEntry[]): Promise<void> {
  const kept = await connections.of(ctx, ONLY);
  if (!kept?.connected) throw new AppError('hubspot.notConnected');
  await commit([logged(ctx, kept.id, 'sync', outbox)]);
}

async function keep(ctx: TenantContext, rev: number, action: string, next: (before: Kept) => Promise<Kept>) {
  const before = await connections.of(ctx, ONLY);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale');
  const after = connections.next(ctx, ONLY, before, await next(before ?? {}));
  const { connected: _old, ...bare } = after;
  const whole = after.connected ? after : bare;
  await commit([connections.write(ctx, before, whole), logged(ctx, after.id, action)]);
  return shownConnection(ctx);
}

const REFUSALS: Readonly<Partial<Record<Outcome, AppError>>> = {
  tokenRefused: new AppError('hubspot.tokenRefused', { field: 'token' }),
  notAllowed: new AppError('hubspot.notAllowed', { field: 'token' }),
};
async function portalOf(token: string): Promise<string> {
  try {
    return (await accountOf(token)).portalId;
  } catch (e) {
    throw REFUSALS[outcomeOf(e)] ?? new AppError('hubspot.noAnswer');
  }
}

export const saveConnection = (ctx: TenantContext, { token, rev, ...settings }: ConnectionInput) =>
  keep(ctx, rev, 'connect', async ({ connected }) => {
    if (token) {
      const portalId = await portalOf(token);
      return { connected: { ...settings, portalId, sealed: seal(ctx.tenantId, PLACE, token) } };
    }
    if (!connected) throw new AppError('hubspot.noToken', { field: 'token' });
    return { connected: { ...connected, ...settings } };
  });
export const removeConnection = (ctx: TenantContext, rev: number) => keep(ctx, rev, 'disconnect', async () => ({}));

const BY_STATUS: Readonly<Record<number, Outcome>> = { 401: 'tokenRefused', 403: 'notAllowed', 429: 'busy' };
export const outcomeOf = (e: unknown): Outcome => outcomeBy(BY_STATUS, e);
