import { without } from '#shared/kernel/values/without.ts';
import { GENESIS } from './audit.ts';
import type { Rule, Rules } from './handlers.ts';
import { change, type Document, refuse } from './outcome.ts';
import type { Participant } from './parts.ts';
import type { EsignFields } from './schemas.ts';
import { isCurrent, placesOf } from './turn.ts';

/** The first document of a chain of revisions. It owns the source for all of them. */
export const rootOf = ({ id, rootId }: { readonly id: string; readonly rootId?: string | undefined }): string =>
  rootId ?? id;

const REVISABLE = ['declined', 'expired', 'discarded'];

/** The place of a participant in a new document: the same person, and no signature. */
const again = (id: string, { step, role, type, deadlineDays, access, people }: Participant): Participant => ({
  id,
  step,
  role,
  type,
  deadlineDays,
  access,
  state: 'pending',
  voided: [],
  forwards: 0,
  reminders: 0,
  people: people.map(({ openedAt, bouncedAt, ...person }) => ({ ...person, viewed: [] })),
});

/** A new draft of the same files and participants. Nothing that was signed or decided is carried over. */
function draftOf(document: Document, ids: readonly string[]): EsignFields {
  const { hold, sentAt, expiresAt, completingAt, sealAlarmAt, ending, revisedBy, ...kept } = document;
  const current = document.participants.filter(isCurrent);
  const participants = current.map((one, i) => again(ids[i] ?? one.id, one));
  const marks = document.marks.flatMap((mark) => {
    const owner = participants[current.findIndex((one) => placesOf(document, one).includes(mark.participantId))];
    return owner ? [{ ...mark, participantId: owner.id }] : [];
  });
  const fields = {
    ...kept,
    state: 'draft' as const,
    revision: document.revision + 1,
    participants,
    marks,
    corrections: [],
    checkers: document.checkers.map(({ userId, name }) => ({ userId, name })),
    auditSeq: 0,
    auditHash: GENESIS,
    revisionOf: document.id,
    rootId: rootOf(document),
  };
  return without<EsignFields>(fields, 'id', 'no', 'rev', 'createdAt', 'updatedAt');
}

/**
 * Begins a new document. A declined or expired one hands its source on and ends; a discarded one never changes, so its
 * revision must find the source free.
 */
const revise: Rule<'revise'> = (document, { newId, ids, by }, now) => {
  if (!REVISABLE.includes(document.state)) throw refuse('esign.notOpen');
  if (document.revisedBy) throw refuse('esign.signingOpen');
  const created = { id: newId, document: draftOf(document, ids) };
  if (document.state === 'discarded') return { ...change(document, {}), created };
  const event = { type: 'revised' as const, at: now, by, data: { to: newId } };
  return { ...change(document, { revisedBy: newId }, [event]), created };
};

export const revising: Rules<'revise'> = { revise };
