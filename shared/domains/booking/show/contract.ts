import * as z from 'zod';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
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
    list: route(core('POST', '/show/internal/list'), reads('show.read'), {
      aliases: [
        v1('GET', '/shows'),
        { ...v1('GET', '/shows/showswithproducts'), fixed: { filters: [{ field: 'products', values: ['true'] }] } },
      ],
      body: ShowListRequest,
      output: paged(ShowRow),
    }),
    /** As people outside the agency see it, whoever asks. */
    externalList: route(core('POST', '/show/external/list'), reads('show.read'), {
      body: ShowListRequest,
      output: paged(ExternalShowRow),
    }),
    sum: route(core('POST', '/show/internal/sum'), reads('show.readDeal'), {
      aliases: [v1('GET', '/shows/totals')],
      body: SumRequest,
      output: Sums,
    }),
    get: route(core('GET', '/show/{id}'), reads('show.read'), { output: Show }),
    preview: route(core('GET', '/show/{id}/PreviewPanel'), reads('show.read'), { output: ShowRow }),
    lastModified: route(core('GET', '/show/{id}/lastmodified'), reads('show.read'), { output: LastModified }),
    products: route(v1('GET', '/shows/{id}/products'), reads('show.readDeal'), { output: ProductRows }),
    insert: route(core('POST', '/show/internal/insert'), writes('show.create'), {
      aliases: [v1('PUT', '/shows')],
      body: ShowInput,
      output: Show,
    }),
    /** The same show on several days, a run or a residency: all of them or none. */
    insertRun: route(v1('PUT', '/shows/run'), writes('show.create'), {
      body: ShowFieldsInput.extend({ dates: Dates }),
      output: Several,
    }),
    externalInsert: route(core('POST', '/show/external/insert'), writes('show.create'), {
      body: ExternalShowInput,
      output: ExternalShow,
    }),
    update: route(core('POST', '/show/internal/update'), writes('show.update'), {
      aliases: [v1ById('POST', '/shows/{id}')],
      body: ShowFieldsInput.extend({ id: Id, rev: RevInput }),
      output: Show,
    }),
    externalUpdate: route(core('POST', '/show/external/update'), writes('show.update'), {
      body: ExternalFieldsInput.extend({ id: Id, rev: RevInput }),
      output: ExternalShow,
    }),
    /** A show that came in from outside enters the normal life. */
    approve: route(core('POST', '/show/ApproveShow'), writes('show.approve'), {
      body: z.object({ showId: Id, rev: RevInput }),
      output: Show,
    }),
    /** Says no to a request: it leaves the list, and the outside user who asked hears of it, with the reason. */
    decline: route(core('POST', '/show/DeclineShow'), writes('show.approve'), { body: DeclineInput, output: Done }),
    /** Drag in planning: new times, perhaps another artist; everything else stays. */
    move: route(v1('POST', '/shows/{id}/move'), writes('show.update'), {
      body: MoveInput,
      /** Riders that left with their artist; named again when the artist comes back, they come along. */
      output: Show.extend({ leftRiderIds: z.array(Id) }),
    }),
    /** Status, rank and expiry in one write, so that any of the three can be taken back. */
    setStatus: route(v1('POST', '/shows/{id}/status'), writes('show.update'), { body: StatusInput, output: Show }),
    /** Undo of a status, an expiry or a confirmation: all of it or nothing. */
    takeBack: route(v1('POST', '/shows/takeback'), writes('show.update'), { body: TakeBackInput, output: TakenBack }),
    /** Confirms a show and releases the rival options the user ticked, all in one write. */
    confirm: route(v1('POST', '/shows/{id}/confirm'), writes('show.confirm'), { body: ConfirmInput, output: Changed }),
    updateTags: route(core('POST', '/show/updateTags'), writes('show.update'), {
      body: z.object({ showId: Id, rev: RevInput, tagIds: TagIds.unwrap() }),
      output: Show,
    }),
    copy: route(core('POST', '/show/copy'), writes('show.create'), {
      aliases: [{ ...v1('POST', '/shows/{id}/copy'), fields: { id: 'showId' } }],
      body: z.object({ showId: Id, start: LocalDateTime }),
      output: Show,
    }),
    copyDates: route(v1('POST', '/shows/{id}/copydates'), writes('show.create'), {
      body: z.object({ dates: Dates, time: LocalTime.optional() }),
      output: Several,
    }),
    remove: route(core('DELETE', '/show/{id}'), writes('show.delete'), { output: Done }),
    restore: route(v1('POST', '/shows/{id}/restore'), writes('show.delete'), { output: Show }),
    lock: route(v1('POST', '/shows/{id}/lock'), writes('show.lock'), { body: Rev, output: Show }),
    unlock: route(v1('POST', '/shows/{id}/unlock'), writes('show.unlock'), { body: UnlockInput, output: Show }),
    /** Those one is linked to, whose shows one sees and whom one may ask for, also without a right to look at artists. */
    requestArtists: route(v1('POST', '/shows/requestartists'), reads('show.read'), {
      body: PickerQuery,
      output: PickerPage,
    }),
    picker: route(v1('POST', '/shows/picker'), reads('show.read'), { body: PickerQuery, output: PickerPage }),
    activity: route(core('POST', '/show/activity'), reads('show.read'), {
      aliases: [v1ById('GET', '/shows/{id}/activity')],
      body: z.object({ id: Id, before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
    /** Shows of one artist around a day, for a small calendar. */
    minicalendar: route(core('POST', '/show/minicalendar'), reads('show.read'), {
      body: z.object({ artistId: Id, date: ClockDate }),
      output: MiniCalendar,
    }),
    /** As many as `listConflicts` lists, of shows and of all else. */
    countConflicts: route(core('POST', '/show/conflict/CountConflicts'), reads('show.read'), {
      body: Question,
      output: z.object({ count: z.int() }),
    }),
    listConflicts: route(core('POST', '/show/conflict/ListConflicts'), reads('show.read'), {
      body: Question,
      output: InTheWay,
    }),
  },
});
