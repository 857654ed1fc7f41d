import { DAY_MS, later } from './instants.ts';
import type { EsignMessage, Recipient } from './message.ts';
import type { Actor, Change, Document, EsignEvent } from './outcome.ts';
import { alsoChange, effect, nextState, refuse } from './outcome.ts';
import type { Participant, Person } from './parts.ts';
import { isEnded } from './states.ts';

/** Whether something is still expected of a participant. */
export const isWaiting = ({ role, state }: Participant): boolean => role !== 'copy' && !isEnded(state);
/** Whether a participant is still in the document; a replaced one is only in its record. */
export const isCurrent = ({ state }: Participant): boolean => state !== 'replaced';
/** The ids that a place has had: its own, and those of the people before, whose marks it fills in. */
export function placesOf({ participants }: Pick<Document, 'participants'>, { id, replaces }: Participant): string[] {
  const before = replaces ? participants.find((one) => one.id === replaces) : undefined;
  return before ? [id, ...placesOf({ participants }, before)] : [id];
}
export const isStaff = ({ people }: Participant): boolean => people.every(({ userId }) => userId !== undefined);

/** The step of a participant. Without an order all act at once, and countersigners last. */
export const stepOf = ({ isOrdered }: Document, { step, role }: Participant): number =>
  isOrdered ? step : role === 'countersigner' ? 2 : 1;
/** The step whose turn it is; undefined when nobody is left. */
export function currentStep(document: Document): number | undefined {
  const steps = document.participants.filter(isWaiting).map((one) => stepOf(document, one));
  return steps.length > 0 ? Math.min(...steps) : undefined;
}
export const isTurn = (document: Document, participant: Participant): boolean =>
  isWaiting(participant) && stepOf(document, participant) === currentStep(document);

export const isPast = (instant: string | null | undefined, now: string): boolean => !!instant && instant <= now;
/** The earlier of an instant and the expiry. */
export const withinExpiry = ({ expiresAt }: Document, instant: string): string =>
  expiresAt && expiresAt < instant ? expiresAt : instant;

/** Changes one participant. */
export const withParticipant = (
  { participants }: Pick<Document, 'participants'>,
  id: string,
  changes: Partial<Participant>,
): Participant[] => participants.map((one) => (one.id === id ? { ...one, ...changes } : one));
export const withPerson = (participant: Participant, id: string, changes: Partial<Person>): Participant => ({
  ...participant,
  people: participant.people.map((one) => (one.id === id ? { ...one, ...changes } : one)),
});

interface Self {
  readonly participantId: string;
  readonly personId: string;
  readonly by: Actor;
}
/** Whether a user is this person, or their substitute. A substitute only countersigns. */
const isUser = ({ id, insteadOf }: Actor, { role }: Participant, { userId }: Person): boolean =>
  insteadOf ? role === 'countersigner' && insteadOf.userId === userId : id === userId;
/** Finds the person who acts. Staff act with their session, and everyone else with the link. */
export function selfOf(document: Document, { participantId, personId, by }: Self) {
  const participant = document.participants.find(({ id }) => id === participantId);
  const person = participant?.people.find(({ id }) => id === personId);
  if (!participant || !person) throw refuse('esign.notYours');
  const isOwn = by.kind === 'user' ? isUser(by, participant, person) : by.kind !== 'participant' || !person.userId;
  if (!isOwn) throw refuse('esign.notYours');
  if (participant.state === 'replaced') throw refuse('esign.linkWithdrawn');
  return { participant, person };
}

export const toAll = (participants: readonly Participant[]): Recipient[] =>
  participants.map(({ id }) => ({ participantId: id }));
/** The people of a group other than the one who acted. */
export const matesOf = ({ id, people }: Participant, personId: string): Recipient[] =>
  people.filter((mate) => mate.id !== personId).map((mate) => ({ participantId: id, personId: mate.id }));

export const mailTo = (
  mail: Extract<EsignMessage, { type: 'mail' }>['mail'],
  to: readonly Recipient[],
  data?: Readonly<Record<string, string>>,
): EsignMessage[] => (to.length > 0 ? [{ type: 'mail', mail, to, ...(data ? { data } : {}) }] : []);
export const noticeTo = (
  notice: Extract<EsignMessage, { type: 'notice' }>['notice'],
  data?: Readonly<Record<string, string>>,
  userIds: readonly string[] = [],
): EsignMessage => ({ type: 'notice', notice, userIds, ...(data ? { data } : {}) });
export const linksOf = (act: 'withdraw' | 'finish' | 'extend', participants: readonly Participant[]): EsignMessage[] =>
  participants.length > 0 ? [{ type: 'links', act, participantIds: participants.map(({ id }) => id) }] : [];

export const invited = (document: Document, participant: Participant, now: string): Participant => ({
  ...participant,
  state: 'invited',
  invitedAt: now,
  deadlineAt: withinExpiry(document, later(now, participant.deadlineDays * DAY_MS)),
  reminders: 0,
});

/** Invites everyone whose turn it now is. Staff are told in the app and by a mail of their own. */
export function inviteNext(change: Change, by: Actor, now: string): Change {
  const { document } = change;
  const next = document.participants.filter((one) => one.state === 'pending' && isTurn(document, one));
  const participants = document.participants.map((one) => (next.includes(one) ? invited(document, one, now) : one));
  const events = next.map(({ id }): EsignEvent => ({ type: 'invited', at: now, by, participantId: id }));
  const staff = next.filter(isStaff);
  const outsiders = next.filter((one) => !isStaff(one));
  const mails = [...mailTo('esignInvite', toAll(outsiders)), ...mailTo('esignCountersign', toAll(staff))];
  return alsoChange(change, { participants }, events, mails);
}

const waitsForClient = ({ participants }: Document): boolean =>
  participants.some((one) => isWaiting(one) && !isStaff(one));

/** The choices for corrections take effect with the last signature. */
const chosen = ({ corrections }: Document): EsignMessage[] =>
  corrections.some(({ choice }) => choice !== undefined && choice !== 'ignore') ? [{ type: 'corrections' }] : [];

/** The invoices of a bundle, which get their numbers now. A discarded bundle leaves no gap in the series. */
export function numberInvoices({ files, invoicesAt }: Document, at: Document['invoicesAt']): EsignMessage[] {
  const invoiceIds = files.flatMap(({ invoiceId }) => invoiceId ?? []);
  return invoiceIds.length > 0 && invoicesAt === at ? [{ type: 'invoices', invoiceIds }] : [];
}

/** Continues after an act: the next step is invited, or the last signature starts the seal. */
export function advance(change: Change, before: Document, by: Actor, now: string): Change {
  const { document } = change;
  if (currentStep(document) === undefined) {
    const state = nextState(document, 'last signature');
    const messages: EsignMessage[] = [...chosen(document), ...numberInvoices(document, 'end'), { type: 'seal' }];
    return alsoChange(change, { state, completingAt: now }, [], messages);
  }
  const isClientDone = waitsForClient(before) && !waitsForClient(document);
  return inviteNext(alsoChange(change, {}, [], isClientDone ? effect(document, 'signedByClient') : []), by, now);
}
