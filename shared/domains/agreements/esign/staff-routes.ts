import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { ESIGN_COMMANDS } from './commands.ts';
import { GROUP_MAX, MARKS_MAX, PARTICIPANTS_MAX } from './limits.ts';
import { Mark, ParticipantInput, PersonInput } from './parts.ts';
import { SettingsInput } from './schemas.ts';
import { EsignRow, EsignView, FileAddress, FileWanted } from './view.ts';

/** Without an id, a participant or person is new. */
const People = z.array(PersonInput.omit({ contactId: true, companyId: true }).extend({ id: Id.optional() }));
const ParticipantEdit = ParticipantInput.extend({ id: Id.optional(), people: People.max(GROUP_MAX) });
export const EsignEdit = SettingsInput.extend({
  rev: RevInput,
  participants: z.array(ParticipantEdit).max(PARTICIPANTS_MAX),
  /** Without an id, a mark is new. */
  marks: z
    .array(Mark.extend({ id: Id.optional() }))
    .max(MARKS_MAX)
    .default([]),
  /** The colleagues who check the document before it is sent. Without them, they stay as they are. */
  checkerIds: z.array(Id).max(PARTICIPANTS_MAX).optional(),
});
export type EsignEdit = z.infer<typeof EsignEdit>;

export const EsignSource = z.object({ kind: z.enum(AGREEMENT_KINDS), id: Id });
/** The participant for whom a user acts. The session says which user. */
const Own = z.object({ participantId: Id });

const act = <const P extends string>(path: P) => pageApi('POST', `/esign/{id}/${path}`);

/** The operations of staff. */
export const staffRoutes = {
  list: route(pageApi('POST', '/esign/list'), reads('esign.read'), {
    aliases: [v1('GET', '/esigns')],
    body: listRequest({ fields: ['state', 'kind', 'source', 'show', 'revised', 'forMe'], sorts: ['created', 'title'] }),
    output: paged(EsignRow),
  }),
  get: route(pageApi('GET', '/esign/{id}'), reads('esign.read'), {
    aliases: [v1('GET', '/esigns/{id}/details')],
    output: EsignView,
  }),
  /** Makes a draft of a source: its printed file, its partner as the signer, and the caller as the countersigner. */
  create: route(pageApi('POST', '/esign/create'), writes('esign.create', 'files:read'), {
    aliases: [v1('PUT', '/esigns')],
    memory: 1024,
    body: z.object({ source: EsignSource }),
    output: EsignView,
  }),
  edit: route(act('edit'), writes('esign.create'), { body: EsignEdit, output: EsignView }),
  send: route(act('send'), writes('esign.send', 'files:read'), { body: Nothing, output: EsignView }),
  discard: route(act('discard'), writes('esign.discard'), { body: ESIGN_COMMANDS.discard, output: EsignView }),
  remind: route(act('remind'), writes('esign.send'), { body: Own, output: EsignView }),
  file: route(act('file'), reads('esign.read', 'files:read'), { body: FileWanted, output: FileAddress }),
  /** A participant with a sign-in has a file before them. */
  view: route(act('view'), writes('esign.read'), {
    byToken: 'none',
    body: Own.extend({ fileId: Id }),
    output: EsignView,
  }),
  countersign: route(act('countersign'), writes('esign.read', 'files:read', 'files:write'), {
    byToken: 'none',
    memory: 1024,
    body: ESIGN_COMMANDS.countersign.omit({ personId: true }),
    output: EsignView,
  }),
};
