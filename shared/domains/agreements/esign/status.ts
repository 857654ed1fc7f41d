import type { Participant } from './parts.ts';
import { isInvited } from './states.ts';
import { isPast } from './turn.ts';
import type { ParticipantStatus } from './words.ts';

/**
 * Returns the status of a participant as the pages show it, or of one person in it. After a passed deadline it is
 * overdue; the mates of the person who acted are released.
 */
export function statusOf(participant: Participant, now: string, personId?: string): ParticipantStatus {
  const { state, act, people, deadlineAt } = participant;
  if (personId && state === 'done' && act && act.personId !== personId) return 'released';
  const person = people.find(({ id }) => id === personId);
  if (isInvited(participant) && person?.bouncedAt && !person.openedAt) return 'bounced';
  return isInvited(participant) && isPast(deadlineAt, now) ? 'overdue' : state;
}
