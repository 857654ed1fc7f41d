import { createHash } from 'node:crypto';
import type { HookOwner } from '#functions/domains/reference/card-account/public/hook.ts';
import type { CardEvent } from '#functions/platform/card/events.ts';
import { TTL } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, putNew } from '#functions/platform/data/write.ts';
import { emit } from '#functions/platform/record/emit.ts';

/*
 * Events of the card provider, each once. The item promises the work like an entry of the log:
 *   pk <tenant>#CARDEVENT#<id of the event>  sk A#E
 */
/** The provider repeats an event for three days. */
const KEEP_S = 7 * 86_400;

export async function keepEvent({ tenantId, bookkeepingId }: HookOwner, { id, about }: CardEvent, now: Date) {
  const item = {
    pk: `${tenantId}#CARDEVENT#${id}`,
    sk: 'A#E',
    id: createHash('sha256').update(`${tenantId} ${id}`).digest('hex').slice(0, 32),
    tenantId,
    at: now.toISOString(),
    actorId: 'card',
    outbox: [emit('cardPayment', { bookkeepingId, ...about })],
    [TTL]: Math.floor(now.getTime() / 1000) + KEEP_S,
  };
  await unlessRefused('exists', commit([putNew(item)]));
}
