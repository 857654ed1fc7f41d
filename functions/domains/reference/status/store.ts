import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import { firstStatus } from '#shared/domains/reference/status/rules.ts';
import type { StatusFields, StatusInput } from '#shared/domains/reference/status/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { kindNo } from '#shared/records.ts';

/** An agency's statuses of all areas; in each area in the order the agency gave them. */
export const statusStore = new MasterStore<StatusInput>({
  name: 'status',
  scope: { field: 'mainArea', toNo: (area) => kindNo(area) || undefined },
  sorted: true,
  maxName: 50,
  follows: (was, is) => (was && !is ? [emit('statusGone', { id: was.id })] : []),
});

type Tenant = Pick<TenantContext, 'tenantId'>;

/** All statuses of an area, in order. */
export const statusesOf = (ctx: Tenant, area: StatusKind): Promise<Stored<StatusFields>[]> =>
  statusStore.all(ctx, area);

/** The status a record is given; one of another area or tenant is no choice, nor one that is not active unless it stays. */
export async function statusFor(ctx: Tenant, area: StatusKind, id: Id, before?: Id): Promise<Stored<StatusFields>> {
  const [status] = await statusStore.many(ctx, [noOf(id)]);
  if (status?.id !== id || status.deletedAt || status.mainArea !== area || !(status.isActive || id === before))
    throw new AppError('choice', { field: 'statusId' });
  return status;
}

/** The status that stands for one that was deleted: where its records went, else the first to choose of its phase. */
export async function standingStatus(ctx: Tenant, id: Id): Promise<Id> {
  const [mergedInto, gone] = await Promise.all([statusStore.mergedInto(ctx, id), statusStore.find(ctx, id)]);
  if (mergedInto || !gone) return mergedInto?.id ?? id;
  const fitting = (await statusesOf(ctx, gone.mainArea)).filter(({ phase }) => phase === gone.phase);
  return (fitting.find(({ isDefault }) => isDefault) ?? fitting[0])?.id ?? id;
}

/** The status of a record that may be saved without naming one: it stays, and new ones start with the area's default. */
export async function statusIdFor(
  ctx: Tenant,
  area: StatusKind,
  wanted: Id | undefined,
  before: { readonly statusId?: Id | undefined } | undefined,
): Promise<{ readonly statusId?: Id }> {
  const statusId = wanted ?? before?.statusId;
  if (statusId)
    return { statusId: statusId === before?.statusId ? statusId : (await statusFor(ctx, area, statusId)).id };
  const first = before ? undefined : firstStatus(await statusesOf(ctx, area));
  return first ? { statusId: first.id } : {};
}
