import { type Machine, machine } from '#shared/kernel/record/machine.ts';
import { words } from '#shared/kernel/values/words.ts';

/** The states of a document (outsiders section 3). The order is stored: it may only grow. */
export const DOCUMENT_STATES = words(
  'draft review outForSignature completing completed manualComplete declined expired discarded',
);
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** The stored states of a participant. `overdue` is derived. */
export const PARTICIPANT_STATES = words('pending invited opened bounced done declined released replaced');
export type ParticipantState = (typeof PARTICIPANT_STATES)[number];

export const PARTICIPANT_ROLES = ['signer', 'approver', 'countersigner', 'copy'] as const;
export type ParticipantRole = (typeof PARTICIPANT_ROLES)[number];
/** A group has several people. The act of one of them counts for all. */
export const PARTICIPANT_TYPES = ['outsider', 'user', 'group'] as const;
/** `sign` is stamped and sealed, `annex` is agreed and sealed, `info` only accompanies them. */
export const FILE_ROLES = ['sign', 'annex', 'info'] as const;

export const CORRECTION_MODES = ['off', 'live', 'ask'] as const;
export const FORWARD_MODES = ['off', 'notify', 'approve'] as const;
export const DECLINE_CATEGORIES = ['terms', 'wrongPerson', 'wrongData', 'noLonger', 'other'] as const;
export type DeclineCategory = (typeof DECLINE_CATEGORIES)[number];

const BEFORE_END = ['draft', 'review', 'outForSignature', 'declined', 'expired'] as const;

/** The transition table of a document (outsiders section 3). */
export const esignMachine: Machine<DocumentState> = machine({
  name: 'e-sign document',
  first: 'draft',
  steps: [
    { on: 'edit', from: ['draft'] },
    { on: 'submit', from: ['draft'], to: 'review' },
    { on: 'send back', from: ['review'], to: 'draft' },
    { on: 'send', from: ['draft', 'review'], to: 'outForSignature' },
    { on: 'act', from: ['outForSignature'] },
    { on: 'last signature', from: ['outForSignature'], to: 'completing' },
    { on: 'decline', from: ['outForSignature'], to: 'declined' },
    { on: 'expire', from: ['outForSignature'], to: 'expired' },
    { on: 'extend', from: ['expired', 'outForSignature'], to: 'outForSignature' },
    { on: 'sealed', from: ['completing'], to: 'completed' },
    { on: 'discard', from: BEFORE_END, to: 'discarded' },
    { on: 'complete manually', from: BEFORE_END, to: 'manualComplete' },
  ],
});

const FINAL: readonly DocumentState[] = ['completed', 'manualComplete', 'discarded'];
/** Whether the document can never change again. */
export const isFinal = (state: DocumentState): boolean => FINAL.includes(state);
/** Whether everyone has signed, online or on paper. */
export const isSigned = (state: DocumentState): state is 'completed' | 'manualComplete' =>
  state === 'completed' || state === 'manualComplete';
/** Whether the signing occupies its source, so that no second one may begin. A revision takes the source over. */
export const occupiesSource = ({ state, revisedBy }: { state: DocumentState; revisedBy?: string | undefined }) =>
  !isFinal(state) && revisedBy === undefined;
/** Whether people are signing, or the files are being sealed. The source may not become void. */
export const isRunning = (state: DocumentState): boolean => ['outForSignature', 'completing'].includes(state);
/** Whether the source may not be deleted. */
export const keepsSource = (state: DocumentState): boolean => isRunning(state) || isSigned(state);
/** Whether the content of the source may not change, because its files are frozen. */
export const locksSource = (state: DocumentState): boolean => state === 'review' || keepsSource(state);

const ENDED: readonly ParticipantState[] = ['done', 'declined', 'released', 'replaced'];
/** Whether nothing more is expected of a participant. */
export const isEnded = (state: ParticipantState): boolean => ENDED.includes(state);
/** Whether a participant was invited and nothing has ended that yet. */
export const isInvited = ({ state }: { readonly state: ParticipantState }): boolean =>
  state !== 'pending' && !isEnded(state);
/** Whether the document waits for a participant. It never waits for those who only get a copy. */
export const isAsked = (one: { readonly role: ParticipantRole; readonly state: ParticipantState }): boolean =>
  one.role !== 'copy' && isInvited(one);
