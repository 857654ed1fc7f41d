import type { Rule, Rules } from './handlers.ts';
import { between, HOUR_MS } from './instants.ts';
import { REMIND_NOW_HOURS } from './limits.ts';
import { change, type Document, type EsignEvent, refusalOf, refuse } from './outcome.ts';
import type { Participant } from './parts.ts';
import { personOf, succeeded } from './passing-on.ts';
import { isEnded, isInvited } from './states.ts';
import { invited, isStaff, isTurn, linksOf, mailTo, toAll, withParticipant } from './turn.ts';

/** Finds a participant from whom something is still expected. */
function openOne(document: Document, participantId: string): Participant {
  if (document.state !== 'outForSignature') throw refuse(refusalOf(document.state));
  const one = document.participants.find(({ id }) => id === participantId);
  if (!one) throw refuse('esign.notYours');
  if (isEnded(one.state)) throw refuse(one.state === 'done' ? 'esign.alreadySigned' : 'esign.linkWithdrawn');
  return one;
}

/** Replaces a participant. The old link ends; the new person is invited if it is their turn. */
const replace: Rule<'replace'> = (document, command, now) => {
  const { participantId, newId, newPersonId, reason, by } = command;
  const old = openOne(document, participantId);
  const wasInvited = isInvited(old);
  const person = personOf(newPersonId, command.person);
  const participants = succeeded(document, old, {
    id: newId,
    person,
    changes: { state: 'pending', forwards: 0 },
  }).map((one) => (one.id === newId && wasInvited ? invited(document, one, now) : one));
  const data = { to: newId, name: person.name, email: person.email, reason };
  const event: EsignEvent = { type: 'participantReplaced', at: now, by, participantId, data };
  const next = participants.filter(({ id }) => id === newId);
  const invite = next.some(isStaff) ? 'esignCountersign' : 'esignInvite';
  return change(
    document,
    { participants },
    [event],
    [
      ...linksOf('withdraw', [old]),
      ...(wasInvited ? [...mailTo('esignReleased', toAll([old]), { reason }), ...mailTo(invite, toAll(next))] : []),
    ],
  );
};

const moveDeadline: Rule<'moveDeadline'> = (document, { participantId, deadlineAt, by }, now) => {
  openOne(document, participantId);
  if (deadlineAt <= now) throw refuse('esign.dateInPast', 'deadlineAt');
  if (document.expiresAt && deadlineAt > document.expiresAt) throw refuse('esign.afterExpiry', 'deadlineAt');
  const participants = document.participants.map((one) => {
    if (one.id !== participantId) return one;
    const { overdueTold, ...rest } = one;
    return { ...rest, deadlineAt };
  });
  return change(document, { participants }, [
    { type: 'deadlineMoved', at: now, by, participantId, data: { deadlineAt } },
  ]);
};

/** Reminds at once, but each participant only once a day. */
const remind: Rule<'remind'> = (document, { participantId, by }, now) => {
  const one = openOne(document, participantId);
  if (document.hold) throw refuse('esign.onHold');
  if (!isTurn(document, one)) throw refuse('esign.notYourTurn');
  const last = one.remindedByStaffAt;
  if (last && between(last, now) < REMIND_NOW_HOURS * HOUR_MS) throw refuse('esign.tooMany');
  const participants = withParticipant(document, participantId, { remindedByStaffAt: now, remindedAt: now });
  const event: EsignEvent = { type: 'reminded', at: now, by, participantId };
  return change(document, { participants }, [event], mailTo('esignRemind', toAll([one])));
};

/** Records a copied link. It opens the document, but obeys the order like a mailed one. */
const copyLink: Rule<'copyLink'> = (document, { participantId, personId, by }, now) => {
  const one = openOne(document, participantId);
  if (!one.people.some(({ id, userId }) => id === personId && !userId)) throw refuse('esign.notYours');
  return change(document, {}, [{ type: 'linkCopied', at: now, by, participantId, personId }]);
};

type StaffActs = 'replace' | 'moveDeadline' | 'remind' | 'copyLink';
export const staffActs: Rules<StaffActs> = { replace, moveDeadline, remind, copyLink };
