import * as z from 'zod';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { core, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, IdParams } from '#shared/kernel/record/ids.ts';
import { UnlockInput } from '#shared/kernel/record/lock.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { ClockDate, LocalDateTime, LocalTime } from '#shared/kernel/time/date.ts';
import { SHOW_ERRORS } from './errors.ts';
import { ExternalFieldsInput, ExternalShow, ExternalShowInput, ExternalShowRow } from './external.ts';
import { InTheWay } from './many.ts';
import { manyRoutes } from './many-routes.ts';
import {
  Changed,
  ConfirmInput,
  Dates,
  DeclineInput,
  LastModified,
  MiniCalendar,
  MoveInput,
  ProductRows,
  Question,
  Several,
  StatusInput,
  Sums,
  TakeBackInput,
  TakenBack,
} from './requests.ts';
import { read, write } from './rights.ts';
import { Show, ShowFieldsInput, ShowInput, ShowRow } from './schemas.ts';

export const SHOW_LIST = {
  fields: [
    ...(['phase', 'status', 'artist', 'venue', 'promoter', 'owner', 'production', 'locked', 'tag'] as const),
    ...(['agent', 'preliminary', 'products', 'country', 'city', 'currency', 'fee', 'expires', 'notInvoiced'] as const),
  ],
  sorts: ['date', 'artist', 'venue', 'status', 'fee'],
  free: true,
} as const;
export const ShowListRequest = freeListRequest(SHOW_LIST);
export type ShowListRequest = z.infer<typeof ShowListRequest>;

/** `withExpected` also sums the results that the deals expect. */
export const SumRequest = ShowListRequest.extend({ withExpected: z.boolean().default(false) });

export const showContract = contract('show', {
  errors: SHOW_ERRORS,
  routes: {
    ...manyRoutes,
    list: route({
      ...core('POST', '/show/internal/list'),
      aliases: [
        v1('GET', '/shows'),
        { ...v1('GET', '/shows/showswithproducts'), fixed: { filters: [{ field: 'products', values: ['true'] }] } },
      ],
      ...read,
      body: ShowListRequest,
      output: paged(ShowRow),
    }),
    /** As people outside the agency see it, whoever asks. */
    externalList: route({
      ...core('POST', '/show/external/list'),
      ...read,
      body: ShowListRequest,
      output: paged(ExternalShowRow),
    }),
    sum: route({
      ...core('POST', '/show/internal/sum'),
      aliases: [v1('GET', '/shows/totals')],
      ...read,
      permission: 'show.readDeal',
      body: SumRequest,
      output: Sums,
    }),
    get: route({ ...core('GET', '/show/{id}'), ...read, params: IdParams, output: Show }),
    preview: route({ ...core('GET', '/show/{id}/PreviewPanel'), ...read, params: IdParams, output: ShowRow }),
    lastModified: route({
      ...core('GET', '/show/{id}/lastmodified'),
      ...read,
      params: IdParams,
      output: LastModified,
    }),
    products: route({
      ...v1('GET', '/shows/{id}/products'),
      ...read,
      permission: 'show.readDeal',
      params: IdParams,
      output: ProductRows,
    }),
    insert: route({
      ...core('POST', '/show/internal/insert'),
      aliases: [v1('PUT', '/shows')],
      ...write('show.create'),
      body: ShowInput,
      output: Show,
    }),
    /** The same show on several days, a run or a residency: all of them or none. */
    insertRun: route({
      ...v1('PUT', '/shows/run'),
      ...write('show.create'),
      body: ShowFieldsInput.extend({ dates: Dates }),
      output: Several,
    }),
    externalInsert: route({
      ...core('POST', '/show/external/insert'),
      ...write('show.create'),
      body: ExternalShowInput,
      output: ExternalShow,
    }),
    update: route({
      ...core('POST', '/show/internal/update'),
      aliases: [v1ById('POST', '/shows/{id}')],
      ...write('show.update'),
      body: ShowFieldsInput.extend({ id: Id, rev: RevInput }),
      output: Show,
    }),
    externalUpdate: route({
      ...core('POST', '/show/external/update'),
      ...write('show.update'),
      body: ExternalFieldsInput.extend({ id: Id, rev: RevInput }),
      output: ExternalShow,
    }),
    /** A show that came in from outside enters the normal life. */
    approve: route({
      ...core('POST', '/show/ApproveShow'),
      ...write('show.approve'),
      body: z.object({ showId: Id, rev: RevInput }),
      output: Show,
    }),
    /** Says no to a request: it leaves the list, and the outside user who asked hears of it, with the reason. */
    decline: route({
      ...core('POST', '/show/DeclineShow'),
      ...write('show.approve'),
      body: DeclineInput,
      output: Done,
    }),
    /** Drag in planning: new times, perhaps another artist; everything else stays. */
    move: route({
      ...v1('POST', '/shows/{id}/move'),
      ...write('show.update'),
      params: IdParams,
      body: MoveInput,
      /** Riders that left with their artist; named again when the artist comes back, they come along. */
      output: Show.extend({ leftRiderIds: z.array(Id) }),
    }),
    /** Status, rank and expiry in one write, so that any of the three can be taken back. */
    setStatus: route({
      ...v1('POST', '/shows/{id}/status'),
      ...write('show.update'),
      params: IdParams,
      body: StatusInput,
      output: Show,
    }),
    /** Undo of a status, an expiry or a confirmation: all of it or nothing. */
    takeBack: route({
      ...v1('POST', '/shows/takeback'),
      ...write('show.update'),
      body: TakeBackInput,
      output: TakenBack,
    }),
    /** Confirms a show and releases the rival options the user ticked, all in one write. */
    confirm: route({
      ...v1('POST', '/shows/{id}/confirm'),
      ...write('show.confirm'),
      params: IdParams,
      body: ConfirmInput,
      output: Changed,
    }),
    updateTags: route({
      ...core('POST', '/show/updateTags'),
      ...write('show.update'),
      body: z.object({ showId: Id, rev: RevInput, tagIds: TagIds.unwrap() }),
      output: Show,
    }),
    copy: route({
      ...core('POST', '/show/copy'),
      aliases: [{ ...v1('POST', '/shows/{id}/copy'), fields: { id: 'showId' } }],
      ...write('show.create'),
      body: z.object({ showId: Id, start: LocalDateTime }),
      output: Show,
    }),
    copyDates: route({
      ...v1('POST', '/shows/{id}/copydates'),
      ...write('show.create'),
      params: IdParams,
      body: z.object({ dates: Dates, time: LocalTime.optional() }),
      output: Several,
    }),
    remove: route({ ...core('DELETE', '/show/{id}'), ...write('show.delete'), params: IdParams, output: Done }),
    restore: route({ ...v1('POST', '/shows/{id}/restore'), ...write('show.delete'), params: IdParams, output: Show }),
    lock: route({
      ...v1('POST', '/shows/{id}/lock'),
      ...write('show.lock'),
      params: IdParams,
      body: z.object({ rev: RevInput }),
      output: Show,
    }),
    unlock: route({
      ...v1('POST', '/shows/{id}/unlock'),
      ...write('show.unlock'),
      params: IdParams,
      body: UnlockInput,
      output: Show,
    }),
    /** Those one is linked to, whose shows one sees and whom one may ask for, also without a right to look at artists. */
    requestArtists: route({
      ...v1('POST', '/shows/requestartists'),
      ...read,
      body: PickerQuery,
      output: PickerPage,
    }),
    picker: route({ ...v1('POST', '/shows/picker'), ...read, body: PickerQuery, output: PickerPage }),
    activity: route({
      ...core('POST', '/show/activity'),
      aliases: [v1ById('GET', '/shows/{id}/activity')],
      ...read,
      body: z.object({ id: Id, before: z.string().max(26).optional() }),
      output: z.object({ rows: z.array(Activity) }),
    }),
    /** Shows of one artist around a day, for a small calendar. */
    minicalendar: route({
      ...core('POST', '/show/minicalendar'),
      ...read,
      body: z.object({ artistId: Id, date: ClockDate }),
      output: MiniCalendar,
    }),
    /** As many as `listConflicts` lists, of shows and of all else. */
    countConflicts: route({
      ...core('POST', '/show/conflict/CountConflicts'),
      ...read,
      body: Question,
      output: z.object({ count: z.int() }),
    }),
    listConflicts: route({
      ...core('POST', '/show/conflict/ListConflicts'),
      ...read,
      body: Question,
      output: InTheWay,
    }),
  },
});
