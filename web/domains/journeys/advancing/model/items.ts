import { MAX_DECIDED } from '#shared/domains/journeys/advancing/limits.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import type { ItemState } from '#shared/domains/journeys/advancing/states.ts';
import { isVisible, questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Question, Section } from '#shared/domains/journeys/advancing-template/schemas.ts';

type ComparedAnswer = AdvancingRequest['answers'][number];
type Asked = Pick<AdvancingRequest, 'sections' | 'answers' | 'items'>;

/** A question with its answer, as the agency decides about it. */
export interface Item {
  readonly key: string;
  readonly rev: number;
  readonly question: Question;
  readonly state: ItemState;
  readonly answer: ComparedAnswer | undefined;
}
export interface ItemSection {
  readonly section: Section;
  readonly items: readonly Item[];
}

/** The questions that people outside may answer, by section. Sections without one are left out. */
export function itemsOf({ sections, answers, items }: Asked): ItemSection[] {
  const all = questionsOf(sections);
  const byKey = new Map(answers.map((one) => [one.key, one]));
  const itemOf = (question: Question): Item => {
    const { key } = question;
    const answer = byKey.get(key);
    return { key, rev: answer?.rev ?? 0, question, state: items[key] ?? 'open', answer };
  };
  return sections
    .map((section) => ({
      section,
      items: section.questions
        .filter((one) => one.mode !== 'readonly' && isVisible(one, all, (key) => byKey.get(key)?.value))
        .map(itemOf),
    }))
    .filter((one) => one.items.length > 0);
}

export const allItems = (sections: readonly ItemSection[]): Item[] => sections.flatMap(({ items }) => items);

/** Whether the agency may approve an answer. */
export const isApprovable = ({ state }: Item): boolean => state === 'provided' || state === 'inUse';
export const needsMe = (item: Item): boolean => isApprovable(item) || item.state === 'changeAsked';
export const isReturnable = (item: Item): boolean => isApprovable(item) || item.state === 'notApplicable';
/** Whether the field has changed in the show since the request was sent. Someone then chooses between two values. */
export const differs = ({ answer }: Item): boolean => answer?.comparison === 'changed';
/** The answers that are approved without a choice. */
export const plainItems = (items: readonly Item[]): Item[] => items.filter((one) => isApprovable(one) && !differs(one));
/** The approved answers that wait for the show to be unlocked. */
export const blockedItems = (items: readonly Item[]): Item[] => items.filter(({ answer }) => answer?.blockedByLock);

/** The key of the next item that needs a decision after one, from the top again after the last. */
export function nextNeeded(items: readonly Item[], after: string | undefined): string | undefined {
  const at = items.findIndex(({ key }) => key === after);
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((one) => needsMe(one) && one.key !== after)?.key;
}

/** Parts of a decision about many items, each small enough for one write. */
export const inParts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_DECIDED) }, (_, i) =>
    items.slice(i * MAX_DECIDED, (i + 1) * MAX_DECIDED),
  );
