import { ANSWERS, type Person } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { Rules } from './handlers.ts';
import { checkRev, questionOf } from './items.ts';
import { type Advancing, answerOf, itemState, refuse, start, withRequest } from './outcome.ts';
import type { ShowContact } from './schemas.ts';
import { contactOf } from './show-contact.ts';

/** The people whom an answer names. */
export function peopleIn(kind: string, value: unknown): Person[] {
  if (kind === 'contact') return [ANSWERS.contact.safeParse(value).data].flatMap((person) => person ?? []);
  return kind === 'persons' ? (ANSWERS.persons.safeParse(value).data ?? []) : [];
}

/** The person in an answer, or a refusal. */
export function personOf(aggregate: Advancing, key: string, index: number): Person {
  const { kind } = questionOf(aggregate.request, key);
  const person = peopleIn(kind, answerOf(aggregate, key).value)[index];
  if (!person) throw refuse('advancing.value', key);
  return person;
}

const TAKEN: readonly string[] = ['provided', 'inUse', 'approved', 'changeAsked', 'refused'];

export const contacting: Rules<'takeContact'> = {
  /** A repeated press changes nothing. */
  takeContact(aggregate, { key, rev, index, contactId }) {
    const { request } = aggregate;
    checkRev(aggregate, key, rev);
    if (request.state === 'draft' || !TAKEN.includes(itemState(aggregate, key)))
      throw refuse('advancing.itemState', key);
    const person = personOf(aggregate, key, index);
    const former = contactOf(request, key, index);
    if (former?.contactId === contactId || former?.name === person.name) return start(aggregate);
    const { label } = questionOf(request, key);
    const contact: ShowContact = { key, index, contactId, name: person.name, role: person.role || label };
    const others = (request.contacts ?? []).filter((one) => one !== former);
    return withRequest(start(aggregate), { contacts: [...others, contact] });
  },
};
