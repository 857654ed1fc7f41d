import * as z from 'zod';
import { Environment, Role } from '#shared/kernel/access/permission.ts';
import { reads } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { PageQuery, PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, recordRoutes, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { APPOINTMENT_KINDS, PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { diffDays, LocalDate } from '#shared/kernel/time/date.ts';
import { Artist, ArtistInput } from './schemas.ts';

export const ARTIST_LIST = {
  fields: ['owner', 'active', 'status', 'tag'],
  sorts: ['name', 'genre'],
  free: true,
} as const;
export const ArtistListRequest = freeListRequest(ARTIST_LIST);
/** Longest stretch of one artist's calendar that one call answers. */
const MAX_APPOINTMENT_DAYS = 400;

const Appointments = z
  .object({
    timeMin: LocalDate,
    timeMax: LocalDate,
    ...PageQuery.shape,
    appointmentTypes: z.array(z.enum(APPOINTMENT_KINDS)).default([]),
  })
  .refine(({ timeMin, timeMax }) => timeMax >= timeMin, { error: 'endBeforeBegin', path: ['timeMax'] })
  .refine(({ timeMin, timeMax }) => diffDays(timeMin, timeMax) <= MAX_APPOINTMENT_DAYS, {
    error: 'date',
    path: ['timeMax'],
  });
/**
 * The picker finds the artists to whom the caller has access. A call for all artists of the agency is refused if the
 * caller has not access to all: a shorter list would pass for the whole (spec section 6).
 */
const ArtistPickerQuery = PickerQuery.extend({
  limitByUserAccess: z.boolean().default(true),
  allForClient: z.boolean().default(false),
});
const UserWithAccess = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  environment: Environment,
  /** Sees every artist; else this one by name. */
  allArtists: z.boolean(),
});

export const artistContract = contract('artist', {
  routes: {
    ...recordRoutes({
      domain: 'artist',
      plural: 'artists',
      input: ArtistInput,
      output: Artist,
      row: Artist,
      list: ArtistListRequest,
      aliases: {
        list: [v1('POST', '/artists/all'), v1('GET', '/artists/list'), v1('GET', '/artists/search')],
        get: [core('GET', '/artist/{id}/PreviewPanel')],
      },
    }),
    picker: route(v1('POST', '/artists/picker'), reads('artist.read'), {
      aliases: [v1('GET', '/artists/autocomplete')],
      body: ArtistPickerQuery,
      output: PickerPage,
    }),
    /** Those the caller looks after or is linked to. */
    mine: route(v1('POST', '/artists/myartists'), reads('artist.read'), {
      body: z.object({ keyword: typedText().trim().max(100).default(''), ...PageQuery.shape }),
      output: paged(Artist),
    }),
    recentlyUsed: route(v1('GET', '/artists/recentlyused'), reads('artist.read'), { output: rowsOf(Artist) }),
    appointments: route(v1('POST', '/artists/{id}/appointments'), reads('artist.read'), {
      aliases: [v1('GET', '/artists/{id}/appointments')],
      body: Appointments,
      output: paged(PlannedAppointment),
    }),
    usersWithAccess: route(pageApi('POST', '/itemaccess/list'), reads('user.read'), {
      aliases: [{ ...v1('GET', '/artists/{id}/UsersWithAccess'), fields: { id: 'artistId' } }],
      body: z.object({ artistId: Id }),
      output: rowsOf(UserWithAccess),
    }),
  },
});
