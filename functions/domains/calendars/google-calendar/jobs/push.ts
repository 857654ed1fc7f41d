import { dueBefore } from '#functions/platform/data/due.ts';
import { newId } from '#functions/platform/data/id.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { enqueue } from '#functions/platform/jobs/queue.ts';
import type { EventMessage } from '#shared/events.ts';
import { type ConnectionItem, feedIn, PUSH_DUE } from '../connection.ts';

/** Every quarter of an hour: each connected feed gets its own message, so that a slow one holds up no other. */
export const handler = job('google-calendar.push', async (now) => {
  let queued = 0;
  for await (const items of dueBefore<ConnectionItem>(PUSH_DUE, now.toISOString())) {
    const messages = items.flatMap((item): EventMessage<'googleCalendarPush'>[] => {
      const id = feedIn(item);
      const common = { id: newId(now), at: now.toISOString(), actorId: 'system', tenantId: item.tenantId };
      return id ? [{ ...common, type: 'googleCalendarPush', payload: { id } }] : [];
    });
    await enqueue('bulk', messages);
    queued += messages.length;
  }
  return { queued };
});
