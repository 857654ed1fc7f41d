import { dueBefore } from '#functions/platform/data/due.ts';
import { newId } from '#functions/platform/data/id.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { enqueue } from '#functions/platform/jobs/queue.ts';
import type { EventMessage } from '#shared/events.ts';
import { CALENDAR_DUE, type KeptState } from '../state-store.ts';

/** Every quarter of an hour: each calendar that is due gets its own message, so that a slow one holds up no other. */
export const handler = job('external-calendar.refresh', async (now) => {
  let queued = 0;
  for await (const states of dueBefore<KeptState>(CALENDAR_DUE, now.toISOString())) {
    const messages = states.map(
      ({ tenantId, calendarId }): EventMessage<'externalCalendar'> => ({
        id: newId(now),
        type: 'externalCalendar',
        tenantId,
        at: now.toISOString(),
        actorId: 'system',
        payload: { id: calendarId },
      }),
    );
    await enqueue('bulk', messages);
    queued += messages.length;
  }
  return { queued };
});
