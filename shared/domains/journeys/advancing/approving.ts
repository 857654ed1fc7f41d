import { compared, type ShowFacts } from './back-into-show.ts';
import type { Command, DecidedItem } from './commands.ts';
import type { Rules } from './handlers.ts';
import { checkRev, questionOf } from './items.ts';
import { MAX_DECIDED } from './limits.ts';
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
import { settled } from './settling.ts';
import { isOpened } from './states.ts';

function checkItems({ request }: Advancing, items: readonly { readonly key: string }[]): void {
  if (items.length === 0 || items.length > MAX_DECIDED) throw refuse('advancing.itemState', 'items');
  if (new Set(items.map(({ key }) => key)).size < items.length) throw refuse('advancing.itemState', 'items');
  if (!isOpened(request.state) && request.state !== 'approved') throw refuse('advancing.notOpen');
}

/** Refuses an item that is not in one of the states, or whose answer has changed since. */
function checkItem(aggregate: Advancing, { key, rev }: DecidedItem, states: readonly string[]): void {
  questionOf(aggregate.request, key);
  checkRev(aggregate, key, rev);
  if (!states.includes(itemState(aggregate, key))) throw refuse('advancing.itemState', key);
}

/** Keeps the agency's value of a field that has changed. The people outside are told. */
function keptOurs(change: Change, key: string, { by, show }: Command<'approve'>, now: string): Change {
  const value = show.values[key];
  const said = { by, at: now, source: 'staff', value } as const;
  const kept = saying(change, key, said, 'approved', { showValue: value, blockedByLock: undefined });
  return telling(kept, { type: 'changedByStaff', keys: [key] });
}

/** Approves an answer and writes it into its field. An answer for a locked show waits. */
function intoShow(change: Change, key: string, show: ShowFacts): Change {
  const { target, kind } = questionOf(change.request, key);
  const answer = answerOf(change, key);
  const comparison = compared(target, answer, show.values[key]);
  const needsWrite = answer.value !== undefined && comparison !== 'noField' && comparison !== 'same';
  if (needsWrite && show.isLocked) return withAnswer(change, key, { blockedByLock: true });
  const approved = withAnswer(change, key, { blockedByLock: undefined, showValue: answer.value }, 'approved');
  if (kind === 'file') return telling(approved, { type: 'filesApproved', keys: [key] });
  if (!needsWrite || answer.value === undefined) return approved;
  return { ...approved, writes: [...approved.writes, { key, target, value: answer.value }] };
}

function approved(change: Change, item: DecidedItem, command: Command<'approve'>, now: string): Change {
  const { key, choice } = item;
  checkItem(change, item, ['provided', 'inUse', 'notApplicable']);
  if (itemState(change, key) === 'notApplicable') return change;
  const { target } = questionOf(change.request, key);
  const differs = compared(target, answerOf(change, key), command.show.values[key]) === 'changed';
  if (differs && !choice) throw refuse('advancing.differs', key, { ours: command.show.values[key] });
  return differs && choice === 'ours' ? keptOurs(change, key, command, now) : intoShow(change, key, command.show);
}

/** Opens the request again for the people who are asked the returned items. */
function returnedTo(change: Change, keys: readonly string[], state: Change['request']['state']): Change {
  const { sections } = change.request;
  const within = sections.filter(({ questions }) => questions.some(({ key }) => keys.includes(key)));
  const isAsked = (asked: readonly string[]) => within.some(({ key }) => asked.includes(key));
  const invitees = change.request.invitees.map((one) =>
    isAsked(one.sections) ? { ...one, submittedAt: undefined } : one,
  );
  return withRequest(change, { state, invitees, approvedAt: undefined });
}

export const approving: Rules<'approve' | 'use' | 'return' | 'reopen' | 'decideChange'> = {
  approve(aggregate, command, now) {
    checkItems(aggregate, command.items);
    const change = command.items.reduce((done, item) => approved(done, item, command, now), start(aggregate));
    return settled(change, now);
  },

  use(aggregate, { items }) {
    checkItems(aggregate, items);
    return items.reduce((done, item) => {
      checkItem(done, item, ['provided']);
      return withAnswer(done, item.key, {}, 'inUse');
    }, start(aggregate));
  },

  return(aggregate, { items, reason }) {
    checkItems(aggregate, items);
    const state = nextState(aggregate.request, 'return');
    const change = items.reduce((done, item) => {
      const own = item.reason ?? reason;
      checkReason(own, item.reason === undefined ? 'reason' : item.key);
      checkItem(done, item, ['provided', 'inUse', 'notApplicable']);
      return withAnswer(done, item.key, { reason: own, blockedByLock: undefined }, 'returned');
    }, start(aggregate));
    const keys = items.map(({ key }) => key);
    return telling(returnedTo(change, keys, state), { type: 'returned', keys, reason });
  },

  reopen(aggregate, { key, rev, reason }, now) {
    checkReason(reason);
    if (now >= aggregate.request.show.endsAt) throw refuse('advancing.tooLate');
    checkItem(aggregate, { key, rev }, ['approved', 'refused']);
    const state = nextState(aggregate.request, 'return');
    const change = withAnswer(start(aggregate), key, { reason }, 'returned');
    return telling(returnedTo(change, [key], state), { type: 'returned', keys: [key], reason });
  },

  decideChange(aggregate, { key, rev, isAccepted, reason, show }, now) {
    checkItem(aggregate, { key, rev }, ['changeAsked']);
    const { asked } = answerOf(aggregate, key);
    if (!asked) throw refuse('advancing.itemState', key);
    const told = { type: 'changeDecided', keys: [key], reason } as const;
    if (!isAccepted) {
      checkReason(reason);
      return settled(telling(withAnswer(start(aggregate), key, { asked: undefined, reason }, 'refused'), told), now);
    }
    const said = { by: asked.by, at: asked.at, source: 'outsider', value: asked.value } as const;
    const next = saying(start(aggregate), key, said, 'provided', { asked: undefined });
    return settled(telling(intoShow(next, key, show), told), now);
  },
};
