import { sharesAddress } from './blockers.ts';
import type { Command } from './commands.ts';
import { type Document, refuse } from './outcome.ts';
import type { Participant, Person } from './parts.ts';

interface Successor {
  readonly id: string;
  readonly person: Person;
  readonly changes?: Partial<Participant>;
}

/** Makes the person of a new place. */
export const personOf = (id: string, input: Command<'replace'>['person']): Person => ({ ...input, id, viewed: [] });

/** Gives the place of a participant to another person. The old one stays in the record. */
export function succeeded(document: Document, old: Participant, { id, person, changes }: Successor): Participant[] {
  const { pendingForward, ...rest } = old;
  const { act, remindedAt, remindedByStaffAt, warnedAt, overdueTold, ...place } = rest;
  const type = person.userId ? ('user' as const) : ('outsider' as const);
  const next: Participant = { ...place, id, type, people: [person], replaces: old.id, reminders: 0, ...changes };
  if (next.role === 'countersigner' && !person.userId) throw refuse('esign.countersignerLast', 'person');
  const participants = document.participants.flatMap((one) =>
    one.id === old.id ? [{ ...rest, state: 'replaced' as const }, next] : [one],
  );
  if (sharesAddress(document, participants)) throw refuse('esign.sameAddressInStep', 'person.email');
  return participants;
}
