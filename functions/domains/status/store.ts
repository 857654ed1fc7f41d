import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { Write } from '#functions/platform/write.ts';
import { STATUS_AREAS, type StatusArea, type StatusFields } from '#shared/domains/status/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

const index = defineList({ name: 'status', key: 'number', columns: { area: 'u8' } });

/** An agency's statuses of all areas; in each area in the order the agency gave them. */
export const statusStore = new RecordStore<StatusFields>({
  name: 'status',
  title: (status) => status.name,
  unique: [{ kind: 'name', field: 'name', of: (status) => `${status.mainArea} ${status.name}` }],
  list: listOf(index, (status) => ({ no: status.no, key: status.sort, area: wordNo(STATUS_AREAS, status.mainArea) })),
});

type Tenant = Pick<TenantContext, 'tenantId'>;

/** All statuses of an area, in order. */
export async function statusesOf(ctx: Tenant, area: StatusArea): Promise<Stored<StatusFields>[]> {
  const { list } = statusStore.definition;
  const nos =
    (await list?.all(ctx.tenantId, { filters: [{ column: 'area', anyOf: [wordNo(STATUS_AREAS, area)] }] })) ?? [];
  return statusStore.many(ctx, nos, new Set(nos));
}

/** An area has one status that new records start in: the parts of a write that take the mark from the others. */
export async function unmarkDefault(ctx: TenantContext, area: StatusArea, exceptId?: Id): Promise<Write[]> {
  const marked = (await statusesOf(ctx, area)).filter((status) => status.isDefault && status.id !== exceptId);
  return marked.flatMap((status) =>
    statusStore.writes(ctx, status, statusStore.next(ctx, status, { ...status, isDefault: false })),
  );
}

/** The status a record is given; one of another area or tenant is no choice. */
export async function statusFor(ctx: Tenant, area: StatusArea, id: Id): Promise<Stored<StatusFields>> {
  const [status] = await statusStore.many(ctx, [noOf(id)]);
  if (status?.id !== id || status.deletedAt || status.mainArea !== area)
    throw new AppError('choice', { field: 'statusId' });
  return status;
}
