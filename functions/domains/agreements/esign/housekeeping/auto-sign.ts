import { dropStandingOrder, grantNow, validOrders } from '#functions/domains/identity/account/public/signing-orders.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { decide } from '#shared/domains/agreements/esign/rules.ts';
import { DOCUMENT_STATES } from '#shared/domains/agreements/esign/states.ts';
import { isTurn } from '#shared/domains/agreements/esign/turn.ts';
import type { StandingOrder } from '#shared/domains/identity/account/signing-orders.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { act } from '../act.ts';
import { promises } from '../promises.ts';
import { type EsignRecord, esignStore } from '../store.ts';
import { contextOf, jobActor } from './due.ts';

interface Ordered {
  readonly tenantId: string;
  readonly order: StandingOrder;
}

/** The command that signs for the user of an order, where it is their turn. */
function commandOf(document: EsignRecord, order: StandingOrder) {
  const found = document.participants
    .filter((one) => isTurn(document, one))
    .flatMap(({ id, people }) => people.map((person) => ({ participantId: id, person })))
    .find(({ person }) => person.userId === order.userId);
  if (!found) return undefined;
  const { participantId, person } = found;
  return { type: 'autoSign', by: jobActor('autoSign'), participantId, personId: person.id, order } as const;
}

/** Signs one document. Whatever needs a look, such as a correction or a higher amount, waits for the user. */
async function signOne({ tenantId, order }: Ordered, document: EsignRecord, now: Date): Promise<boolean> {
  const command = commandOf(document, order);
  if (!command || 'error' in decide(document, command, now.toISOString())) return false;
  await act(contextOf(tenantId, document, now), document.id, command, promises);
  return true;
}

/** The documents out for signature that wait for a user, within the user's rights. */
async function* waitingFor({ tenantId, order }: Ordered, now: Date): AsyncGenerator<EsignRecord> {
  const grant = await grantNow({ tenantId, now }, order.userId);
  // The order ends with the rights, so it does not return with them.
  if (!grant?.permissions.includes('esign.read')) return dropStandingOrder({ tenantId, userId: order.userId });
  const filters = [
    { column: 'state', anyOf: [wordNo(DOCUMENT_STATES, 'outForSignature')] },
    { column: 'waiting', anyOf: [noOf(order.userId)] },
  ];
  for (const document of await esignStore.where({ tenantId }, filters)) {
    const isTheirs = grant.allArtists || document.artistIds.some((id) => grant.artistIds.includes(id));
    if (isTheirs && !document.deletedAt) yield document;
  }
}

/** Signs what standing orders cover (outsiders section 3, "Auto sign"). */
export async function autoSign(now: Date): Promise<{ signed: number }> {
  let signed = 0;
  await settleEach(validOrders(now), async (ordered) => {
    await settleEach(waitingFor(ordered, now), async (document) => {
      if (await signOne(ordered, document, now)) signed++;
    });
  });
  return { signed };
}
