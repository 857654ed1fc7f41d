import type { SubscriptionChange } from '#shared/domains/operator/subscription/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { changeSubscription } from './change.ts';
import { ownWorking, shownFor } from './own.ts';
import { advance } from './public/advance.ts';

/** Changes the subscription of a client, does what follows at once, and answers it as it is then. */
export async function changed(clientId: Id, change: SubscriptionChange, now: Date) {
  const working = await ownWorking({ tenantId: clientId, now });
  await changeSubscription(working, change);
  await advance(working.client.no, now);
  return shownFor(clientId, now);
}
