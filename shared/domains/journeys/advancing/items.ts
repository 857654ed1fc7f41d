import { ANSWERS, type AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { isVisible, questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { type Advancing, answerOf, itemState, refuse } from './outcome.ts';
import type { Author, Invitee, RequestFields } from './schemas.ts';
import { isSettled } from './states.ts';

export const questionOf = ({ sections }: RequestFields, key: string): Question => {
  const question = questionsOf(sections).find((one) => one.key === key);
  if (!question) throw refuse('advancing.itemState', key);
  return question;
};

/** The invitees who may still answer. */
export const liveInvitees = ({ invitees }: Pick<RequestFields, 'invitees'>): Invitee[] =>
  invitees.filter(({ state }) => state === 'invited' || state === 'opened');

export function inviteeOf(request: RequestFields, id: string): Invitee {
  const invitee = liveInvitees(request).find((one) => one.id === id);
  if (!invitee) throw refuse('advancing.notOpen');
  return invitee;
}

/** The keys of the questions that an invitee is asked. */
export const keysOf = ({ sections }: RequestFields, asked: readonly string[]): ReadonlySet<string> =>
  new Set(questionsOf(sections.filter(({ key }) => asked.includes(key))).map(({ key }) => key));

/** The question that an invitee may answer. */
export function answerable(request: RequestFields, invitee: Invitee, key: string): Question {
  const question = questionOf(request, key);
  if (question.mode === 'hidden' || !keysOf(request, invitee.sections).has(key))
    throw refuse('advancing.notYours', key);
  if (question.mode === 'readonly') throw refuse('advancing.readonly', key);
  return question;
}

/** Refuses a change of an answer that its author has not seen. The refusal carries the newer answer. */
export function checkRev(aggregate: Advancing, key: string, rev: number): void {
  const current = answerOf(aggregate, key);
  if (current.rev !== rev) throw refuse('advancing.itemStale', key, { current, isAsShown: true });
}

const areChosen = (keys: readonly string[], { choices }: Question): boolean =>
  keys.every((key) => choices.some((choice) => choice.key === key)) && new Set(keys).size === keys.length;

/** Reads a value as an answer to a question; undefined if it is none. */
export function readAnswer(question: Question, value: unknown): AnswerValue | undefined {
  const { kind } = question;
  const { success, data } = ANSWERS[kind].safeParse(value);
  if (!success) return undefined;
  const isRight =
    (kind !== 'choice' || areChosen([String(data)], question)) &&
    (kind !== 'multi' || (Array.isArray(data) && areChosen(data.map(String), question))) &&
    (kind !== 'money' || (typeof data === 'object' && 'currency' in data && data.currency === question.currency));
  return isRight ? data : undefined;
}

/** Reads the files of an answer. Each was sent for this question, by the author or in an answer that counted. */
function knownFiles({ files = {} }: Advancing, { key }: Question, answer: AnswerValue, by: Author): AnswerValue {
  const named = ANSWERS.file.parse(answer);
  const known = named.flatMap(({ fileId }) => {
    const file = files[fileId];
    const isTheirs = file?.key === key && (file.isProvided || file.by.id === by.id);
    return file && isTheirs ? [{ fileId, name: file.name }] : [];
  });
  if (new Set(known.map(({ fileId }) => fileId)).size < named.length) throw refuse('advancing.value', key);
  return known;
}

/** Checks an answer against its question, and returns it as it is stored. */
export function checkedAnswer(aggregate: Advancing, question: Question, value: unknown, by: Author): AnswerValue {
  const answer = readAnswer(question, value);
  if (answer === undefined) throw refuse('advancing.value', question.key);
  return question.kind === 'file' ? knownFiles(aggregate, question, answer, by) : answer;
}

/** The questions that people outside see, by the answers so far. */
export function visibleQuestions(aggregate: Advancing): Question[] {
  const all = questionsOf(aggregate.request.sections);
  const valueNow = (key: string) => answerOf(aggregate, key).value;
  return all.filter((question) => isVisible(question, all, valueNow));
}

const isAnswered = (aggregate: Advancing, { key }: Question): boolean => {
  const state = itemState(aggregate, key);
  return state !== 'open' && state !== 'returned';
};

/** The required questions of some sections without an answer. A returned answer counts as missing. */
export function missingKeys(aggregate: Advancing, sections: readonly string[]): string[] {
  const asked = keysOf(aggregate.request, sections);
  return visibleQuestions(aggregate)
    .filter(({ key, mode }) => mode === 'required' && asked.has(key))
    .filter((question) => !isAnswered(aggregate, question))
    .map(({ key }) => key);
}

/** Whether each answer is decided and nothing required is missing. */
export function isAllSettled(aggregate: Advancing): boolean {
  const { request } = aggregate;
  const states = Object.values(request.items).filter((state) => state !== 'open');
  const blocked = Object.values(aggregate.answers).some(({ blockedByLock }) => blockedByLock);
  const asked = request.sections.map(({ key }) => key);
  return !blocked && states.length > 0 && states.every(isSettled) && missingKeys(aggregate, asked).length === 0;
}
