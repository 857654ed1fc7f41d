import { formChoices, isForm } from '#functions/domains/booking/webform/public/from-service.ts';
import { hooks, newHook } from '#functions/platform/data/hook.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import type { Connection, ConnectionInput, Intake, ShownConnection } from '#shared/domains/booking/webflow/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * The connection of an agency, and what its webhook brought. Each has an item of its own, so that a submission does
 * not make the form of a user stale:
 *   pk <tenant>#webflow#1        sk R
 *   pk <tenant>#webflowIntake#1  sk R
 */
const ONLY = 1;
const [TOKEN, SECRET] = ['webflow token', 'webflow secret'];

interface Kept {
  /** Left out once the connection is removed. */
  readonly live?: {
    readonly connection: Connection;
    readonly sealedToken: string;
    /** Left out until Webflow has told it. */
    readonly sealedSecret?: string;
    readonly hook: string;
  };
}
const connections = besideRecord<Kept>('webflow');
const intakes = besideRecord<Intake>('webflowIntake');
const webflowHooks = hooks('WEBFLOWHOOK');
type Tenant = Pick<TenantContext, 'tenantId'>;
type Found = Stored<Kept> | undefined;

const addressOf = (hook: string): string =>
  `${env.pageBase()}${webflowContract.routes.receive.path}?connection=${encodeURIComponent(hook)}`;

async function shownFrom(ctx: Tenant, kept: Found): Promise<ShownConnection> {
  const [intake, forms] = await Promise.all([intakes.of(ctx, ONLY), formChoices(ctx.tenantId)]);
  const { live } = kept ?? {};
  const shown = { rev: kept?.rev ?? 0, hasSecret: live?.sealedSecret !== undefined, forms };
  if (!live) return shown;
  return { ...shown, connection: live.connection, address: addressOf(live.hook), ...(intake ? { intake } : {}) };
}
export const shownConnection = async (ctx: Tenant): Promise<ShownConnection> =>
  shownFrom(ctx, await connections.of(ctx, ONLY));

async function beforeAt(ctx: Tenant, rev: number): Promise<Found> {
  const before = await connections.of(ctx, ONLY);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale');
  return before;
}

export async function saveConnection(ctx: TenantContext, input: ConnectionInput): Promise<ShownConnection> {
  const { token, secret, rev, ...connection } = input;
  const { tenantId } = ctx;
  const before = await beforeAt(ctx, rev);
  if (!(await isForm(tenantId, connection.webformId))) throw new AppError('choice', { field: 'webformId' });
  const sealedToken = token ? seal(tenantId, TOKEN, token) : before?.live?.sealedToken;
  const sealedSecret = secret ? seal(tenantId, SECRET, secret) : before?.live?.sealedSecret;
  if (!sealedToken) throw new AppError('webflow.noToken', { field: 'token' });
  const hook = before?.live?.hook ?? newHook();
  const after = connections.next(ctx, ONLY, before, {
    live: { connection, sealedToken, hook, ...(sealedSecret ? { sealedSecret } : {}) },
  });
  const made = before?.live ? [] : [webflowHooks.write(hook, { tenantId })];
  await commit([connections.write(ctx, before, after), ...made]);
  return shownFrom(ctx, after);
}

/** Ends the connection. `along` are the writes of what needs it. */
export async function removeConnection(
  ctx: TenantContext,
  rev: number,
  along: () => Promise<readonly Write[]>,
): Promise<ShownConnection> {
  const before = await beforeAt(ctx, rev);
  if (!before?.live) return shownFrom(ctx, before);
  const more = await along();
  const { live, ...bare } = connections.next(ctx, ONLY, before, {});
  await commit([connections.write(ctx, before, bare), webflowHooks.removal(before.live.hook), ...more]);
  return shownFrom(ctx, bare);
}

/** The token of the site; undefined for an agency that has not connected Webflow. */
export async function tokenOf(ctx: Tenant): Promise<string | undefined> {
  const { live } = (await connections.of(ctx, ONLY)) ?? {};
  return live && unseal(ctx.tenantId, TOKEN, live.sealedToken);
}
export async function requiredToken(ctx: Tenant): Promise<string> {
  const token = await tokenOf(ctx);
  if (!token) throw new AppError('webflow.notConnected');
  return token;
}

interface Hooked {
  readonly tenantId: string;
  readonly connection: Connection;
  /** Proves messages. Left out while none can be proved. */
  readonly secret?: string;
}
/** Finds the connection of any agency by the name in its address. */
export async function hooked(name: string): Promise<Hooked | undefined> {
  const owner = await webflowHooks.owner(name);
  const { live } = (owner && (await connections.of(owner, ONLY))) ?? {};
  if (!owner || live?.hook !== name) return undefined;
  const { tenantId } = owner;
  const { connection, sealedSecret } = live;
  return { tenantId, connection, ...(sealedSecret ? { secret: unseal(tenantId, SECRET, sealedSecret) } : {}) };
}

/** Notes what a submission came to. Of two at once, each is noted. */
export const noteIntake = (ctx: Tenant & { readonly now: Date }, next: (before: Intake) => Intake): Promise<void> =>
  retryStale(async () => {
    const before = await intakes.of(ctx, ONLY);
    const { receivedAt, refused = [] } = before ?? {};
    const after = next({ refused, ...(receivedAt ? { receivedAt } : {}) });
    await commit([intakes.write(ctx as TenantContext, before, intakes.next(ctx, ONLY, before, after))]);
  });
