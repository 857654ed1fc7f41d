import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { SeenRecord } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { EntryInput, MAX_ENTRIES, TimetableEntry } from './schemas.ts';

const Timetable = z.object({
  showId: Id,
  /** The day of the show, and the zone its clock times are meant in. */
  date: LocalDate,
  zone: z.string(),
  rows: z.array(TimetableEntry),
});
export type Timetable = z.infer<typeof Timetable>;

export const timetableContract = contract('timetable', {
  errors: {
    'show.locked': 409,
    'timetable.full': 409,
    'timetable.farAway': 400,
    'timetable.showTime': 400,
    'timetable.nothing': 400,
  },
  routes: {
    get: route(core('GET', '/{id}/timetable'), reads('show.read'), {
      aliases: [v1('GET', '/shows/{id}/timetable')],
      output: Timetable,
    }),
    create: route(core('PUT', '/timetable/entry/create'), writes('show.update'), {
      body: EntryInput.extend({ showId: Id }),
      output: TimetableEntry,
    }),
    update: route(core('POST', '/timetable/entry/update'), writes('show.update'), {
      body: EntryInput.extend({ id: Id, rev: RevInput }),
      output: TimetableEntry,
    }),
    remove: route(core('POST', '/timetable/entry/delete'), writes('show.update'), { body: SeenRecord, output: Done }),
    /** To another show, to another day, or both: each entry keeps its hour and its distance to the others. */
    duplicate: route(core('POST', '/timetable/duplicate'), writes('show.update'), {
      body: z.object({
        showId: Id,
        /** Left out: the same show. */
        toShowId: Id.optional(),
        /** Left out: all entries. */
        ids: z.array(Id).min(1).max(MAX_ENTRIES).optional(),
        /** The day on which the first of them then stands; left out, as far from the show as before. */
        toDate: LocalDate.optional(),
      }),
      output: Timetable,
    }),
  },
});
