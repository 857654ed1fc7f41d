import type { Document } from './outcome.ts';
import type { Participant, Person } from './parts.ts';
import { agreedFiles } from './place.ts';
import { isInvited } from './states.ts';
import { isTurn } from './turn.ts';

/** Whether a countersigner can sign at once, and if not, the reason. */
export const READINESS = ['ready', 'unread', 'corrections', 'hold'] as const;
export type Readiness = (typeof READINESS)[number];

interface CountersignPlace {
  readonly participant: Participant;
  readonly person: Person;
  readonly readiness: Readiness;
}

/** Every correction has been decided, and each accepted one has its place. */
export const areCorrectionsResolved = ({ corrections }: Pick<Document, 'corrections'>): boolean =>
  corrections.every(({ state, choice }) => state === 'refused' || choice !== undefined);

function readinessOf(document: Document, person: Person): Readiness {
  if (document.hold) return 'hold';
  if (!areCorrectionsResolved(document)) return 'corrections';
  return agreedFiles(document).every(({ id }) => person.viewed.includes(id)) ? 'ready' : 'unread';
}

/** The place in which one of these users countersigns now. The first user has precedence. */
export function countersignPlace(document: Document, userIds: readonly string[]): CountersignPlace | undefined {
  if (document.state !== 'outForSignature') return undefined;
  const places = document.participants
    .filter((one) => one.role === 'countersigner' && isInvited(one) && isTurn(document, one))
    .flatMap((participant) => participant.people.map((person) => ({ participant, person })));
  const place = userIds.flatMap((id) => places.find(({ person }) => person.userId === id) ?? [])[0];
  return place && { ...place, readiness: readinessOf(document, place.person) };
}
