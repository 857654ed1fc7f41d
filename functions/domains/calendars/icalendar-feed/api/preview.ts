import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { eventsOf } from '../events.ts';
import { templateOf } from '../prepare.ts';
import { ownFeed } from '../store.ts';

/** The next ones, as calendars show them; the figure is of all. */
const SHOWN = 10;

export const handler = endpoint(icalendarFeedContract.routes.preview, async ({ params, ctx }) => {
  const feed = await ownFeed(ctx, params.id);
  const { events } = await eventsOf(ctx, feed, await templateOf(ctx, feed), 'UTC');
  const today = await agencyDay(ctx);
  const next = events.filter(({ end }) => end.slice(0, 10) >= today).slice(0, SHOWN);
  const rows = next.map(({ location = '', ...event }) => ({ ...event, location }));
  return { total: events.length, rows };
});
