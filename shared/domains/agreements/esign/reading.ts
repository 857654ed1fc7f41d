import type { Rule, Rules } from './handlers.ts';
import { change, type Document, type EsignEvent, effect, refuse, unchanged } from './outcome.ts';
import { idsOf, type Place, type Self, turnOf } from './place.ts';
import { isInvited } from './states.ts';
import { isPast, isStaff, noticeTo, selfOf, withParticipant, withPerson } from './turn.ts';

/** Finds a reader. Copies read from their invitation on; those who have acted may read on. */
function readerOf(document: Document, self: Self, now: string): Place {
  const place = selfOf(document, self);
  const isCopy = place.participant.role === 'copy' && isInvited(place.participant);
  const isOpen = document.state === 'outForSignature' && !isPast(document.expiresAt, now);
  return place.participant.state === 'done' || (isCopy && isOpen) ? place : turnOf(document, self, now);
}

const open: Rule<'open'> = (document, command, now) => {
  const { participant, person } = readerOf(document, command, now);
  if (person.openedAt || participant.state === 'done') return unchanged(document);
  const isFirst = !document.participants.some((one) => one.people.some(({ openedAt }) => openedAt) && !isStaff(one));
  const after = { ...withPerson(participant, person.id, { openedAt: now }), state: 'opened' as const };
  const participants = withParticipant(document, participant.id, after);
  const event: EsignEvent = { type: 'opened', at: now, by: command.by, ...idsOf({ participant, person }) };
  const isNews = !isStaff(participant) && participant.state !== 'opened';
  return change(
    document,
    { participants },
    [event],
    [
      ...(isNews ? [noticeTo('opened', { name: person.name })] : []),
      ...(isFirst && !isStaff(participant) ? effect(document, 'viewed') : []),
    ],
  );
};

/** Notes the first view of a file. Whoever views has opened the link, even if that call was lost. */
const view: Rule<'view'> = (before, command, now) => {
  const opened = open(before, { ...command, type: 'open' }, now);
  const { participant, person } = readerOf(opened.document, command, now);
  const file = before.files.find(({ id }) => id === command.fileId);
  if (!file) throw refuse('esign.documentChanged');
  if (person.viewed.includes(file.id) || participant.state === 'done') return opened;
  const after = withPerson(participant, person.id, { viewed: [...person.viewed, file.id] });
  const data = { fileId: file.id, sha256: file.sha256 };
  const event: EsignEvent = { type: 'viewed', at: now, by: command.by, ...idsOf({ participant, person }), data };
  const document = { ...opened.document, participants: withParticipant(opened.document, participant.id, after) };
  return { ...opened, document, events: [...opened.events, event] };
};

export const reading: Rules<'open' | 'view'> = { open, view };
