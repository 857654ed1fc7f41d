import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { MAX_QUESTIONS } from '#shared/domains/journeys/advancing-template/limits.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Question, Section } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import { toast } from '#web/ui/toaster.ts';
import { blankQuestion, inOrder } from '../model/parts.ts';
import { Grip } from './grip.tsx';
import { QuestionRow } from './question-row.tsx';
import { TextWithLanguages } from './text-with-languages.tsx';

type Change = (next: (now: readonly Section[]) => Section[]) => void;
interface SectionCardProps {
  readonly section: Section;
  readonly index: number;
  readonly count: number;
  /** The key of the question that is open. */
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  readonly isOver: boolean;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly drag: object;
  readonly change: Change;
}

/** Replaces the questions of one section. */
const withQuestions =
  (key: string, next: (questions: readonly Question[]) => Question[]) =>
  (sections: readonly Section[]): Section[] =>
    sections.map((one) => (one.key === key ? { ...one, questions: next(one.questions) } : one));

function SectionHead({ section, index, count, onKeyDown, drag, change }: SectionCardProps) {
  const { t } = useLingui();
  const name = section.name || t`Section ${index + 1}`;
  const remove = () => {
    change((now) => now.filter(({ key }) => key !== section.key));
    const back = (now: readonly Section[]) => [...now.slice(0, index), section, ...now.slice(index)];
    toast(t`${name} removed`, { undo: () => change(back) });
  };
  return (
    <header className="adt-head" {...drag}>
      {count > 1 && <Grip name={name} index={index} count={count} onKeyDown={onKeyDown} />}
      <h2 className="grow cut">{name}</h2>
      <RemoveRow label={t`Remove ${name}`} onClick={remove}>
        <Trash2 size={15} />
      </RemoveRow>
    </header>
  );
}

function Questions({ section, index, open, onOpen, change }: SectionCardProps) {
  const { questions } = section;
  const put = (next: (now: readonly Question[]) => Question[]) => change(withQuestions(section.key, next));
  const { list, stateOf, onKeyDown, dragProps } = useReorder<HTMLUListElement>(
    questions.map(({ key }) => key),
    (keys) => put((now) => inOrder(now, keys)),
  );
  return (
    <ul className="item-rows adt-questions" ref={list}>
      {questions.map((question, place) => (
        <QuestionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a moved row starts again, so its fields get their new paths
          key={`${question.key} ${place}`}
          question={question}
          path={`sections.${index}.questions.${place}`}
          place={place}
          count={questions.length}
          isOpen={open === question.key}
          onToggle={(isOpen) => onOpen(isOpen ? question.key : undefined)}
          isOver={stateOf(question.key, place).over}
          onKeyDown={onKeyDown}
          drag={dragProps(question.key, place)}
          put={put}
        />
      ))}
    </ul>
  );
}

/** A section with its name and questions. */
export function SectionCard(props: SectionCardProps) {
  const { t } = useLingui();
  const { section, index, isOver, onOpen, change } = props;
  const add = () =>
    change((now) => {
      if (questionsOf(now).length >= MAX_QUESTIONS) {
        toast(t`A template has at most ${MAX_QUESTIONS} questions`);
        return [...now];
      }
      const question = blankQuestion();
      onOpen(question.key);
      return withQuestions(section.key, (questions) => [...questions, question])(now);
    });
  return (
    <section className={cx('card adt-section', isOver && 'over')} data-id={section.key}>
      <SectionHead {...props} />
      <div className="adt-name">
        <TextWithLanguages name={`sections.${index}.name`} label={t`Name of the section`} must maxLength={100} />
      </div>
      <Questions {...props} />
      <div className="card-b">
        <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={add}>
          {t`Add a question`}
        </Button>
      </div>
    </section>
  );
}
