import * as z from 'zod';
import { LinkDoor } from '#shared/domains/relations/link/door.ts';
import { LinkCode } from '#shared/domains/relations/link/schemas.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { FILE_NAME_MAX, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, Id, Secret } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { ESIGN_COMMANDS } from './commands.ts';
import { Method, PersonInput } from './parts.ts';
import { FileAddress, FileText, FileWanted, Invitation } from './view.ts';

const { sign, approve, decline, forward, correct, ask } = ESIGN_COMMANDS;
const SELF = { participantId: true, personId: true } as const;
/** The language in which the consent text was shown. */
const Consented = { locale: Locale };

const write = ['table:read', 'table:write'] as const;
const guest = {
  audience: 'secret',
  permission: null,
  params: z.object({ secret: Secret }),
  grants: write,
} as const;
const at = '/esign/invitation/{secret}';

/** Outsiders act through their link: a GET changes nothing, and each act is a POST of a person (outsiders section 1). */
export const guestRoutes = {
  door: route({
    ...pageApi('GET', at),
    ...guest,
    output: LinkDoor.extend({
      /** The holder has passed the document on, or the sender has given it to another person. */
      isPassedOn: z.boolean(),
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
    grants: [...write, 'files:read', 'files:write'],
    memory: 1024,
    body: sign.omit({ ...SELF, method: true, picture: true }).extend({
      ...Consented,
      method: Method.default('typed'),
      /** The upload of a drawn or uploaded signature. */
      key: z.string().max(FILE_NAME_MAX).optional(),
    }),
    output: Invitation,
  }),
  approve: route({
    ...pageApi('POST', `${at}/approve`),
    ...guest,
    body: approve.omit(SELF).extend(Consented),
    output: Invitation,
  }),
  decline: route({ ...pageApi('POST', `${at}/decline`), ...guest, body: decline.omit(SELF), output: Invitation }),
  guestForward: route({
    ...pageApi('POST', `${at}/forward`),
    ...guest,
    body: forward.omit(SELF).extend({ person: PersonInput.pick({ name: true, email: true }) }),
    output: Done,
  }),
  guestCorrect: route({
    ...pageApi('POST', `${at}/correct`),
    ...guest,
    body: correct.omit(SELF),
    output: Invitation,
  }),
  /** The document is mailed to the person, who signs it on paper. */
  guestPaper: route({ ...pageApi('POST', `${at}/paper`), ...guest, body: z.object({}), output: Invitation }),
  /** A question to the sender. The document stays as it is. */
  guestQuestion: route({ ...pageApi('POST', `${at}/question`), ...guest, body: ask.omit(SELF), output: Done }),
  guestUpload: route({
    ...pageApi('POST', `${at}/signature/upload`),
    ...guest,
    grants: [...write, 'files:write'],
    body: UploadRequest.omit({ purpose: true }),
    output: UploadTicket,
  }),
  guestText: route({
    ...pageApi('POST', `${at}/text`),
    ...guest,
    grants: [...write, 'files:read'],
    memory: 1024,
    body: z.object({ fileId: Id }),
    output: FileText,
  }),
  /** The sealed file that holds the signing record. */
  guestRecord: route({
    ...pageApi('POST', `${at}/record`),
    ...guest,
    grants: [...write, 'files:read'],
    body: z.object({}),
    output: FileAddress,
  }),
  askAgain: route({ ...pageApi('POST', `${at}/ask`), ...guest, body: z.object({}), output: Done }),
};
