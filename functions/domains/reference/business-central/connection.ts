import { type Access, SignInFailure } from '#functions/platform/authority/business-central.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { serviceOutcome } from '#functions/platform/http/service-outcome.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import type {
  Connection,
  ConnectionInput,
  Outcome,
  PullReport,
  ShownConnection,
} from '#shared/domains/reference/business-central/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * The connection of an agency and the state of its last pull. Each has an item of its own, so that a pull does not
 * make the form of a user stale:
 *   pk <tenant>#bcConnection#1  sk R
 *   pk <tenant>#bcPull#1        sk R
 */
const ONLY = 1;
const PLACE = 'bcConnection secret';

interface Kept extends Partial<Connection> {
  /** The sealed client secret. Left out once the connection is removed. */
  readonly sealed?: string;
}
export interface PullState {
  readonly last: PullReport;
  /** The moment before the last pull that succeeded: the next one asks for what changed since then. */
  readonly since?: string | undefined;
  readonly fullAt?: string | undefined;
  /** The projects that a pull has ended. */
  readonly ended: readonly string[];
}
const connections = besideRecord<Kept>('bcConnection');
export const pullStates = besideRecord<PullState>('bcPull');
type Tenant = Pick<TenantContext, 'tenantId'>;

export const pullStateOf = (ctx: Tenant) => pullStates.of(ctx, ONLY);
/** Keeps the state of a pull. Of two at once, the later one counts. */
export const keepPullState = (ctx: TenantContext, state: PullState): Promise<void> =>
  retryStale(async () => {
    const before = await pullStateOf(ctx);
    await commit([pullStates.write(ctx, before, pullStates.next(ctx, ONLY, before, state))]);
  });

function connectionOf(kept: Kept | undefined): Connection | undefined {
  const { directory, environment, company, client } = kept ?? {};
  return directory && environment && company && client ? { directory, environment, company, client } : undefined;
}

/** The connection with its secret; undefined for an agency that has none. */
export async function accessOf(ctx: Tenant): Promise<Access | undefined> {
  const kept = await connections.of(ctx, ONLY);
  const connection = connectionOf(kept);
  if (!connection || !kept?.sealed) return undefined;
  return { ...connection, secret: unseal(ctx.tenantId, PLACE, kept.sealed) };
}
export async function requiredAccess(ctx: Tenant): Promise<Access> {
  const access = await accessOf(ctx);
  if (!access) throw new AppError('businessCentral.notConnected');
  return access;
}

export async function shownConnection(ctx: Tenant): Promise<ShownConnection> {
  const [kept, state] = await Promise.all([connections.of(ctx, ONLY), pullStateOf(ctx)]);
  const connection = connectionOf(kept);
  const last = connection && state?.last;
  return { rev: kept?.rev ?? 0, ...(connection ? { connection } : {}), ...(last ? { last } : {}) };
}

async function keep(ctx: TenantContext, rev: number, next: (before: Kept | undefined) => Kept) {
  const before = await connections.of(ctx, ONLY);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale');
  await commit([connections.write(ctx, before, connections.next(ctx, ONLY, before, next(before)))]);
  return shownConnection(ctx);
}
export const saveConnection = (ctx: TenantContext, { secret, rev, ...connection }: ConnectionInput) =>
  keep(ctx, rev, (before) => {
    const sealed = secret ? seal(ctx.tenantId, PLACE, secret) : before?.sealed;
    if (!sealed) throw new AppError('businessCentral.noSecret', { field: 'secret' });
    return { ...connection, sealed };
  });
export const removeConnection = (ctx: TenantContext, rev: number) => keep(ctx, rev, () => ({}));

/** Says why a call failed. Throws what is no failure of the service. */
export const outcomeOf = (e: unknown): Outcome => (e instanceof SignInFailure ? 'signIn' : serviceOutcome(e));
