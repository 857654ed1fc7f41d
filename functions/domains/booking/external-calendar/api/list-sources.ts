import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { statesOf } from '../state-store.ts';
import { seenCalendar } from '../store.ts';

export const handler = endpoint(externalCalendarContract.routes.listSources, async ({ params, ctx }) => {
  const calendar = await seenCalendar(ctx, params.id);
  const states = (await statesOf(ctx, [calendar])).get(calendar.id)?.sources ?? [];
  return {
    rows: calendar.sources.map((source) => {
      const state = states.find(({ sourceId }) => sourceId === source.id);
      return { ...source, ...(state ? { state } : {}) };
    }),
  };
});
