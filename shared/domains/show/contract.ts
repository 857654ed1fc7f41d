import * as z from 'zod';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { AppointmentFields } from '#shared/kernel/appointment.ts';
import { LocalDate, LocalDateTime } from '#shared/kernel/date.ts';
import { Done, Id, IdParams } from '#shared/kernel/ids.ts';
import { freeListRequest } from '#shared/kernel/list.ts';
import { Money } from '#shared/kernel/money.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/paging.ts';
import { Activity, RevInput } from '#shared/kernel/record.ts';
import { core, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Conflict, MAX_RANK, Show, ShowFieldsInput, ShowInput, ShowRow } from './schemas.ts';

export const ShowListRequest = freeListRequest(
  ['phase', 'status', 'artist', 'venue', 'promoter', 'owner', 'production', 'locked', 'tag'],
  ['date', 'artist', 'venue', 'status', 'fee'],
);
export type ShowListRequest = z.infer<typeof ShowListRequest>;

const read = { audience: 'user', permission: 'show.read', grants: ['table:read'] } as const;
const write = (
  permission: 'show.create' | 'show.update' | 'show.delete' | 'show.confirm' | 'show.lock' | 'show.unlock',
) => ({ audience: 'user', permission, grants: ['table:read', 'table:write'] }) as const;
const Sums = z.object({ count: z.int(), sums: z.array(Money) });
const Question = z.object({
  ...AppointmentFields.shape,
  artistIds: z.array(Id).min(1).max(10),
  excludeId: Id.optional(),
});
const Changed = z.object({ show: Show, released: z.array(Show) });

export const showContract = contract('show', {
  errors: { 'show.locked': 409, 'show.notOption': 409, 'show.noStatus': 409 },
  routes: {
    list: route({
      ...core('POST', '/show/internal/list'),
      aliases: [core('POST', '/show/external/list'), v1('GET', '/shows')],
      ...read,
      body: ShowListRequest,
      output: paged(ShowRow),
    }),
    sum: route({
      ...core('POST', '/show/internal/sum'),
      aliases: [v1('GET', '/shows/totals'), v1('GET', '/shows/stats/totalsdata')],
      ...read,
      permission: 'show.readDeal',
      body: ShowListRequest,
      output: Sums,
    }),
    get: route({ ...core('GET', '/show/{id}'), ...read, params: IdParams, output: Show }),
    preview: route({ ...core('GET', '/show/{id}/PreviewPanel'), ...read, params: IdParams, output: ShowRow }),
    lastModified: route({
      ...core('GET', '/show/{id}/lastmodified'),
      ...read,
      params: IdParams,
      output: z.object({ rev: z.int(), updatedAt: z.string() }),
    }),
    insert: route({
      ...core('POST', '/show/internal/insert'),
      aliases: [core('POST', '/show/external/insert'), v1('PUT', '/shows')],
      ...write('show.create'),
      body: ShowInput,
      output: Show,
    }),
    update: route({
      ...core('POST', '/show/internal/update'),
      aliases: [core('POST', '/show/external/update'), { ...v1('POST', '/shows/{id}'), fields: { id: 'id' } }],
      ...write('show.update'),
      body: ShowFieldsInput.extend({ id: Id, rev: RevInput }),
      output: Show,
    }),
    /** Drag in planning: new times, perhaps another artist; everything else stays. */
    move: route({
      ...v1('POST', '/shows/{id}/move'),
      ...write('show.update'),
      params: IdParams,
      body: z.object({
        rev: RevInput,
        start: LocalDateTime,
        end: LocalDateTime,
        /** The artist whose bar was dragged, and the row it was dropped on. */
        fromArtistId: Id.optional(),
        toArtistId: Id.optional(),
      }),
      output: Show,
    }),
    /** Status, rank and expiry in one write, so that any of the three can be taken back. */
    setStatus: route({
      ...v1('POST', '/shows/{id}/status'),
      ...write('show.update'),
      params: IdParams,
      body: z.object({
        rev: RevInput,
        statusId: Id,
        rank: z.int().min(0).max(MAX_RANK).default(0),
        /** Of an option; left out, it stays as it is. */
        expiresOn: LocalDate.optional(),
      }),
      output: Show,
    }),
    /** Confirms a show and releases the rival options the user ticked, all in one write. */
    confirm: route({
      ...v1('POST', '/shows/{id}/confirm'),
      ...write('show.confirm'),
      params: IdParams,
      body: z.object({
        rev: RevInput,
        statusId: Id,
        releaseIds: z.array(Id).max(8).default([]),
        releaseStatusId: Id.optional(),
      }),
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
      body: z.object({ rev: RevInput }),
      output: Show,
    }),
    picker: route({ ...v1('POST', '/shows/picker'), ...read, body: PickerQuery, output: PickerPage }),
    activity: route({
      ...v1('GET', '/shows/{id}/activity'),
      ...read,
      params: IdParams,
      query: z.object({ before: z.string().max(26).optional() }),
      output: z.object({ rows: z.array(Activity) }),
    }),
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
      output: z.object({ rows: z.array(Conflict) }),
    }),
  },
});
