import { isDeepStrictEqual } from 'node:util';
import { feedStateOf, storeFeedState } from '#functions/domains/calendars/icalendar-feed/feed-cache.ts';
import { openFeed } from '#functions/domains/calendars/icalendar-feed/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { icsText } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { raisedAfter, remember, takenBack } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import { goneEvent, toldOf } from '../as-event.ts';
import { eventsOf } from '../events.ts';
import { templateOf } from '../prepare.ts';

const ENDING = '.ics';

/** The same text as long as nothing changed, so that its tag holds. */
export const handler = endpoint(icalendarFeedContract.routes.file, async ({ params, ctx }) => {
  const { feed, reader, zone } = await openFeed(ctx, params.file.slice(0, -ENDING.length));
  const template = await templateOf(reader, feed);
  const [found, before] = await Promise.all([
    eventsOf(reader, feed, template, zone),
    feedStateOf(reader.tenantId, feed.no),
  ]);
  const events = found.events.map(raisedAfter(before));
  const now = ctx.now.toISOString();
  const feedState = remember(before, events.map(toldOf), now, found.from);
  if (!isDeepStrictEqual(feedState, before)) await storeFeedState(reader.tenantId, feed.no, feedState);
  const all = [...events, ...takenBack(feedState, now).map((gone) => goneEvent(feed, gone))];
  return { text: icsText({ name: feed.title, language: feed.locale, events: all }) };
});
