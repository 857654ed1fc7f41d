import { machine } from '#shared/kernel/record/machine.ts';

/** The states of a request. The order is stored: it may only grow. */
export const REQUEST_STATES = [
  ...(['draft', 'sent', 'opened', 'partlyAnswered', 'submitted', 'changesRequested'] as const),
  ...(['approved', 'declined', 'withdrawn', 'closed'] as const),
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * The states of an item. An answer that its author has not provided yet is a draft: it leaves the item open, because
 * the agency does not see it.
 */
export const ITEM_STATES = [
  ...(['open', 'provided', 'inUse', 'approved', 'returned'] as const),
  ...(['changeAsked', 'refused', 'notApplicable'] as const),
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const INVITEE_STATES = ['invited', 'opened', 'declined', 'replaced', 'withdrawn'] as const;

const OUT = ['sent', 'opened', 'partlyAnswered', 'submitted', 'changesRequested'] as const;
const OPENED = ['opened', 'partlyAnswered', 'submitted', 'changesRequested'] as const;
const ANSWERED = ['partlyAnswered', 'submitted', 'changesRequested'] as const;

/** The transition table of outsiders section 4. `settle` follows a decision that leaves nothing open. */
export const requestMachine = machine<RequestState>({
  name: 'advancing request',
  first: 'draft',
  steps: [
    { on: 'send', from: ['draft'], to: 'sent' },
    { on: 'open', from: ['sent'], to: 'opened' },
    { on: 'answer', from: ['opened', 'partlyAnswered', 'submitted'], to: 'partlyAnswered' },
    { on: 'answer', from: ['changesRequested'] },
    { on: 'submit', from: ['opened', 'partlyAnswered', 'changesRequested'], to: 'submitted' },
    { on: 'return', from: [...ANSWERED, 'approved'], to: 'changesRequested' },
    { on: 'settle', from: ANSWERED, to: 'approved' },
    { on: 'decline', from: OUT, to: 'declined' },
    { on: 'withdraw', from: [...OUT, 'draft', 'approved'], to: 'withdrawn' },
    { on: 'close', from: ['submitted', 'approved'], to: 'closed' },
  ],
});

/** Whether people outside may still answer. */
export const isOpened = (state: RequestState): boolean => OPENED.some((one) => one === state);
/** Whether the agency waits for people outside. */
export const isOut = (state: RequestState): boolean => OUT.some((one) => one === state);
/** Whether nothing is left to do for an item. */
export const isSettled = (state: ItemState): boolean =>
  state === 'approved' || state === 'refused' || state === 'notApplicable';
