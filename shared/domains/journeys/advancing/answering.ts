import { NO_TARGET } from '#shared/domains/journeys/advancing-template/targets.ts';
import { InvalidInput } from '#shared/kernel/contract/error.ts';
import { compared } from './back-into-show.ts';
import type { Command, ProvidedItem } from './commands.ts';
import type { Rules } from './handlers.ts';
import { answerable, checkedAnswer, checkRev, inviteeOf, liveInvitees, missingKeys, questionOf } from './items.ts';
import {
  type Advancing,
  answerOf,
  type Change,
  checkReason,
  itemState,
  nextState,
  refuse,
  saying,
  start,
  telling,
  withAnswer,
  withRequest,
} from './outcome.ts';
import type { Invitee } from './schemas.ts';
import { settled } from './settling.ts';
import { isOpened, isOut } from './states.ts';

/** The states in which a person outside changes an answer without asking. */
const FREE = ['open', 'provided', 'returned', 'notApplicable'];

/** The invitee of a command, who has opened their link. */
function acting({ request }: Advancing, id: string): Invitee {
  const invitee = inviteeOf(request, id);
  if (invitee.state !== 'opened' || !isOpened(request.state)) throw refuse('advancing.notOpen');
  return invitee;
}

function checkFree(aggregate: Advancing, key: string): void {
  if (!FREE.includes(itemState(aggregate, key))) throw refuse('advancing.itemState', key);
}

/** Takes an answer over at once, if its question says so and the show has not changed meanwhile. */
function takenOver(change: Change, key: string, show: Command<'provide'>['show']): Change {
  const { target, takeOverAtOnce } = questionOf(change.request, key);
  const answer = answerOf(change, key);
  if (!takeOverAtOnce || target === NO_TARGET || answer.value === undefined || show.isLocked) return change;
  const comparison = compared(target, answer, show.values[key]);
  if (comparison === 'changed') return change;
  const approved = withAnswer(change, key, { showValue: answer.value }, 'approved');
  const write = { key, target, value: answer.value };
  return comparison === 'same' ? approved : { ...approved, writes: [...approved.writes, write] };
}

/** Provides one answer, after all checks. */
function provided(change: Change, invitee: Invitee, item: ProvidedItem, command: Command<'provide'>, now: string) {
  const { key, rev, notApplicable } = item;
  const question = answerable(change.request, invitee, key);
  checkRev(change, key, rev);
  checkFree(change, key);
  const said = { by: command.by, at: now, source: 'outsider' } as const;
  if (notApplicable !== undefined) {
    checkReason(notApplicable, key);
    return saying(change, key, { ...said, notApplicable }, 'notApplicable');
  }
  const value = checkedAnswer(change, question, item.value, command.by);
  return takenOver(saying(change, key, { ...said, value }, 'provided'), key, command.show);
}

const answered = (change: Change, invitee: Invitee, keys: readonly string[]): Change => {
  const invitees = change.request.invitees.map((one) =>
    one.id === invitee.id ? { ...one, submittedAt: undefined } : one,
  );
  const next = withRequest(change, { state: nextState(change.request, 'answer'), invitees });
  return telling(next, { type: 'provided', keys });
};

export const answering: Rules<'open' | 'save' | 'provide' | 'confirmOffers' | 'submit' | 'askChange'> = {
  open(aggregate, { inviteeId }, now) {
    const { request } = aggregate;
    const invitee = inviteeOf(request, inviteeId);
    // A person who comes late still reads the approved answers.
    if (!isOut(request.state) && request.state !== 'approved') throw refuse('advancing.notOpen');
    if (invitee.state === 'opened') return start(aggregate);
    const invitees = request.invitees.map((one) =>
      one.id === inviteeId ? { ...one, state: 'opened' as const, openedAt: now } : one,
    );
    const state = request.state === 'sent' ? nextState(request, 'open') : request.state;
    return telling(withRequest(start(aggregate), { invitees, state }), { type: 'opened', inviteeIds: [inviteeId] });
  },

  save(aggregate, { inviteeId, key, rev, value, by }) {
    const invitee = acting(aggregate, inviteeId);
    const question = answerable(aggregate.request, invitee, key);
    checkRev(aggregate, key, rev);
    checkFree(aggregate, key);
    const typed = value === undefined ? {} : { value: checkedAnswer(aggregate, question, value, by) };
    return { ...start(aggregate), draft: { inviteeId, key, rev, ...typed } };
  },

  provide(aggregate, command, now) {
    const invitee = acting(aggregate, command.inviteeId);
    const change = command.items.reduce((done, item) => provided(done, invitee, item, command, now), start(aggregate));
    return answered(
      change,
      invitee,
      command.items.map(({ key }) => key),
    );
  },

  confirmOffers(aggregate, { inviteeId, section, by }, now) {
    const invitee = acting(aggregate, inviteeId);
    const questions = aggregate.request.sections.find(({ key }) => key === section)?.questions;
    if (!questions || !invitee.sections.includes(section)) throw refuse('advancing.notYours', section);
    const offered = questions.filter(
      ({ key, mode }) =>
        (mode === 'optional' || mode === 'required') &&
        itemState(aggregate, key) === 'open' &&
        answerOf(aggregate, key).offer !== undefined,
    );
    if (offered.length === 0) return start(aggregate);
    const change = offered.reduce((done, { key }) => {
      const said = { by, at: now, source: 'prefill', value: answerOf(done, key).offer?.value } as const;
      return saying(done, key, said, 'provided');
    }, start(aggregate));
    return answered(
      change,
      invitee,
      offered.map(({ key }) => key),
    );
  },

  submit(aggregate, { inviteeId }, now) {
    const { request } = aggregate;
    const invitee = acting(aggregate, inviteeId);
    if (invitee.submittedAt) return start(aggregate);
    const keys = missingKeys(aggregate, invitee.sections);
    if (keys.length > 0) throw new InvalidInput(keys.map((field) => ({ code: 'advancing.missing', field })));
    const invitees = request.invitees.map((one) => (one.id === inviteeId ? { ...one, submittedAt: now } : one));
    const isLast = liveInvitees({ ...request, invitees }).every(({ submittedAt }) => submittedAt !== undefined);
    const state = isLast ? nextState(request, 'submit') : request.state;
    const next = withRequest(start(aggregate), { invitees, state, ...(isLast ? { submittedAt: now } : {}) });
    // Answers that were taken over at once leave nothing to decide.
    return settled(telling(next, { type: 'submitted', inviteeIds: [inviteeId] }), now);
  },

  askChange(aggregate, { inviteeId, key, rev, value, reason, by }, now) {
    const { request } = aggregate;
    const invitee = inviteeOf(request, inviteeId);
    if (request.state !== 'approved' && !isOpened(request.state)) throw refuse('advancing.notOpen');
    if (now >= request.show.endsAt) throw refuse('advancing.tooLate');
    const question = answerable(request, invitee, key);
    checkRev(aggregate, key, rev);
    const state = itemState(aggregate, key);
    if (state !== 'approved' && state !== 'refused' && state !== 'inUse') throw refuse('advancing.itemState', key);
    checkReason(reason, 'reason');
    const asked = { by, at: now, value: checkedAnswer(aggregate, question, value, by), reason };
    return telling(withAnswer(start(aggregate), key, { asked }, 'changeAsked'), {
      type: 'changeAsked',
      keys: [key],
      reason,
    });
  },
};
