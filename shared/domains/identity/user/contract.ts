import * as z from 'zod';
import { type Environment, Permission } from '#shared/kernel/access/permission.ts';
import { anyUser, operator, own, reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf, SeenRecord } from '#shared/kernel/contract/parts.ts';
import { core, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { User, UserActivity, UserFields, UserProfile, UserUsage } from './schemas.ts';

export const USER_LIST = {
  fields: ['environment', 'role', 'state', 'artist', 'secondFactor'],
  sorts: ['name', 'role'],
} as const;
export const UserListRequest = listRequest(USER_LIST);
/** The administrators of a side. The operators of the service, the third tier, are listed by `adminone`. */
const adminsOf = (side: Environment) => ({
  ...core('GET', `/user/admin/${side}/list`),
  fixed: {
    filters: [
      { field: 'environment', values: [side] },
      { field: 'role', values: ['administrator'] },
    ],
  },
});
/** A month in minutes: an unused session is kept as long. */
const MAX_WITHIN_MINUTES = 44_640;
const Rights = z.object({ rev: RevInput, permissions: z.array(Permission).max(200) });

/** Only a person changes who may do what (`byToken`): a lost token must not open more doors. */
export const userContract = contract('user', {
  errors: {
    'user.tooMany': 409,
    'user.accessPast': 400,
    'user.byGrant': 409,
    'user.notYourself': 409,
    'user.holdsMore': 409,
    'user.notHeld': 409,
    'user.leavesToo': 409,
  },
  routes: {
    list: route(core('POST', '/user/small/list'), reads('user.read'), {
      aliases: [v1('GET', '/users'), adminsOf('internal'), adminsOf('external')],
      body: UserListRequest,
      output: paged(User),
    }),
    get: route(v1('GET', '/users/{id}/details'), reads('user.read'), { output: User }),
    /** Mails a temporary password; the first sign-in asks for a new one. */
    invite: route(v1('PUT', '/users/invite'), writes('user.invite', 'identity:admin'), {
      aliases: [core('PUT', '/user/invite')],
      byToken: 'none',
      body: UserProfile.extend({
        allArtists: z.boolean().default(false),
        artistIds: z.array(Id).max(1000).default([]),
        companyIds: UserFields.shape.companyIds,
      }),
      output: User,
    }),
    update: route(v1('POST', '/users/{id}'), writes('user.update'), {
      byToken: 'none',
      body: UserProfile.omit({ email: true }).extend({ rev: RevInput }),
      output: User,
    }),
    updatePermissions: route(core('POST', '/user/admin/updatePermissions'), writes('user.update'), {
      aliases: (['internal', 'external'] as const).map((side) => ({
        ...v1('PUT', `/users/{id}/${side}/permissions`),
        fields: { id: 'id' },
      })),
      byToken: 'none',
      body: Rights.extend({ id: Id }),
      output: User,
    }),
    setAccessAllArtists: route(core('POST', '/user/admin/SetAccessAllArtists'), writes('user.update'), {
      byToken: 'none',
      body: z.object({ id: Id, rev: RevInput, allArtists: z.boolean() }),
      output: User,
    }),
    /** Which free fields the user sees; null: what the default of their environment shows. */
    setFreeFieldProfile: route(v1('PUT', '/users/freefieldprofile'), writes('user.update'), {
      aliases: [v1ById('POST', '/users/{id}/freefieldprofile')],
      byToken: 'none',
      body: z.object({ id: Id, rev: RevInput, freeFieldProfileId: Id.nullable() }),
      output: User,
    }),
    setHubSpotContact: route(core('POST', '/user/update/HubSpotContactId'), writes('user.update'), {
      byToken: 'none',
      body: z.object({ id: Id, rev: RevInput, hubSpotContactId: text(50) }),
      output: User,
    }),
    linkArtist: route(v1('PUT', '/users/{id}/artists/{artistId}'), writes('user.update'), {
      byToken: 'none',
      params: z.object({ id: Id, artistId: Id }),
      output: User,
    }),
    unlinkArtist: route(v1('DELETE', '/users/{id}/artists/{artistId}'), writes('user.update'), {
      byToken: 'none',
      params: z.object({ id: Id, artistId: Id }),
      output: User,
    }),
    companies: route(v1('GET', '/users/{id}/companies'), reads('user.read'), {
      output: rowsOf(z.object({ companyId: Id, name: z.string() })),
    }),
    /** A promoter's user sees what one of these companies is party to. */
    linkCompany: route(v1('PUT', '/users/{id}/companies/{companyId}'), writes('user.update'), {
      byToken: 'none',
      params: z.object({ id: Id, companyId: Id }),
      output: User,
    }),
    unlinkCompany: route(v1('DELETE', '/users/{id}/companies/{companyId}'), writes('user.update'), {
      byToken: 'none',
      params: z.object({ id: Id, companyId: Id }),
      output: User,
    }),
    deactivate: route(core('POST', '/user/deactivate'), writes('user.deactivate'), {
      aliases: [v1ById('POST', '/users/{id}/deactivate')],
      byToken: 'none',
      body: SeenRecord,
      output: User,
    }),
    reactivate: route(core('POST', '/user/reactivate'), writes('user.deactivate'), {
      aliases: [v1ById('POST', '/users/{id}/reactivate')],
      byToken: 'none',
      body: SeenRecord,
      output: User,
    }),
    /** Ends the sign-ins that act for the user. */
    endSessions: route(v1('POST', '/users/{id}/sessions/end'), writes('user.update'), {
      byToken: 'none',
      output: Done,
    }),
    /** Mails a password that works once, in the place of a forgotten one. */
    resetPassword: route(core('POST', '/user/resetpassword'), writes('user.update'), {
      aliases: [core('GET', '/user/resetpassword'), v1ById('POST', '/users/{id}/password')],
      byToken: 'none',
      body: z.object({ id: Id }),
      output: Done,
    }),
    usage: route(v1('GET', '/users/{id}/usage'), reads('user.read'), { output: UserUsage }),
    /** Everything a user is responsible for goes to a colleague, one by one; `usage` tells how far it is. */
    transfer: route(v1('POST', '/users/{id}/transfer'), writes('user.update'), {
      byToken: 'none',
      body: z.object({ toId: Id }),
      output: UserUsage,
    }),
    bookkeepings: route(v1('GET', '/users/{id}/bookkeepings'), reads('user.read'), {
      output: rowsOf(z.object({ id: Id, name: z.string(), isDefault: z.boolean() })),
    }),
    setDefaultBookkeeping: route(v1('POST', '/users/{id}/defaultbookkeeping'), writes('user.update'), {
      byToken: 'none',
      body: z.object({ rev: RevInput, bookkeepingId: Id.optional() }),
      output: User,
    }),
    /** For operators: what the job does on its schedule, now. */
    runEndTemporaryAccess: route(core('GET', '/housekeeping/endtemporaryaccess'), operator.writes(), {
      timeout: 60,
      output: z.object({ users: z.int() }),
    }),
    /** For operators: who was active within so many minutes, the last of them first. A session is noted every five. */
    lastActivity: route(core('GET', '/housekeeping/userlastactivity'), operator.reads(), {
      aliases: [v1('POST', '/adminone/maintenance/userlastactivity')],
      query: z.object({ withinMinutes: z.coerce.number().int().min(5).max(MAX_WITHIN_MINUTES).default(60) }),
      output: z.object({ total: z.int(), rows: z.array(UserActivity) }),
    }),
    artists: route(v1('GET', '/users/{id}/artists'), reads('user.read'), {
      output: z.object({ allArtists: z.boolean(), rows: z.array(ArtistSummary) }),
    }),
    activity: route(core('POST', '/user/activity'), reads('user.read'), {
      body: z.object({ id: Id, before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
    picker: route(v1('POST', '/users/picker'), anyUser.reads(), { body: PickerQuery, output: PickerPage }),
    changeName: route(v1('POST', '/account/my/changename'), own.writes(), {
      byToken: 'none',
      body: z.object({ name: requiredText(100) }),
      output: Done,
    }),
    /** Language of mails and time zone of the clock, as the user wants them. */
    changeRegion: route(v1('POST', '/account/my/changeregion'), own.writes(), {
      byToken: 'none',
      body: UserProfile.pick({ locale: true, zone: true }),
      output: Done,
    }),
  },
});
