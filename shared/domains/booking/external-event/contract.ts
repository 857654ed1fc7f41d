import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { EventQuery, EventRow, ExternalEvent, ExternalEventFields, timed } from './schemas.ts';

const one = '/externalevents/{id}';

export const externalEventContract = contract('external-event', {
  errors: { 'externalEvent.synced': 409 },
  routes: {
    /** A calendar's events from `from` to `to`, in their order; `next` asks for those after. */
    list: route(pageApi('POST', '/externalevent/list'), reads('externalCalendar.read'), {
      body: EventQuery,
      output: z.object({ rows: z.array(EventRow), next: z.string().optional() }),
    }),
    get: route(v1('GET', `${one}/details`), reads('externalCalendar.read'), { output: ExternalEvent }),
    create: route(v1('PUT', '/externalevents'), writes('externalCalendar.create'), {
      body: timed(ExternalEventFields),
      output: ExternalEvent,
    }),
    update: route(v1('POST', one), writes('externalCalendar.update'), {
      body: timed(ExternalEventFields.extend({ rev: RevInput })),
      output: ExternalEvent,
    }),
    remove: route(v1('DELETE', one), writes('externalCalendar.delete'), { output: Done }),
    restore: route(v1('POST', `${one}/restore`), writes('externalCalendar.delete'), { output: ExternalEvent }),
  },
});
