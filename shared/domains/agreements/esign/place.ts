import type { Command } from './commands.ts';
import { between } from './instants.ts';
import { REPEAT_SECONDS } from './limits.ts';
import { type Document, refusalOf, refuse } from './outcome.ts';
import type { Act, Participant, Person } from './parts.ts';
import { isPast, isTurn, selfOf } from './turn.ts';

export type Self = Pick<Command<'open'>, 'participantId' | 'personId' | 'by'>;
export interface Place {
  readonly participant: Participant;
  readonly person: Person;
}

/** Refuses an act out of turn, or in a document that takes no acts. */
export function turnOf(document: Document, self: Self, now: string): Place {
  const place = selfOf(document, self);
  if (place.participant.state === 'done') throw refuse('esign.alreadySigned');
  if (document.state !== 'outForSignature') throw refuse(refusalOf(document.state));
  if (isPast(document.expiresAt, now)) throw refuse('esign.linkExpired');
  if (!isTurn(document, place.participant)) throw refuse('esign.notYourTurn');
  if (self.by.insteadOf && self.by.insteadOf.until <= now) throw refuse('esign.notYours');
  return place;
}

/** Refuses an act during a hold too. */
export function actorOf(document: Document, self: Self, now: string): Place {
  const place = turnOf(document, self, now);
  if (document.hold) throw refuse('esign.onHold');
  return place;
}

export const idsOf = ({ participant, person }: Place) => ({ participantId: participant.id, personId: person.id });

/** Finds the files that a signer agrees to, and must open. */
export const agreedFiles = ({ files }: Pick<Document, 'files'>) => files.filter(({ role }) => role !== 'info');

/** Whether a person pressed the same button a moment ago. The second press answers the first result. */
export function isRepeat(document: Document, self: Self, type: Act['type'], now: string): boolean {
  const act = document.participants.find(({ id }) => id === self.participantId)?.act;
  const isSame = act?.type === type && act.personId === self.personId;
  return isSame && between(act.at, now) <= REPEAT_SECONDS * 1000;
}
