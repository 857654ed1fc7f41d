import * as z from 'zod';
import { anyone, bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { CalendarFile } from '#shared/kernel/contract/calendar-file.ts';
import { Nothing, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Feed, FeedInput } from './schemas.ts';

const one = '/icalendarfeed/{id}';

/** The file name `<secret>.ics`. Some programs recognise a calendar only by this ending. */
const FileName = z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/, { error: 'linkUnknown' });

export const icalendarFeedContract = contract('icalendar-feed', {
  byToken: 'none',
  errors: {
    'icalendarFeed.ended': 410,
    'icalendarFeed.tooOften': 429,
    'icalendarFeed.tooMany': 409,
    'icalendarFeed.tooManyAddresses': 409,
  },
  routes: {
    /** Lists the caller's own feeds. */
    list: route(pageApi('POST', '/icalendarfeed/list'), reads('show.read'), { body: Nothing, output: rowsOf(Feed) }),
    get: route(pageApi('GET', one), reads('show.read'), { output: Feed }),
    /** Returns the current content of the feed. */
    preview: route(pageApi('GET', `${one}/preview`), reads('show.read'), {
      output: z.object({
        total: z.int(),
        rows: z.array(
          z.object({
            uid: z.string(),
            start: z.string(),
            isAllDay: z.boolean(),
            summary: z.string(),
            location: z.string(),
            status: z.enum(['CONFIRMED', 'TENTATIVE', 'CANCELLED']),
          }),
        ),
      }),
    }),
    create: route(pageApi('PUT', '/icalendarfeed'), writes('show.read'), { body: FeedInput, output: Feed }),
    update: route(pageApi('POST', one), writes('show.read'), {
      body: FeedInput.extend({ rev: RevInput }),
      output: Feed,
    }),
    remove: route(pageApi('DELETE', one), writes('show.read'), { output: Done }),
    /** Creates an address, which is shown only once. */
    addAddress: route(pageApi('POST', `${one}/addresses`), writes('show.read'), {
      body: z.object({ label: requiredText(50) }),
      answersSecret: true,
      output: z.object({ url: z.string(), helpUrl: z.string(), feed: Feed }),
    }),
    revokeAddress: route(pageApi('POST', `${one}/addresses/revoke`), writes('show.read'), {
      body: z.object({ secretId: Id }),
      output: Feed,
    }),
    /** Mails the caller the list of addresses and how to revoke one. */
    emailOverview: route(pageApi('POST', '/icalendarfeed/emailoverview'), writes('show.read'), {
      aliases: [core('GET', '/icalendarfeed/emailoverview')],
      body: Nothing,
      output: z.object({ feeds: z.int(), mailedTo: z.string() }),
    }),
    /**
     * Returns the file that calendar programs fetch. Link pages are limited by IP address, but this call is not: a
     * provider's servers fetch the feeds of thousands. Each secret has its own limit instead.
     */
    file: route(pageApi('GET', '/ical/{file}'), anyone.writes(), {
      format: 'calendar',
      timeout: 29,
      memory: 1024,
      params: z.object({ file: FileName }),
      output: CalendarFile,
    }),
    help: route(pageApi('GET', '/ical/{secret}/help'), bySecret.writes(), {
      output: z.object({
        state: z.enum(['live', 'ended']),
        agency: z.string(),
        title: z.string(),
        owner: z.string(),
        url: z.string(),
      }),
    }),
  },
});
