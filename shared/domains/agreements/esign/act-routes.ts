import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { FILE_NAME_MAX, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { text } from '#shared/kernel/text/text.ts';
import { ESIGN_COMMANDS } from './commands.ts';
import { CORRECTION_CHOICES } from './correction-fields.ts';
import { MANUAL_FILES_MAX } from './limits.ts';
import { PersonInput } from './parts.ts';
import { RecordFile, RecordFileAdded, RecordFileInput } from './record-file.ts';
import { FILE_ROLES } from './states.ts';
import { ChainLine, EsignView } from './view.ts';

const { sendBack, decideForward, replace, moveDeadline, copyLink, extend, completeManually } = ESIGN_COMMANDS;
const Upload = z.object({ key: z.string(), name: text(FILE_NAME_MAX) });

/** Either a decision on a held correction, or the place of an accepted one after the signing. */
export const Resolution = z.union([
  z.object({ correctionId: Id, isAccepted: z.boolean(), reason: text(REASON_MAX).default('') }),
  z.object({ correctionId: Id, choice: z.enum(CORRECTION_CHOICES) }),
]);

const act = <const P extends string>(path: P) => pageApi('POST', `/esign/{id}/${path}`);

/** The acts of staff on one document. Each runs one command of the rules. */
export const actRoutes = {
  upload: route(pageApi('POST', '/esign/upload'), reads('esign.create', 'files:write'), {
    body: UploadRequest.extend({ purpose: z.enum(['esignFile', 'esignManual']) }),
    output: UploadTicket,
  }),
  addFile: route(act('file/add'), writes('esign.create', 'files:read', 'files:write'), {
    memory: 1024,
    body: Upload.extend({ role: z.enum(FILE_ROLES) }),
    output: EsignView,
  }),
  /** Lists the PDFs of artists, show and source that can join a draft. */
  recordFiles: route(pageApi('GET', '/esign/{id}/recordfiles'), reads('esign.create'), { output: rowsOf(RecordFile) }),
  /** Adds the PDF of a record to a draft. A draft invoice goes along as a proforma. */
  addRecordFile: route(act('recordfiles'), writes('esign.create', 'files:read', 'files:write'), {
    memory: 1024,
    body: RecordFileInput,
    output: RecordFileAdded,
  }),
  removeFile: route(act('file/remove'), writes('esign.create'), { body: ESIGN_COMMANDS.removeFile, output: EsignView }),
  submit: route(act('submit'), writes('esign.create', 'files:read'), { body: Nothing, output: EsignView }),
  /** An internal approver agrees. */
  check: route(act('check'), writes('esign.read'), { body: Nothing, output: EsignView }),
  sendBack: route(act('sendback'), writes('esign.read'), { body: sendBack, output: EsignView }),
  decideForward: route(act('forward/decide'), writes('esign.send'), { body: decideForward, output: EsignView }),
  /** Prints a new revision again, whose print has failed. */
  printAgain: route(act('printagain'), writes('esign.send'), { body: Nothing, output: EsignView }),
  resolve: route(act('correction/resolve'), writes('esign.send'), { body: Resolution, output: EsignView }),
  replace: route(act('participant/replace'), writes('esign.send'), {
    body: replace.extend({ person: PersonInput.omit({ contactId: true, companyId: true }) }),
    output: EsignView,
  }),
  moveDeadline: route(act('participant/deadline'), writes('esign.send'), { body: moveDeadline, output: EsignView }),
  /** Shows the address of a person's link once. */
  copyLink: route(act('copylink'), writes('esign.send'), { body: copyLink, output: Url }),
  extend: route(act('extend'), writes('esign.send', 'files:read'), { body: extend, output: EsignView }),
  /** Keeps scans of what was signed on paper. */
  completeManually: route(act('manualcomplete'), writes('esign.manualComplete', 'files:read', 'files:write'), {
    memory: 1024,
    timeout: 60,
    body: completeManually.omit({ fileIds: true }).extend({ files: z.array(Upload).min(1).max(MANUAL_FILES_MAX) }),
    output: EsignView,
  }),
  /** Begins a new document in the place of one that was declined, discarded or has expired. */
  revise: route(act('revise'), writes('esign.create'), { body: Nothing, output: EsignView }),
  /** The audit chain in words, the newest event last. */
  events: route(pageApi('GET', '/esign/{id}/events'), reads('esign.read'), {
    output: z.object({ lines: z.array(ChainLine) }),
  }),
};
