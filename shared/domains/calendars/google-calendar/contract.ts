import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, Queued } from '#shared/kernel/record/ids.ts';
import { Consent, PushOutcome, ShownPush } from './schemas.ts';

/** The id is that of the calendar feed that is written to Google. Each call is for the feed's owner alone. */
const one = '/googlecalendar/{id}';

export const googleCalendarContract = contract('google-calendar', {
  byToken: 'none',
  errors: {
    'googleCalendar.notSetUp': 409,
    'googleCalendar.notConnected': 409,
    'googleCalendar.stateUnknown': 400,
    'googleCalendar.refused': 400,
    'googleCalendar.notGranted': 400,
    'googleCalendar.noAnswer': 503,
  },
  routes: {
    get: route(pageApi('GET', one), reads('show.read'), { output: ShownPush }),
    /** Answers the address at Google where the user agrees. It works for ten minutes, once, in this session. */
    begin: route(pageApi('POST', `${one}/begin`), writes('show.read'), {
      body: Nothing,
      answersSecret: true,
      output: Url,
    }),
    /** Exchanges what Google sent back, and has a worker write the feed. */
    finish: route(pageApi('POST', '/googlecalendar/finish'), writes('show.read'), {
      timeout: 29,
      body: Consent,
      output: z.object({ feedId: Id }),
    }),
    /** Tries the stored consent. Changes nothing. */
    test: route(pageApi('POST', `${one}/test`), reads('show.read'), {
      timeout: 29,
      output: z.object({ outcome: PushOutcome }),
    }),
    /** Has a worker write the feed now. */
    push: route(pageApi('POST', `${one}/push`), writes('show.read'), { output: Queued }),
    /** Has a worker delete the calendar at Google and give the consent back. */
    remove: route(pageApi('POST', `${one}/remove`), writes('show.read'), { output: ShownPush }),
  },
});
