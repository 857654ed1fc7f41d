import type {
  SeenAnswer,
  SeenQuestion,
  SeenRequest,
  SeenSection,
} from '#shared/domains/journeys/advancing-link/view.ts';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { isVisible } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import type { TypedByKey } from './keeper.ts';

/** The states in which the reader changes an answer without asking. */
const FREE: readonly string[] = ['open', 'provided', 'returned', 'notApplicable'];
export const isFree = ({ state }: SeenAnswer): boolean => FREE.includes(state);

/** A question for the kit of answers, whose texts are in the reader's language already. */
export const asQuestion = ({ choices, ...question }: SeenQuestion): Question => ({
  ...question,
  labels: {},
  helps: {},
  choices: choices.map((one) => ({ ...one, labels: {} })),
  target: '',
  takeOverAtOnce: false,
  reuseAtVenue: false,
  preset: '',
});

/** The value that a field shows: what was typed, then the draft, the answer, and the proposal. */
export function shownValue(answer: SeenAnswer, typed: TypedByKey): AnswerValue | undefined {
  const own = typed[answer.key];
  return own ? own.value : (answer.draft ?? answer.value ?? answer.offer?.value);
}

/** Whether a question has an answer that counts or will count once it is sent. A proposal alone does not. */
export function isAnswered(answer: SeenAnswer, typed: TypedByKey): boolean {
  const own = typed[answer.key];
  if (own) return own.value !== undefined;
  return answer.draft !== undefined || (answer.state !== 'open' && answer.state !== 'returned');
}
const isOffered = (answer: SeenAnswer, typed: TypedByKey): boolean =>
  answer.state === 'open' && answer.offer !== undefined && !isAnswered(answer, typed);

export interface AskedItem {
  readonly question: SeenQuestion;
  readonly answer: SeenAnswer;
}
export interface AskedSection {
  readonly section: SeenSection;
  readonly items: readonly AskedItem[];
  readonly asked: number;
  readonly answered: number;
  /** The proposed answers that nobody has confirmed yet. */
  readonly offered: number;
}

/** The sections of the reader with the questions that show for the answers so far. */
export function askedOf(
  { sections, answers }: Pick<SeenRequest, 'sections' | 'answers'>,
  typed: TypedByKey,
): AskedSection[] {
  const all = sections.flatMap(({ questions }) => questions);
  const byKey = new Map(answers.map((one) => [one.key, one]));
  const valueNow = (key: string) => {
    const answer = byKey.get(key);
    return answer && shownValue(answer, typed);
  };
  return sections.map((section) => {
    const items = section.questions.flatMap((question) => {
      const answer = byKey.get(question.key);
      return answer && isVisible(question, all, valueNow) ? [{ question, answer }] : [];
    });
    const open = items.filter(({ question }) => question.mode !== 'readonly');
    return {
      section,
      items,
      asked: open.length,
      answered: open.filter(({ answer }) => isAnswered(answer, typed)).length,
      offered: open.filter(({ answer }) => isOffered(answer, typed)).length,
    };
  });
}

/** The drafts that are ready to be sent. */
export const readyDrafts = (sections: readonly AskedSection[]) =>
  sections
    .flatMap(({ items }) => items)
    .filter(({ answer }) => answer.draft !== undefined && isFree(answer))
    .map(({ answer: { key, rev, draft } }) => ({ key, rev, value: draft }));
