import { createHash } from 'node:crypto';
import { notify } from '#functions/domains/reference/notification/store.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import type { EventMessage } from '#shared/events.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from '../store.ts';

type Told = Extract<EsignMessage, { type: 'notice' }>;
/** The kind of each notice. A user turns kinds off in the settings, and a kind has its own words. */
export const NOTICE_KINDS: Readonly<Record<Told['notice'], Notification['kind']>> = {
  checkAsked: 'esignCheckAsked',
  checked: 'esignChecked',
  sentBack: 'esignSentBack',
  opened: 'esignOpened',
  approved: 'esignSigned',
  signed: 'esignSigned',
  nameDiffers: 'esignNameDiffers',
  completed: 'esignCompleted',
  forwardAsked: 'esignForwardAsked',
  deadlinePassed: 'esignOverdue',
  invoiceNotAdded: 'esignNoInvoice',
  invoiceNotIssued: 'esignNoInvoice',
  esignForwarded: 'esignForwarded',
  esignDeclined: 'esignDeclined',
  esignPaper: 'esignPaper',
  esignQuestion: 'esignQuestion',
  esignBounced: 'mailBounced',
  esignCorrection: 'esignCorrection',
  esignExpired: 'esignExpired',
  esignSealDelayed: 'esignSealDelayed',
};

/** The event that work follows from. */
export type Cause = Pick<EventMessage, 'id' | 'tenantId' | 'at'>;
/** Tells users in the app. The cause names the note, so a repeat tells nothing. */
export async function tell(
  { id, tenantId, at }: Cause,
  document: EsignRecord,
  userIds: readonly string[],
  note: Pick<Notification, 'kind' | 'subject'>,
): Promise<void> {
  const target = pageOfSigning(document);
  // One write has several messages, so the first letters of their ids do not tell them apart.
  const hash = createHash('sha256').update(`${id} ${note.kind}`).digest();
  const noteId = makeId(0, Date.parse(at), hash);
  for (const userId of userIds) await notify(tenantId, userId, { ...note, id: noteId, at, target });
}

/** Without users, the author is told. */
export function tellNotice(cause: Cause, document: EsignRecord, { notice, userIds, data = {} }: Told): Promise<void> {
  const about = data.email ?? data.name;
  const subject = about ? `${document.title}, ${about}` : document.title;
  const told = userIds.length > 0 ? userIds : [document.author.userId];
  return tell(cause, document, told, { kind: NOTICE_KINDS[notice], subject });
}
