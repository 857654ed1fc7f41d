import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { MAX_SOURCES } from '#shared/domains/booking/external-calendar/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checkAddress, externalCalendarStore, seenCalendar } from '../store.ts';

export const handler = endpoint(externalCalendarContract.routes.addSource, async ({ params, body, ctx }) => {
  const calendar = await seenCalendar(ctx, params.id);
  checkAddress('url', body.url);
  if (calendar.sources.length >= MAX_SOURCES)
    throw new AppError('atMost', { field: 'url', params: { max: MAX_SOURCES } });
  const id = newId(ctx.now);
  await externalCalendarStore.update(ctx, calendar, { ...calendar, sources: [...calendar.sources, { ...body, id }] });
  return { ok: true as const, id };
});
