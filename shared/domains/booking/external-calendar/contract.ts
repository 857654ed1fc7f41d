import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { masterRoutes, withNamedRoutes } from '#shared/kernel/contract/master-contract.ts';
import { PageQuery, paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, Queued } from '#shared/kernel/record/ids.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { EventSourceInput, ExternalCalendar, ExternalCalendarInput, SourceState } from './schemas.ts';

const plain = withNamedRoutes(
  masterRoutes({
    path: 'externalcalendar',
    input: ExternalCalendarInput,
    read: 'externalCalendar.read',
    update: 'externalCalendar.update',
  }),
  'externalcalendars',
);
const List = z.object({
  ...PageQuery.shape,
  keyword: typedText().trim().max(100).default(''),
  isActive: z.boolean().optional(),
});
const create = { permission: 'externalCalendar.create' } as const;
const remove = { permission: 'externalCalendar.delete' } as const;
const sources = '/externalcalendars/{id}/eventsources';

export const externalCalendarContract = contract('external-calendar', {
  errors: { 'externalCalendar.address': 400, 'externalCalendar.noSource': 409 },
  routes: {
    ...plain,
    list: { ...plain.list, body: List, output: paged(ExternalCalendar) },
    get: { ...plain.get, output: ExternalCalendar },
    create: { ...plain.create, ...create },
    remove: { ...plain.remove, ...remove },
    restore: { ...plain.restore, ...remove },
    sync: route(v1('POST', '/externalcalendars/{id}/sync'), writes('externalCalendar.update'), { output: Queued }),
    listSources: route(v1('GET', sources), reads('externalCalendar.read'), {
      output: rowsOf(EventSourceInput.extend({ id: Id, state: SourceState.optional() })),
    }),
    addSource: route(v1('PUT', sources), writes('externalCalendar.update'), {
      body: EventSourceInput.omit({ id: true }),
      output: Done.extend({ id: Id }),
    }),
  },
});
