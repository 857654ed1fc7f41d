import { eEntity } from '#functions/domains/reference/bookkeeping/public/e-entity.ts';
import {
  type Arrival,
  arrivals,
  arrivedDocument,
  hasAccessPoint,
  takeArrival,
} from '#functions/platform/authority/access-point.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { isId, noOf } from '#shared/kernel/record/ids.ts';
import { type Arrived, keepUnread, receive } from './public/receive.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };

/**
 * The agency that an arrival is for. The access point names the reference that we gave it, and the entity of the
 * bookkeeping must be the same.
 */
async function tenantOf({ tenant_id, legal_entity_id }: Arrival): Promise<string> {
  const at = tenant_id.lastIndexOf('-');
  const [tenantId, bookkeepingId] = [tenant_id.slice(0, at), tenant_id.slice(at + 1)];
  const entity = at > 0 && isId(bookkeepingId) ? await eEntity.of({ tenantId }, noOf(bookkeepingId)) : undefined;
  if (entity?.entityId !== legal_entity_id) throw new Error(`no bookkeeping is the entity ${legal_entity_id}`);
  return tenantId;
}

/** Stores an arrival. One that cannot be read is kept with its file: staff must see it. */
async function received(ctx: TenantContext, arrived: Arrived): Promise<boolean> {
  try {
    return (await receive(ctx, arrived)).isKnown;
  } catch (e) {
    if (!(e instanceof AppError) || !e.code.startsWith('receivedInvoice.')) throw e;
    await keepUnread(ctx, arrived, e.code);
    return false;
  }
}

/**
 * Takes the e-invoices that arrived. Each is stored first and then taken from the list, so a repeat after a crash finds
 * the stored one. One for nobody stays listed, and the job fails: somebody must look at it.
 */
export async function collect(now: Date) {
  let [taken, known] = [0, 0];
  if (!hasAccessPoint()) return { taken, known };
  const found = (await unlessSilent('access point', arrivals(), {})) ?? [];
  await settleEach(found, async (arrival) => {
    const ctx = { tenantId: await tenantOf(arrival), now, actor: SYSTEM };
    const bytes = await arrivedDocument(arrival.document_guid);
    const name = `${arrival.document_guid}.xml`;
    const isKnown = await received(ctx, { bytes, name, source: 'network' });
    await takeArrival(arrival.guid);
    if (isKnown) known++;
    else taken++;
  });
  return { taken, known };
}
