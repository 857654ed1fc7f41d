import type { CorrectionField } from './correction-fields.ts';
import type { Rule, Rules } from './handlers.ts';
import {
  alsoChange,
  type Change,
  change,
  type Document,
  type EsignEvent,
  effect,
  refuse,
  unchanged,
} from './outcome.ts';
import type { Participant } from './parts.ts';
import { actorOf, idsOf } from './place.ts';
import type { Correction } from './schemas.ts';
import { isFinal, isInvited } from './states.ts';
import { inviteNext, isStaff, isTurn, isWaiting, mailTo, noticeTo } from './turn.ts';

/** The value of a field, with the corrections that were not refused. */
export const currentValue = (
  { corrections, clientData }: Pick<Document, 'corrections' | 'clientData'>,
  field: CorrectionField,
): string =>
  corrections.findLast((one) => one.field === field && one.state !== 'refused')?.after ?? clientData[field] ?? '';

/** The values that a revision prints for the first time. */
export const changesOf = ({ corrections, revision }: Pick<Document, 'corrections' | 'revision'>) =>
  corrections.flatMap(({ field, before, after, inRevision }) =>
    inRevision !== undefined && inRevision === revision ? [{ field, before, after }] : [],
  );

/** A printed correction needs no decision if nobody has acted yet, and the agency signs last and so sees it. */
const isLive = ({ correctionMode, isFromTemplate, participants }: Document): boolean =>
  correctionMode === 'live' &&
  isFromTemplate &&
  !participants.some(({ role, state }) => role !== 'copy' && state === 'done') &&
  participants.some((one) => one.role === 'countersigner' && isWaiting(one));

/** Takes the acts on the earlier revision back. Their owners act again, in their order. */
function voidActs(participants: readonly Participant[]): Participant[] {
  return participants.map((one) => {
    if (one.role === 'copy' || one.state !== 'done' || !one.act) return one;
    const { act, ...rest } = one;
    return { ...rest, state: 'pending' as const, voided: [...one.voided, act] };
  });
}

/** Begins the next revision: the worker prints it, and meanwhile nobody can sign. */
function startRevision(first: Change, by: EsignEvent['by'], now: string): Change {
  const { document } = first;
  const voided = document.participants.filter(({ role, state, act }) => role !== 'copy' && state === 'done' && act);
  const again = { ...document, participants: voidActs(document.participants) };
  // Later steps wait again for those before them.
  const participants = again.participants.map((one) =>
    isWaiting(one) && isInvited(one) && !isTurn(again, one) ? { ...one, state: 'pending' as const } : one,
  );
  const revision = document.revision + 1;
  const events = voided.map(
    ({ id }): EsignEvent => ({ type: 'voided', at: now, by, participantId: id, data: { revision } }),
  );
  const hold = { for: 'rendering' as const, since: now, shown: document.hold?.shown ?? document.revision };
  return alsoChange(first, { participants, revision, hold }, events, [{ type: 'render', revision }]);
}

function made(document: Document, command: Parameters<Rule<'correct'>>[1], now: string): Correction[] {
  const { participantId, personId, ids, values } = command;
  const state = isLive(document) ? ('accepted' as const) : ('held' as const);
  return values
    .filter(({ field, value }) => value !== currentValue(document, field))
    .map(({ field, value }, i) => {
      const isPrinted = document.printedFields.includes(field);
      const what = { field, before: currentValue(document, field), after: value, isPrinted };
      const who = { participantId, personId, at: now };
      return { id: ids[i] ?? '', ...what, ...who, state: isPrinted ? state : ('collected' as const) };
    });
}

const correct: Rule<'correct'> = (document, command, now) => {
  const place = actorOf(document, command, now);
  if (document.correctionMode === 'off' || isStaff(place.participant)) throw refuse('esign.correctionsOff');
  const corrections = made(document, command, now);
  if (corrections.length === 0) return unchanged(document);
  const { by } = command;
  const event = (type: 'corrected' | 'held', data: EsignEvent['data']): EsignEvent => ({
    type,
    at: now,
    by,
    ...idsOf(place),
    ...(data ? { data } : {}),
  });
  const told = corrections.map(({ field, before, after, isPrinted }) =>
    event('corrected', { field, before, after, isPrinted }),
  );
  const first = change(document, { corrections: [...document.corrections, ...corrections] }, told, [
    ...effect(document, 'changesProposed'),
    noticeTo('esignCorrection', { name: place.person.name }),
  ]);
  if (corrections.some(({ state }) => state === 'accepted')) return startRevision(first, by, now);
  if (!corrections.some(({ state }) => state === 'held')) return first;
  return alsoChange(first, { hold: { for: 'correction', since: now } }, [event('held', undefined)]);
};

/**
 * Continues when the last held correction is decided: with a new revision, or with the text as it is. A revision that
 * loses a correction before it is printed gives way to the next one.
 */
function settled(decided: Change, by: EsignEvent['by'], now: string): Change {
  const { corrections } = decided.document;
  if (corrections.some(({ state }) => state === 'held')) return decided;
  const isGivenUp = decided.document.hold?.for === 'rendering';
  if (isGivenUp || corrections.some(({ state }) => state === 'accepted')) return startRevision(decided, by, now);
  const { hold, ...document } = decided.document;
  return alsoChange({ ...decided, document }, {}, [{ type: 'resumed', at: now, by }]);
}

const decideCorrection: Rule<'decideCorrection'> = (document, command, now) => {
  const { correctionId, isAccepted, reason, by } = command;
  const correction = document.corrections.find(({ id }) => id === correctionId);
  const isTakenBack = correction?.state === 'accepted' && document.hold?.for === 'rendering' && !isAccepted;
  const isOpen = correction?.state === 'held' || isTakenBack;
  if (!correction || !isOpen || document.state !== 'outForSignature') throw refuse('esign.notOpen');
  if (!isAccepted && reason === '') throw refuse('esign.reasonMissing', 'reason');
  const { participantId, personId, field } = correction;
  const state = isAccepted ? ('accepted' as const) : ('refused' as const);
  const corrections = document.corrections.map((one) =>
    one === correction
      ? { ...one, state, ...(isAccepted ? {} : { reason }), ...(isTakenBack && { isTakenBack }) }
      : one,
  );
  const event: EsignEvent = { type: 'correctionResolved', at: now, by, data: { field, isAccepted, reason } };
  const mail = mailTo('esignCorrection', [{ participantId, personId }], { field, reason });
  return settled(change(document, { corrections }, [event], isAccepted ? [] : mail), by, now);
};

/** The place of a correction after the signing. The text of a printed one is part of what is signed. */
const chooseCorrection: Rule<'chooseCorrection'> = (document, { correctionId, choice, by }, now) => {
  const correction = document.corrections.find(({ id }) => id === correctionId);
  const isOpen = correction && ['collected', 'accepted', 'printed'].includes(correction.state);
  if (!isOpen || document.state !== 'outForSignature') throw refuse('esign.notOpen');
  if (correction.isPrinted && choice === 'ignore') throw refuse('esign.correctionsOpen', 'choice');
  const corrections = document.corrections.map((one) => (one === correction ? { ...one, choice } : one));
  const data = { field: correction.field, choice };
  return change(document, { corrections }, [{ type: 'correctionResolved', at: now, by, data }]);
};

/** The new revision is printed: everyone reads it anew, and those whose act is void are asked again. */
const rendered: Rule<'rendered'> = (document, command, now) => {
  const { revision, files, by } = command;
  const isExpected = document.hold?.for === 'rendering' && revision === document.revision;
  if (!isExpected || isFinal(document.state)) return unchanged(document);
  const { hold, ...rest } = document;
  const shown = hold?.shown ?? revision - 1;
  const corrections = document.corrections.map((one) =>
    one.state === 'accepted' ? { ...one, state: 'printed' as const, inRevision: revision } : one,
  );
  const participants = document.participants.map((one) => ({
    ...one,
    people: one.people.map((person) => ({ ...person, viewed: [] })),
  }));
  const next = document.files.map((file) => files.find(({ id }) => id === file.id) ?? file);
  const data = { revision, files: next.map(({ id, sha256 }) => ({ id, sha256 })) };
  const voided = participants.filter(
    (one) => one.state === 'pending' && one.voided.some((act) => act.revision === shown),
  );
  const after = change(rest, { files: next, corrections, participants }, [
    { type: 'revisionRendered', at: now, by, data },
    { type: 'resumed', at: now, by },
  ]);
  return document.state === 'outForSignature' ? askAgain(after, voided, by, now) : after;
};

/** Invites again. A mail about the void signature takes the place of an invitation. */
function askAgain(after: Change, voided: readonly Participant[], by: EsignEvent['by'], now: string): Change {
  const result = inviteNext(after, by, now);
  const ids = new Set(voided.map(({ id }) => id));
  const others = result.messages.flatMap((message) => {
    if (message.type !== 'mail' || message.mail !== 'esignInvite') return [message];
    const to = message.to.filter(({ participantId }) => !ids.has(participantId));
    return to.length > 0 ? [{ ...message, to }] : [];
  });
  const told = voided.flatMap(({ id, voided: acts }) => {
    const act = acts.at(-1);
    return act ? [{ participantId: id, personId: act.personId }] : [];
  });
  return { ...result, messages: [...others, ...mailTo('esignVoided', told)] };
}

/** Asks for the print of the new revision again, because it has failed or takes too long. */
const printAgain: Rule<'printAgain'> = (document, { by }, now) => {
  const { hold, revision, state } = document;
  if (hold?.for !== 'rendering' || state !== 'outForSignature') throw refuse('esign.notOpen');
  const message = { type: 'render', revision, isAgain: true } as const;
  return change(document, { hold: { ...hold, since: now } }, [{ type: 'held', at: now, by }], [message]);
};

type Correcting = 'correct' | 'decideCorrection' | 'chooseCorrection' | 'rendered' | 'printAgain';
export const correcting: Rules<Correcting> = { correct, decideCorrection, chooseCorrection, rendered, printAgain };
