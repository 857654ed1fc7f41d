import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { decides, hasChoices } from './kinds.ts';
import { MAX_QUESTIONS } from './limits.ts';
import type { Question, Section } from './schemas.ts';
import { fitsTarget, NO_TARGET } from './targets.ts';

export const questionsOf = (sections: readonly Section[]): Question[] => sections.flatMap(({ questions }) => questions);

const duplicates = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/** The answers of a question that may decide about others. */
export const decidingValues = ({ kind, choices }: Pick<Question, 'kind' | 'choices'>): string[] =>
  kind === 'yesNo' ? ['yes', 'no'] : choices.map(({ key }) => key);

/** Finds the errors of a question. `earlier` are the questions before it. */
function questionProblems(question: Question, earlier: readonly Question[], path: string): ErrorDetail[] {
  const { kind, choices, target, takeOverAtOnce, visibleWhen } = question;
  const problems: ErrorDetail[] = [];
  const add = (code: string, field: string) => problems.push({ code, field: `${path}.${field}` });
  if (hasChoices(kind) && choices.length < 2) add('advancingTemplate.choices', 'choices');
  if (duplicates(choices.map(({ key }) => key))) add('exists', 'choices');
  if (!fitsTarget(kind, target)) add('advancingTemplate.target', 'target');
  if (takeOverAtOnce && target === NO_TARGET) add('advancingTemplate.noTarget', 'takeOverAtOnce');
  // No answer reaches the record of a venue without a decision (outsiders section 1).
  if (takeOverAtOnce && target.startsWith('venue.')) add('advancingTemplate.venueAtOnce', 'takeOverAtOnce');
  if (visibleWhen) {
    const decider = earlier.find(({ key }) => key === visibleWhen.question);
    if (!decider || !decides(decider.kind)) add('advancingTemplate.condition', 'visibleWhen');
    else if (!decidingValues(decider).includes(visibleWhen.value)) add('advancingTemplate.condition', 'visibleWhen');
  }
  return problems;
}

/** Finds the errors of a template that its schema does not see. */
export function templateProblems({ sections }: { readonly sections: readonly Section[] }): ErrorDetail[] {
  const all = questionsOf(sections);
  const problems: ErrorDetail[] = [];
  if (all.length > MAX_QUESTIONS)
    problems.push({ code: 'advancingTemplate.tooMany', field: 'sections', params: { max: MAX_QUESTIONS } });
  if (duplicates(sections.map(({ key }) => key)) || duplicates(all.map(({ key }) => key)))
    problems.push({ code: 'exists', field: 'sections' });
  const earlier: Question[] = [];
  for (const [s, { questions }] of sections.entries())
    for (const [q, question] of questions.entries()) {
      problems.push(...questionProblems(question, earlier, `sections.${s}.questions.${q}`));
      earlier.push(question);
    }
  return problems;
}

/** The answer of a deciding question as a set of values. */
const chosen = (value: unknown): readonly string[] => {
  if (value === true) return ['yes'];
  if (value === false) return ['no'];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};

/** Whether an outsider sees a question, by the answers so far. A condition on a hidden question counts as not met. */
export function isVisible<Q extends Pick<Question, 'key' | 'mode' | 'visibleWhen'>>(
  question: Q,
  all: readonly Q[],
  answerOf: (key: string) => unknown,
  isSeen: (question: Q) => boolean = ({ mode }) => mode !== 'hidden',
): boolean {
  if (!isSeen(question)) return false;
  const { visibleWhen } = question;
  if (!visibleWhen) return true;
  const at = all.findIndex(({ key }) => key === question.key);
  const decider = all.slice(0, at < 0 ? all.length : at).find(({ key }) => key === visibleWhen.question);
  if (!decider || !isVisible(decider, all, answerOf, isSeen)) return false;
  return chosen(answerOf(decider.key)).includes(visibleWhen.value);
}
