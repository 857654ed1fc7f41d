import * as z from 'zod';
import { LinkDoor } from '#shared/domains/relations/link/door.ts';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret } from '#shared/kernel/contract/access.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { FILE_NAME_MAX, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { ESIGN_COMMANDS } from './commands.ts';
import { Method, PersonInput } from './parts.ts';
import { FileAddress, FileText, FileWanted, Invitation } from './view.ts';

const { sign, approve, decline, forward, correct, ask } = ESIGN_COMMANDS;
const SELF = { participantId: true, personId: true } as const;
/** The language in which the consent text was shown. */
const Consented = { locale: Locale };
const at = '/esign/invitation/{secret}';
const steps = linkSteps(at, Invitation);

/** Outsiders act through their link: a GET changes nothing, and each act is a POST of a person (outsiders section 1). */
export const guestRoutes = {
  ...steps,
  door: {
    ...steps.door,
    output: LinkDoor.extend({
      /** The holder has passed the document on, or the sender has given it to another person. */
      isPassedOn: z.boolean(),
    }),
  },
  guestFile: route(pageApi('POST', `${at}/file`), bySecret.writes('files:read'), {
    body: FileWanted,
    output: FileAddress,
  }),
  guestView: route(pageApi('POST', `${at}/view`), bySecret.writes(), {
    body: z.object({ fileId: Id }),
    output: Invitation,
  }),
  sign: route(pageApi('POST', `${at}/sign`), bySecret.writes('files:read', 'files:write'), {
    memory: 1024,
    body: sign.omit({ ...SELF, method: true, picture: true }).extend({
      ...Consented,
      method: Method.default('typed'),
      /** The upload of a drawn or uploaded signature. */
      key: z.string().max(FILE_NAME_MAX).optional(),
    }),
    output: Invitation,
  }),
  approve: route(pageApi('POST', `${at}/approve`), bySecret.writes(), {
    body: approve.omit(SELF).extend(Consented),
    output: Invitation,
  }),
  decline: route(pageApi('POST', `${at}/decline`), bySecret.writes(), { body: decline.omit(SELF), output: Invitation }),
  guestForward: route(pageApi('POST', `${at}/forward`), bySecret.writes(), {
    body: forward.omit(SELF).extend({ person: PersonInput.pick({ name: true, email: true }) }),
    output: Done,
  }),
  guestCorrect: route(pageApi('POST', `${at}/correct`), bySecret.writes(), {
    body: correct.omit(SELF),
    output: Invitation,
  }),
  /** The document is mailed to the person, who signs it on paper. */
  guestPaper: route(pageApi('POST', `${at}/paper`), bySecret.writes(), { body: Nothing, output: Invitation }),
  /** A question to the sender. The document stays as it is. */
  guestQuestion: route(pageApi('POST', `${at}/question`), bySecret.writes(), { body: ask.omit(SELF), output: Done }),
  guestUpload: route(pageApi('POST', `${at}/signature/upload`), bySecret.writes('files:write'), {
    body: UploadRequest.omit({ purpose: true }),
    output: UploadTicket,
  }),
  guestText: route(pageApi('POST', `${at}/text`), bySecret.writes('files:read'), {
    memory: 1024,
    body: z.object({ fileId: Id }),
    output: FileText,
  }),
  /** The sealed file that holds the signing record. */
  guestRecord: route(pageApi('POST', `${at}/record`), bySecret.writes('files:read'), {
    body: Nothing,
    output: FileAddress,
  }),
};
