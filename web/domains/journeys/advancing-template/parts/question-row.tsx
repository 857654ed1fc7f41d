import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { cx } from '#web/ui/cx.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { toast } from '#web/ui/toaster.ts';
import { Grip } from './grip.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useKindWords, useModeWords } from './words.ts';

interface QuestionRowProps {
  readonly question: Question;
  readonly path: string;
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly isOver: boolean;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly drag: object;
  readonly put: (next: (now: readonly Question[]) => Question[]) => void;
}
/** One question: a line that opens to its fields. A question with an error is open, so that its fields can take focus. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, path, place, count, isOpen, onToggle, isOver, onKeyDown, drag, put } = props;
  const { t } = useLingui();
  const [kinds, modes] = [useKindWords(), useModeWords()];
  const isWrong = get(useFormState().errors, path) !== undefined;
  const opened = isOpen || isWrong;
  const name = question.label || t`New question`;
  const remove = () => {
    put((now) => now.filter(({ key }) => key !== question.key));
    toast(t`${name} removed`, { undo: () => put((now) => [...now.slice(0, place), question, ...now.slice(place)]) });
  };
  return (
    <li data-id={question.key} className={cx('adt-question', isOver && 'over')}>
      <div className="adt-line" {...drag}>
        {count > 1 && <Grip name={name} index={place} count={count} onKeyDown={onKeyDown} />}
        <button type="button" className="adt-open" aria-expanded={opened} onClick={() => onToggle(!isOpen)}>
          {opened ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
          <span className="cut">{name}</span>
          <span className="meta">
            {kinds[question.kind]} · {modes[question.mode]}
          </span>
        </button>
        <RemoveRow label={t`Remove ${name}`} onClick={remove}>
          <Trash2 size={15} />
        </RemoveRow>
      </div>
      {opened && <QuestionFields question={question} path={path} />}
    </li>
  );
}
