import { SEAL_PAGES_MAX } from '#shared/kernel/seal/limits.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Hashes } from './commands.ts';
import type { EsignErrorCode } from './errors.ts';
import { FILES_BYTES_MAX, FILES_MAX, GROUP_MAX, GROUP_MIN, PEOPLE_MAX } from './limits.ts';
import type { Document } from './outcome.ts';
import type { Participant, SignFile } from './parts.ts';
import { isCurrent, isStaff, stepOf } from './turn.ts';

/** A reason why a document cannot be sent yet, with the field to mend. */
export interface Blocker {
  readonly code: EsignErrorCode;
  readonly field: string;
}
/** Facts that the server knows when a document is sent. */
export interface SendFacts {
  readonly hashes: Hashes;
  readonly withSignature: readonly string[];
  readonly bounced: readonly string[];
}
type Check = (document: Document) => readonly (Blocker | false)[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const agreed = ({ role }: SignFile): boolean => role !== 'info';

/** The limits of the files together. */
export const fileBlockers: Check = ({ files }) => [
  files.length > FILES_MAX && { code: 'esign.tooManyFiles', field: 'files' },
  sum(files.map(({ size }) => size)) > FILES_BYTES_MAX && { code: 'esign.fileTooLarge', field: 'files' },
  sum(files.map(({ pages }) => pages)) > SEAL_PAGES_MAX && { code: 'esign.tooManyPages', field: 'files' },
  files.some((file) => agreed(file) && file.hasSignature) && { code: 'esign.pdfHasSignature', field: 'files' },
];

const addressesOf = ({ people }: Participant): string[] => people.map(({ email }) => fold(email));
/** Whether two people of one step have the same address. */
export function sharesAddress(document: Document, participants: readonly Participant[]): boolean {
  const keys = participants
    .filter(isCurrent)
    .flatMap((one) => addressesOf(one).map((address) => `${stepOf(document, one)} ${address}`));
  return new Set(keys).size < keys.length;
}

const hasGap = ({ isOrdered, participants }: Document): boolean => {
  const steps = [...new Set(participants.map(({ step }) => step))].sort((a, b) => a - b);
  return isOrdered && steps.some((step, i) => step !== i + 1);
};
/** Countersigners act after everyone else, and with a session. */
function isCountersignerMisplaced(document: Document): boolean {
  const others = document.participants.filter(({ role }) => role === 'signer' || role === 'approver');
  const last = Math.max(0, ...others.map((one) => stepOf(document, one)));
  const counter = document.participants.filter(({ role }) => role === 'countersigner');
  return counter.some((one) => stepOf(document, one) <= last || !isStaff(one));
}
const isWrongSize = ({ type, people }: Participant): boolean =>
  type === 'group' ? people.length < GROUP_MIN || people.length > GROUP_MAX : people.length !== 1;

export const participantBlockers: Check = (document) => {
  const { participants } = document;
  return [
    !participants.some(({ role }) => role === 'signer') && { code: 'esign.noSigner', field: 'participants' },
    participants.some(isWrongSize) && { code: 'esign.groupSize', field: 'participants' },
    sum(participants.map(({ people }) => people.length)) > PEOPLE_MAX && {
      code: 'esign.tooManyPeople',
      field: 'participants',
    },
    hasGap(document) && { code: 'esign.stepGap', field: 'participants' },
    sharesAddress(document, participants) && { code: 'esign.sameAddressInStep', field: 'participants' },
    isCountersignerMisplaced(document) && { code: 'esign.countersignerLast', field: 'participants' },
  ];
};

const isFilledIn = ({ name, email }: { name: string; email: string }): boolean => name !== '' && email !== '';
/** Whether a mark is on a page that exists, of someone who signs. */
const hasLostMark = ({ marks, files, participants }: Document): boolean =>
  marks.some(
    ({ fileId, participantId, page }) =>
      !files.some(({ id, role, pages }) => id === fileId && role === 'sign' && page <= pages) ||
      !participants.some(({ id, role }) => id === participantId && role !== 'copy'),
  );
const contentBlockers: Check = (document) => [
  document.title === '' && { code: 'esign.fieldMissing', field: 'title' },
  !document.files.some(({ role }) => role === 'sign') && { code: 'esign.noFile', field: 'files' },
  !document.participants.flatMap(({ people }) => people).every(isFilledIn) && {
    code: 'esign.fieldMissing',
    field: 'participants',
  },
  hasLostMark(document) && { code: 'esign.markLost', field: 'marks' },
];

const found = (blockers: readonly (Blocker | false)[]): Blocker[] => blockers.filter((one) => one !== false);

/** Everything that keeps a draft from being submitted. */
export const submitBlockers = (document: Document): readonly Blocker[] =>
  found([...contentBlockers(document), ...fileBlockers(document), ...participantBlockers(document)]);

/** Whether the stored files are still the ones that the document holds. */
export const isUnchanged = ({ files }: Pick<Document, 'files'>, hashes: Hashes): boolean =>
  files.every(({ id, sha256 }) => hashes[id] === sha256);

/** The countersigners of whom nobody has a signature in the settings. */
export const withoutSignature = ({ participants }: Document, withSignature: readonly string[]): Participant[] =>
  participants.filter(
    ({ role, people }) =>
      role === 'countersigner' && !people.some(({ userId }) => userId !== undefined && withSignature.includes(userId)),
  );

/** Everything that keeps a document from being sent, such as the rows of a bulk send show it. */
export function sendBlockers(document: Document, { hashes, withSignature, bounced }: SendFacts): readonly Blocker[] {
  const { participants, checkers } = document;
  const refusing = new Set(bounced.map(fold));
  return [
    ...submitBlockers(document),
    ...found([
      checkers.some(({ approvedAt }) => !approvedAt) && { code: 'esign.notChecked', field: 'checkers' },
      !isUnchanged(document, hashes) && { code: 'esign.documentChanged', field: 'files' },
      withoutSignature(document, withSignature).length > 0 && {
        code: 'esign.noSignatureOnFile',
        field: 'participants',
      },
      participants.some((one) => addressesOf(one).some((address) => refusing.has(address))) && {
        code: 'esign.mailboxBounced',
        field: 'participants',
      },
    ]),
  ];
}
