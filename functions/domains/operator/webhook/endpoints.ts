import { newId } from '#functions/platform/data/id.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import { overRev, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { PAUSE_CAUSES, WebhookInput } from '#shared/domains/operator/webhook/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { changesBetween } from '#shared/kernel/record/record.ts';
import { without } from '#shared/kernel/values/without.ts';

/*
 * The endpoints of an agency:
 *   all   pk <tenant>#WEBHOOKS  sk <endpoint>
 * Their secrets are sealed. Each signs, so a hash would not do.
 */
export interface Endpoint extends WebhookInput {
  readonly tenantId: string;
  readonly id: Id;
  readonly rev: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly pausedBy?: (typeof PAUSE_CAUSES)[number] | undefined;
  readonly sealedSecret: string;
  /** The former secret, which signs too until then. */
  readonly former?: { readonly sealedSecret: string; readonly until: string } | undefined;
}
type Tenant = Pick<TenantContext, 'tenantId'>;

export const ENDPOINTS = '#WEBHOOKS';
const pkOf = (tenantId: string) => `${tenantId}${ENDPOINTS}`;
const keyOf = ({ tenantId, id }: Pick<Endpoint, 'tenantId' | 'id'>) => ({ pk: pkOf(tenantId), sk: id });
const placeOf = (id: Id) => `webhook ${id} secret`;

export const sealSecret = ({ tenantId }: Tenant, id: Id, secret: string): string => seal(tenantId, placeOf(id), secret);

/** The secrets that sign now, the present one first. */
export function secretsOf({ tenantId, id, sealedSecret, former }: Endpoint, now: Date): string[] {
  const isRotating = former && former.until > now.toISOString();
  return [sealedSecret, ...(isRotating ? [former.sealedSecret] : [])].map((one) => unseal(tenantId, placeOf(id), one));
}

export const allEndpoints = ({ tenantId }: Tenant, strong = true): Promise<Endpoint[]> =>
  readAll<Endpoint>({ pk: pkOf(tenantId), strong });
export const findEndpoint = ({ tenantId }: Tenant, id: Id): Promise<Endpoint | undefined> =>
  readItem<Endpoint>(keyOf({ tenantId, id }));
export async function getEndpoint(ctx: Tenant, id: Id): Promise<Endpoint> {
  const found = await findEndpoint(ctx, id);
  if (!found) throw new AppError('notFound');
  return found;
}

const told = (endpoint: Endpoint) =>
  without<WebhookInput>(
    endpoint,
    ...(['pk', 'sk', 'tenantId', 'id', 'rev', 'createdAt', 'updatedAt', 'sealedSecret', 'former', 'pausedBy'] as const),
  );

interface Logged {
  readonly action: string;
  readonly outbox?: readonly OutboxEntry[];
}
/** Has the worker look after the deliveries of an endpoint. */
export const turnOf = ({ id }: Pick<Endpoint, 'id'>) => emit('webhookTurn', { endpointId: id });

/** The entry in the agency's log. */
export function logOf(
  ctx: TenantContext,
  { id, name }: Endpoint,
  { action, outbox = [] }: Logged,
  changes = NONE,
): Write {
  const entry = { id: newId(ctx.now), entity: 'webhook', no: 0, recordId: id, title: name };
  return activityWrite(ctx, { ...entry, action, changes, outbox });
}
const NONE: ReturnType<typeof changesBetween> = [];

/** Writes an endpoint with its entry in the log. Without `before`: a new one. */
export function endpointWrites(
  ctx: TenantContext,
  before: Endpoint | undefined,
  after: Endpoint,
  logged: Logged,
): Write[] {
  const Item = { ...keyOf(after), ...after };
  return [
    {
      item: { Put: { TableName: tableName(), Item, ...overRev(before?.rev ?? 0) } },
      refused: () => new AppError('stale'),
    },
    logOf(ctx, after, logged, changesBetween(before && told(before), told(after))),
  ];
}

export const removalWrites = (ctx: TenantContext, endpoint: Endpoint): Write[] => [
  {
    item: { Delete: { TableName: tableName(), Key: keyOf(endpoint), ...overRev(endpoint.rev) } },
    refused: () => new AppError('stale'),
  },
  logOf(ctx, endpoint, { action: 'delete', outbox: [turnOf(endpoint)] }),
];

export const nextOf = (ctx: TenantContext, before: Endpoint, change: Partial<Endpoint>): Endpoint => ({
  ...before,
  ...change,
  rev: before.rev + 1,
  updatedAt: ctx.now.toISOString(),
});
