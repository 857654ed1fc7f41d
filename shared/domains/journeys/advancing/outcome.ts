import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import type { AdvancingErrorCode } from './errors.ts';
import type { RequestFile } from './files.ts';
import { REASON_MIN } from './limits.ts';
import type { AdvancingMessage } from './message.ts';
import type { Answer, Author, Draft, RequestFields, Version } from './schemas.ts';
import { type ItemState, type RequestState, requestMachine } from './states.ts';

/** The aggregate as the rules see it: the request with the answers that there are. */
export interface Advancing {
  readonly request: RequestFields;
  readonly answers: Readonly<Record<string, Answer>>;
  /** The files that people outside have sent, by their id. */
  readonly files?: Readonly<Record<string, RequestFile>> | undefined;
}

/** A value that the transaction writes into the show. */
export interface ShowWrite {
  readonly key: string;
  readonly target: string;
  readonly value: AnswerValue;
}

/** The result of a command. A repeated command changes nothing. */
export interface Change extends Advancing {
  /** The keys of the answers that changed. */
  readonly changed: readonly string[];
  readonly versions: readonly Version[];
  readonly messages: readonly AdvancingMessage[];
  readonly writes: readonly ShowWrite[];
  readonly draft?: Draft;
  /** A file that is new, or one that its author has taken back. */
  readonly attached?: RequestFile;
  readonly detached?: RequestFile;
}
export interface Refused {
  readonly error: AdvancingErrorCode;
  readonly refusal: AppError;
}
export type Decision = Change | Refused;

export const refuse = (code: AdvancingErrorCode, field?: string, data?: Record<string, unknown>): AppError =>
  new AppError(code, field ? { field } : {}, data);

export const start = (aggregate: Advancing): Change => ({
  ...aggregate,
  changed: [],
  versions: [],
  messages: [],
  writes: [],
});

/** Refuses a decision without its reason, because the reason reaches the people concerned. */
export function checkReason(reason: string, field = 'reason'): void {
  if (reason.trim().length < REASON_MIN) throw refuse('advancing.reasonMissing', field);
}

/** Takes a step of the transition table. */
export function nextState({ state }: RequestFields, on: string): RequestState {
  const to = leadsTo(requestMachine, state, on);
  if (!to) throw refuse('advancing.notOpen');
  return to;
}

export const withRequest = (change: Change, fields: Partial<RequestFields>): Change => ({
  ...change,
  request: { ...change.request, ...fields },
});
export const telling = (change: Change, ...messages: AdvancingMessage[]): Change => ({
  ...change,
  messages: [...change.messages, ...messages],
});

export const itemState = ({ request }: Advancing, key: string): ItemState => request.items[key] ?? 'open';
export const answerOf = ({ answers }: Advancing, key: string): Answer => answers[key] ?? { key, rev: 0, versions: 0 };

/** Changes an answer, raises its revision, and sets the state of its item. */
export function withAnswer(change: Change, key: string, fields: Partial<Answer>, state?: ItemState): Change {
  const before = answerOf(change, key);
  const after: Answer = { ...before, ...fields, rev: before.rev + 1 };
  return {
    ...change,
    request: state ? { ...change.request, items: { ...change.request.items, [key]: state } } : change.request,
    answers: { ...change.answers, [key]: after },
    changed: change.changed.includes(key) ? change.changed : [...change.changed, key],
  };
}

interface NewVersion {
  readonly by: Author;
  readonly at: string;
  readonly source: Version['source'];
  readonly value?: AnswerValue | undefined;
  readonly notApplicable?: string | undefined;
}
/** Stores what was said as the next version of the answer. Nothing is overwritten. */
export function saying(
  change: Change,
  key: string,
  said: NewVersion,
  state: ItemState,
  more: Partial<Answer> = {},
): Change {
  const { by, at, source, value, notApplicable } = said;
  const n = answerOf(change, key).versions + 1;
  const version: Version = { key, n, by, at, source, ...(notApplicable ? { notApplicable } : { value }) };
  const present = { value, notApplicable, said: { by, at }, source, versions: n, reason: undefined };
  const next = withAnswer(change, key, { ...present, ...more }, state);
  return { ...next, versions: [...next.versions, version] };
}
