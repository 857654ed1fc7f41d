import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** The tenant that holds the tenants: the operator's own. */
export const OPERATOR_TENANT = 'operator';

const index = defineList({ name: 'client', key: 'text', columns: { active: 'u8', words: 'text' } });

export const clientMapping: ListMapping = {
  keyword: 'words',
  fields: { active: byFlag('active') },
  sorts: { name: 'key' },
};

/** Agencies. A client's id is the tenant id of all its data. */
export const clientStore = new RecordStore<ClientInput>({
  name: 'client',
  title: (client) => client.name,
  list: listOf(index, (client) => ({
    no: client.no,
    key: fold(client.name),
    active: client.isActive ? 1 : 0,
    words: fold(client.name),
  })),
});

/** Every agency's tenant id, for jobs. */
export async function tenantIds(): Promise<Id[]> {
  const nos = (await clientStore.definition.list?.all(OPERATOR_TENANT, {})) ?? [];
  return (await clientStore.many({ tenantId: OPERATOR_TENANT }, nos)).map(({ id }) => id);
}

/** Stands for the operator's own tenant, which must be there before the first client is. */
const OPERATOR: Stored<ClientInput> = {
  ...ClientInput.parse({ name: 'Backline' }),
  no: 0,
  id: OPERATOR_TENANT,
  rev: 0,
  createdAt: '',
  updatedAt: '',
};

export const clientOf = async (tenantId: Id): Promise<Stored<ClientInput>> =>
  tenantId === OPERATOR_TENANT ? OPERATOR : clientStore.get({ tenantId: OPERATOR_TENANT }, tenantId);

/** The day it is where the agency is. */
export const agencyDay = async ({ tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>): Promise<LocalDate> =>
  dayIn(now, (await clientOf(tenantId)).zone);

/** Belongs in each write of a client: what its users carry of it follows, whatever becomes of the request. */
export const agencyChanged = (tenantId: Id): WriteOptions => ({
  outbox: [emit('agencyChanged', { id: tenantId })],
});
