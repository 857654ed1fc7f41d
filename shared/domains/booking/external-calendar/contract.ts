import * as z from 'zod';
import { masterRoutes, withNamedRoutes } from '#shared/kernel/contract/master-contract.ts';
import { PageQuery, paged } from '#shared/kernel/contract/paging.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, IdParams, Queued } from '#shared/kernel/record/ids.ts';
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
    list: route({ ...plain.list, body: List, output: paged(ExternalCalendar) }),
    get: route({ ...plain.get, output: ExternalCalendar }),
    create: route({ ...plain.create, ...create }),
    remove: route({ ...plain.remove, ...remove }),
    restore: route({ ...plain.restore, ...remove }),
    sync: route({
      ...v1('POST', '/externalcalendars/{id}/sync'),
      audience: 'user',
      permission: 'externalCalendar.update',
      grants: ['table:read', 'table:write'],
      params: IdParams,
      output: Queued,
    }),
    listSources: route({
      ...v1('GET', sources),
      audience: 'user',
      permission: 'externalCalendar.read',
      grants: ['table:read'],
      params: IdParams,
      output: z.object({
        rows: z.array(EventSourceInput.extend({ id: Id, state: SourceState.optional() })),
      }),
    }),
    addSource: route({
      ...v1('PUT', sources),
      audience: 'user',
      permission: 'externalCalendar.update',
      grants: ['table:read', 'table:write'],
      params: IdParams,
      body: EventSourceInput.omit({ id: true }),
      output: Done.extend({ id: Id }),
    }),
  },
});
