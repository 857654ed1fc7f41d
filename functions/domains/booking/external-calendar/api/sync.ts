import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { queued } from '#shared/kernel/record/ids.ts';
import { externalCalendarStore, seenCalendar } from '../store.ts';

/** Sources answer slowly or not at all: a worker asks them. */
export const handler = endpoint(externalCalendarContract.routes.sync, async ({ params, ctx }) => {
  const { id, no, name, isActive, sources } = await seenCalendar(ctx, params.id);
  if (!isActive || sources.length === 0) throw new AppError('externalCalendar.noSource');
  const entry = { id: newId(ctx.now), entity: externalCalendarStore.definition.name, no, recordId: id, title: name };
  const outbox = [emit('externalCalendar', { id })];
  await commit([activityWrite(ctx, { ...entry, action: 'sync', changes: [], outbox })]);
  return queued;
});
