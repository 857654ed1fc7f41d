import type { Rule, Rules } from './handlers.ts';
import { change, type Document, type EsignEvent, effect, nextState, unchanged } from './outcome.ts';
import type { Act, Participant } from './parts.ts';
import { idsOf, isRepeat, turnOf } from './place.ts';
import { type DeclineCategory, isEnded, isFinal, isInvited } from './states.ts';
import { isCurrent, linksOf, mailTo, noticeTo, selfOf, toAll } from './turn.ts';

/** The step that may help more than declining: the page offers it first. */
export function offerBefore(
  category: DeclineCategory,
  { forwarding, correctionMode }: Pick<Document, 'forwarding' | 'correctionMode'>,
): 'forward' | 'correct' | undefined {
  if (category === 'wrongPerson' && forwarding !== 'off') return 'forward';
  return category === 'wrongData' && correctionMode !== 'off' ? 'correct' : undefined;
}

/** Ends what is open: nothing more is expected of anyone. */
export const releaseAll = (participants: readonly Participant[]): Participant[] =>
  participants.map((one) => (isEnded(one.state) ? one : { ...one, state: 'released' as const }));

const decline: Rule<'decline'> = (document, command, now) => {
  selfOf(document, command);
  if (isRepeat(document, command, 'declined', now)) return unchanged(document);
  const { participant, person } = turnOf(document, command, now);
  const { category, reason, by } = command;
  const { pendingForward, ...rest } = participant;
  const act: Act = { type: 'declined', at: now, personId: person.id, name: person.name, revision: document.revision };
  const declined = { ...rest, state: 'declined' as const, act };
  const told = document.participants.filter(
    (one) => one.id !== participant.id && (one.state === 'done' || isInvited(one)),
  );
  const participants = releaseAll(document.participants.map((one) => (one.id === participant.id ? declined : one)));
  const { hold, ...before } = document;
  const ending = { at: now, byName: person.name, reason, category };
  const event: EsignEvent = {
    type: 'declined',
    at: now,
    by,
    ...idsOf({ participant, person }),
    data: { category, reason },
  };
  const data = { name: person.name, category, reason };
  const state = nextState(document, 'decline');
  return change(
    before,
    { state, participants, ending },
    [event],
    [
      ...linksOf('withdraw', document.participants.filter(isCurrent)),
      ...mailTo('esignDeclined', toAll(told), data),
      noticeTo('esignDeclined', data),
      ...effect(document, 'declined'),
    ],
  );
};

/** A mail to this person came back. The person may still act through another link. Later mails only reach the chain. */
const bounce: Rule<'bounce'> = (document, { participantId, personId, by, data }, now) => {
  const participant = document.participants.find(({ id }) => id === participantId);
  const person = participant?.people.find(({ id }) => id === personId);
  if (!participant || !person) return unchanged(document);
  const facts = data ? { data } : {};
  const event: EsignEvent = { type: 'mailBounced', at: now, by, participantId, personId, ...facts };
  if (person.bouncedAt) return data ? change(document, {}, [event], []) : unchanged(document);
  const people = participant.people.map((one) => (one === person ? { ...one, bouncedAt: now } : one));
  const told = noticeTo('esignBounced', { name: person.name, email: person.email });
  if (isFinal(document.state)) return change(document, {}, [event], [told]);
  const isUnreachable = isInvited(participant) && people.every(({ bouncedAt }) => bouncedAt);
  const state = isUnreachable && participant.state === 'invited' ? ('bounced' as const) : participant.state;
  const participants = document.participants.map((one) => (one === participant ? { ...one, people, state } : one));
  return change(document, { participants }, [event], [told]);
};

export const declining: Rules<'decline' | 'bounce'> = { decline, bounce };
