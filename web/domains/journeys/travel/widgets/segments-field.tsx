import { Plus, X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import './segments.css';

export interface SegmentsWords {
  readonly legend: string;
  /** "Flight 2" */
  readonly lineOf: (place: number) => string;
  readonly removeOf: (place: number) => string;
  readonly add: string;
}
interface SegmentsFieldProps<S extends object> {
  readonly max: number;
  readonly words: SegmentsWords;
  /** Returns the segment that continues the last one. */
  readonly next: (last: S) => S;
  /** Renders the fields of the segment at this path: `segments.2`. */
  readonly children: (path: `segments.${number}`) => ReactNode;
  /** Renders the part between this segment and the next. */
  readonly between: (place: number) => ReactNode;
}

/** Focuses the first field of an added segment, or the add button when only one segment is left. */
function useFocus(count: number) {
  const cards = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  const asked = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (asked.current && count > was)
      cards.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus();
    if (asked.current && count < was && count === 1) add.current?.focus();
    asked.current = false;
  }, [count]);
  const ask = () => {
    asked.current = true;
  };
  return { cards, add, ask };
}

/** Edits the segments of a journey, each in its own card, as `segments` of its form; there is always one. */
export function SegmentsField<S extends object>({ max, words, next, children, between }: SegmentsFieldProps<S>) {
  const { getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'segments' });
  const focus = useFocus(fields.length);
  const onAdd = () => {
    focus.ask();
    append(next(getValues(`segments.${fields.length - 1}`)), { shouldFocus: false });
  };
  const onRemove = (i: number) => {
    focus.ask();
    remove(i);
  };
  return (
    <fieldset className="legs" ref={focus.cards}>
      <legend className="sr">{words.legend}</legend>
      {fields.map(({ id }, i) => (
        <Fragment key={id}>
          <fieldset className="leg">
            <legend>{words.lineOf(i + 1)}</legend>
            {children(`segments.${i}`)}
            {fields.length > 1 && (
              <RemoveRow label={words.removeOf(i + 1)} onClick={() => onRemove(i)}>
                <X size={14} />
              </RemoveRow>
            )}
          </fieldset>
          {i + 1 < fields.length && between(i)}
        </Fragment>
      ))}
      <span>
        <Button ref={focus.add} icon={<Plus size={14} />} disabled={fields.length >= max} onClick={onAdd}>
          {words.add}
        </Button>
      </span>
    </fieldset>
  );
}
