import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import type { FieldMark } from './fields/boxes.ts';

type Participant = EsignView['participants'][number];
type Person = Participant['people'][number];

export interface DraftPerson extends Pick<Person, 'name' | 'email' | 'mobile' | 'capacity' | 'locale' | 'zone'> {
  readonly id?: string;
  readonly userId?: string;
}
export interface DraftParticipant extends Pick<Participant, 'step' | 'role' | 'type' | 'deadlineDays' | 'access'> {
  readonly id?: string;
  readonly people: readonly DraftPerson[];
}
const SETTINGS = [
  'title',
  'message',
  'locale',
  'zone',
  'expiryDays',
  'reminders',
  'isOrdered',
  'correctionMode',
  'forwarding',
  'copyAt',
  'marks',
  'invoicesAt',
] as const satisfies readonly (keyof EsignView)[];
/** A document as its author changes it. */
export interface Draft extends Omit<Pick<EsignView, (typeof SETTINGS)[number]>, 'marks'> {
  /** A new mark gets its id when it is saved. */
  readonly marks: readonly FieldMark[];
  readonly participants: readonly DraftParticipant[];
  readonly checkerIds: readonly string[];
}

const personOf = ({ id, name, email, mobile, capacity, locale, zone, userId }: Person): DraftPerson => ({
  id,
  name,
  email,
  mobile,
  capacity,
  locale,
  zone,
  ...(userId ? { userId } : {}),
});

export function draftOf(view: EsignView): Draft {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, view[name]])) as Pick<
    EsignView,
    (typeof SETTINGS)[number]
  >;
  return {
    ...settings,
    participants: view.participants.map(({ id, step, role, type, deadlineDays, access, people }) => ({
      id,
      step,
      role,
      type,
      deadlineDays,
      access,
      people: people.map(personOf),
    })),
    checkerIds: view.checkers.map(({ userId }) => userId),
  };
}

/** Whether everyone has a name and an address, or is a colleague. The server keeps no half person. */
export const isComplete = ({ participants }: Draft): boolean =>
  participants.every(({ people }) =>
    people.every(({ name, email, userId }) => (userId === undefined ? name.trim() && email.trim() : userId) !== ''),
  );

/** The steps without gaps, in the order of the participants. */
export function numbered(participants: readonly DraftParticipant[]): DraftParticipant[] {
  const steps = [...new Set(participants.map(({ step }) => step))].sort((a, b) => a - b);
  return participants.map((one) => ({ ...one, step: steps.indexOf(one.step) + 1 }));
}

type Added = 'signer' | 'approver' | 'countersigner' | 'copy';
/** Adds a person: a countersigner in the last step, everyone else before the countersigners. */
export function withNew(draft: Draft, role: Added, person: Partial<DraftPerson> = {}): Draft {
  const { participants, locale, zone } = draft;
  const counters = participants.filter((one) => one.role === 'countersigner');
  const before = participants.filter((one) => one.role !== 'countersigner');
  const last = Math.max(0, ...before.map(({ step }) => step));
  const step = role === 'countersigner' ? last + 1 : Math.max(1, last);
  const added: DraftParticipant = {
    step,
    role,
    type: person.userId ? 'user' : 'outsider',
    deadlineDays: 7,
    access: 'open',
    people: [{ name: '', email: '', mobile: '', capacity: '', locale, zone, ...person }],
  };
  const next = role === 'countersigner' ? [...before, ...counters, added] : [...before, added, ...counters];
  return { ...draft, participants: numbered(next) };
}

/** Moves a participant a step up or down. Out of a shared step, they get one of their own beside it. */
export function moved(draft: Draft, index: number, by: -1 | 1): Draft {
  const own = draft.participants[index];
  if (!own) return draft;
  const isAlone = draft.participants.filter(({ step }) => step === own.step).length === 1;
  const step = own.step + (isAlone ? by : by / 2);
  const placed = draft.participants.map((one) => (one === own ? { ...one, step } : one));
  return { ...draft, participants: numbered(placed).toSorted((a, b) => a.step - b.step) };
}
