import type { Advancing } from '#shared/domains/journeys/advancing/outcome.ts';
import type { Invitee, RequestFields } from '#shared/domains/journeys/advancing/schemas.ts';
import { isVisible, questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { SeenQuestion, SeenSection } from './view.ts';

/** Whether a condition leads to questions that the reader may see, over any number of conditions. */
function leadsToSeen({ visibleWhen }: Question, seen: ReadonlyMap<string, Question>): boolean {
  if (!visibleWhen) return true;
  const decider = seen.get(visibleWhen.question);
  return decider !== undefined && leadsToSeen(decider, seen);
}

function questionIn(locale: Locale, question: Question, isOpenCondition: boolean): SeenQuestion[] {
  const { key, kind, mode, fileGroups, currency, label, labels, help, helps, choices, visibleWhen } = question;
  if (mode === 'hidden') return [];
  return [
    {
      key,
      kind,
      mode,
      fileGroups,
      currency,
      label: ownText(label, labels, locale),
      help: ownText(help, helps, locale),
      choices: choices.map((one) => ({ key: one.key, label: ownText(one.label, one.labels, locale) })),
      ...(visibleWhen && isOpenCondition ? { visibleWhen } : {}),
    },
  ];
}

/**
 * Lists the sections of an invitee in their language. The page decides itself about a question that depends on another
 * one of the reader. One that depends on an answer of somebody else is there or not, without its condition.
 */
export function askedSections(aggregate: Advancing, { sections: own }: Invitee, locale: Locale): SeenSection[] {
  const { request, answers } = aggregate;
  const asked = request.sections.filter(({ key }) => own.includes(key));
  const all = questionsOf(request.sections);
  const seen = new Map(questionsOf(asked).flatMap((one) => (one.mode === 'hidden' ? [] : [[one.key, one] as const])));
  return asked.map(({ key, name, names, questions }) => ({
    key,
    name: ownText(name, names, locale),
    questions: questions.flatMap((question) => {
      if (leadsToSeen(question, seen)) return questionIn(locale, question, true);
      const isNow = isVisible(question, all, (one) => answers[one]?.value);
      return isNow ? questionIn(locale, question, false) : [];
    }),
  }));
}

/** The names of an invitee's sections. */
export const sectionNames = ({ sections }: RequestFields, own: readonly string[], locale: Locale): string[] =>
  sections.filter(({ key }) => own.includes(key)).map(({ name, names }) => ownText(name, names, locale));
