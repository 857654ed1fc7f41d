import { fold } from '#shared/kernel/text/text.ts';
import type { Rule, Rules } from './handlers.ts';
import { DAY_MS, later } from './instants.ts';
import { FORWARD_DAYS, FORWARDS_MAX } from './limits.ts';
import { type Change, change, type Document, type EsignEvent, refuse } from './outcome.ts';
import type { Participant, Person } from './parts.ts';
import { personOf, succeeded } from './passing-on.ts';
import { actorOf } from './place.ts';
import { isTurn, linksOf, mailTo, noticeTo, toAll, withinExpiry, withParticipant } from './turn.ts';

interface Forward {
  readonly old: Participant;
  readonly newId: string;
  readonly person: Person;
  readonly reason: string;
  readonly by: EsignEvent['by'];
}

/** The new person keeps step, role and access, and has at least three days, but never past the expiry. */
function passed(document: Document, { old, newId, person, reason, by }: Forward, now: string): Change {
  const atLeast = later(now, FORWARD_DAYS * DAY_MS);
  const deadline = old.deadlineAt && old.deadlineAt > atLeast ? old.deadlineAt : atLeast;
  const changes = {
    // A revision may have begun since the sender was asked.
    state: isTurn(document, old) ? ('invited' as const) : ('pending' as const),
    invitedAt: now,
    deadlineAt: withinExpiry(document, deadline),
    forwards: old.forwards + 1,
  };
  const participants = succeeded(document, old, { id: newId, person, changes });
  const data = { to: newId, name: person.name, email: person.email, reason };
  const event: EsignEvent = { type: 'forwarded', at: now, by, participantId: old.id, data };
  const names = { from: old.people[0]?.name ?? '', name: person.name, reason };
  return change(
    document,
    { participants },
    [event],
    [
      ...linksOf('withdraw', [old]),
      ...mailTo('esignForwarded', [{ participantId: old.id }, { participantId: newId }], names),
      noticeTo('esignForwarded', names),
    ],
  );
}

/** Anyone of a group may act, so a group needs no forward. Staff sign with their session. */
export const mayForward = ({ forwarding }: Pick<Document, 'forwarding'>, { type, forwards }: Participant): boolean =>
  forwarding !== 'off' && type === 'outsider' && forwards < FORWARDS_MAX;

const forward: Rule<'forward'> = (document, command, now) => {
  const { participant, person } = actorOf(document, command, now);
  const { newId, newPersonId, reason, by, isStaff } = command;
  if (!mayForward(document, participant)) throw refuse('esign.forwardNotAllowed');
  const target = personOf(newPersonId, command.person);
  if (isStaff || target.userId) throw refuse('esign.forwardTarget', 'person.email');
  if (fold(target.email) === fold(person.email)) throw refuse('esign.sameAddressInStep', 'person.email');
  const old = { old: participant, newId, person: target, reason, by };
  const result = passed(document, old, now);
  if (document.forwarding === 'notify') return result;
  const pendingForward = { person: target, reason, at: now };
  const participants = withParticipant(document, participant.id, { pendingForward });
  const data = { name: target.name, email: target.email, reason };
  const event: EsignEvent = { type: 'forwardAsked', at: now, by, participantId: participant.id, data };
  return change(
    document,
    { participants },
    [event],
    [noticeTo('forwardAsked', { from: person.name, name: target.name, reason })],
  );
};

const decideForward: Rule<'decideForward'> = (document, command, now) => {
  const { participantId, isAccepted, reason, newId, by } = command;
  const old = document.participants.find(({ id }) => id === participantId);
  if (!old?.pendingForward || document.state !== 'outForSignature') throw refuse('esign.notOpen');
  const { pendingForward, ...rest } = old;
  if (isAccepted)
    return passed(document, { old, newId, person: pendingForward.person, reason: pendingForward.reason, by }, now);
  if (reason === '') throw refuse('esign.reasonMissing', 'reason');
  const participants = document.participants.map((one) => (one.id === old.id ? rest : one));
  const event: EsignEvent = { type: 'forwardRefused', at: now, by, participantId, data: { reason } };
  const names = { name: pendingForward.person.name, reason, decision: 'refused' };
  return change(document, { participants }, [event], mailTo('esignForwarded', toAll([rest]), names));
};

export const forwarding: Rules<'forward' | 'decideForward'> = { forward, decideForward };
