import * as z from 'zod';
import { LinkCode, LinkKind, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { Done, Id, IdParams, Secret } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { ESIGN_COMMANDS } from './commands.ts';
import { esignErrors } from './errors.ts';
import { GROUP_MAX, PARTICIPANTS_MAX } from './limits.ts';
import { ParticipantInput, PersonInput } from './parts.ts';
import { SettingsInput } from './schemas.ts';
import { EsignRow, EsignView, FileAddress, FileWanted, Invitation } from './view.ts';

/** Without an id, a participant or person is new. */
const People = z.array(PersonInput.omit({ contactId: true, companyId: true }).extend({ id: Id.optional() }));
const ParticipantEdit = ParticipantInput.extend({ id: Id.optional(), people: People.max(GROUP_MAX) });
export const EsignEdit = SettingsInput.extend({
  rev: RevInput,
  participants: z.array(ParticipantEdit).max(PARTICIPANTS_MAX),
});
export type EsignEdit = z.infer<typeof EsignEdit>;

export const EsignSource = z.object({ kind: z.enum(AGREEMENT_KINDS), id: Id });
/** The participant for whom a user acts. The session says which user. */
const Own = z.object({ participantId: Id });
const { sign, approve, decline, countersign } = ESIGN_COMMANDS;
const SELF = { participantId: true, personId: true } as const;
/** The language in which the consent text was shown. */
const Consented = { locale: Locale };

const user = { audience: 'user', params: IdParams } as const;
const write = ['table:read', 'table:write'] as const;
const guest = {
  audience: 'secret',
  permission: null,
  params: z.object({ secret: Secret }),
  grants: write,
} as const;
const at = '/esign/invitation/{secret}';

/** Outsiders act through their link: a GET changes nothing, and each act is a POST of a person (outsiders section 1). */
export const esignContract = contract('esign', {
  errors: {
    ...esignErrors,
    'link.live': 409,
    'link.askedToday': 409,
    'link.noCode': 409,
    'link.code': 400,
    'link.codeWrong': 422,
    'link.codeUsedUp': 422,
  },
  routes: {
    list: route({
      ...pageApi('POST', '/esign/list'),
      aliases: [v1('GET', '/esigns')],
      audience: 'user',
      permission: 'esign.read',
      grants: ['table:read'],
      body: listRequest({ fields: ['state', 'kind', 'source', 'show', 'forMe'], sorts: ['created', 'title'] }),
      output: paged(EsignRow),
    }),
    get: route({
      ...pageApi('GET', '/esign/{id}'),
      aliases: [v1('GET', '/esigns/{id}/details')],
      ...user,
      permission: 'esign.read',
      grants: ['table:read'],
      output: EsignView,
    }),
    /** Makes a draft of a source: its printed file, its partner as the signer, and the caller as the countersigner. */
    create: route({
      ...pageApi('POST', '/esign/create'),
      aliases: [v1('PUT', '/esigns')],
      audience: 'user',
      permission: 'esign.create',
      grants: [...write, 'files:read'],
      memory: 1024,
      body: z.object({ source: EsignSource }),
      output: EsignView,
    }),
    edit: route({
      ...pageApi('POST', '/esign/{id}/edit'),
      ...user,
      permission: 'esign.create',
      grants: write,
      body: EsignEdit,
      output: EsignView,
    }),
    send: route({
      ...pageApi('POST', '/esign/{id}/send'),
      ...user,
      permission: 'esign.send',
      grants: [...write, 'files:read'],
      body: z.object({}),
      output: EsignView,
    }),
    discard: route({
      ...pageApi('POST', '/esign/{id}/discard'),
      ...user,
      permission: 'esign.discard',
      grants: write,
      body: ESIGN_COMMANDS.discard,
      output: EsignView,
    }),
    remind: route({
      ...pageApi('POST', '/esign/{id}/remind'),
      ...user,
      permission: 'esign.send',
      grants: write,
      body: Own,
      output: EsignView,
    }),
    file: route({
      ...pageApi('POST', '/esign/{id}/file'),
      ...user,
      permission: 'esign.read',
      grants: ['table:read', 'files:read'],
      body: FileWanted,
      output: FileAddress,
    }),
    /** A participant with a sign-in has a file before them. */
    view: route({
      ...pageApi('POST', '/esign/{id}/view'),
      ...user,
      permission: 'esign.read',
      grants: write,
      body: Own.extend({ fileId: Id }),
      output: EsignView,
    }),
    countersign: route({
      ...pageApi('POST', '/esign/{id}/countersign'),
      ...user,
      permission: 'esign.read',
      grants: write,
      body: countersign.omit({ personId: true }),
      output: EsignView,
    }),
    door: route({
      ...pageApi('GET', at),
      ...guest,
      output: z.object({
        agency: z.string(),
        kind: LinkKind,
        senderName: z.string(),
        state: LinkState,
        expiresAt: z.string().optional(),
        locale: Locale,
        /** The partly hidden address that gets the code. */
        codeTo: z.string().optional(),
      }),
    }),
    sendCode: route({ ...pageApi('POST', `${at}/code`), ...guest, body: z.object({}), output: Done }),
    open: route({
      ...pageApi('POST', `${at}/open`),
      ...guest,
      body: z.object({ code: LinkCode.optional(), locale: Locale.optional() }),
      output: Invitation,
    }),
    /** The same again, for a browser that has opened the link. */
    see: route({
      ...pageApi('POST', `${at}/see`),
      ...guest,
      body: z.object({ locale: Locale.optional() }),
      output: Invitation,
    }),
    guestFile: route({
      ...pageApi('POST', `${at}/file`),
      ...guest,
      grants: [...write, 'files:read'],
      body: FileWanted,
      output: FileAddress,
    }),
    guestView: route({
      ...pageApi('POST', `${at}/view`),
      ...guest,
      body: z.object({ fileId: Id }),
      output: Invitation,
    }),
    sign: route({
      ...pageApi('POST', `${at}/sign`),
      ...guest,
      body: sign.omit({ ...SELF, method: true, picture: true }).extend(Consented),
      output: Invitation,
    }),
    approve: route({
      ...pageApi('POST', `${at}/approve`),
      ...guest,
      body: approve.omit(SELF).extend(Consented),
      output: Invitation,
    }),
    decline: route({ ...pageApi('POST', `${at}/decline`), ...guest, body: decline.omit(SELF), output: Invitation }),
    askAgain: route({ ...pageApi('POST', `${at}/ask`), ...guest, body: z.object({}), output: Done }),
  },
});
