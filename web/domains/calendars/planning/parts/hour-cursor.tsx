import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { chosenHours, type HourField, type HourStep, settleHours, stepHours } from '../model/hour-cursor.ts';
import { useDates } from './use-dates.ts';

type HourPlace = ReturnType<typeof settleHours>;
type Hours = { line: number; from: number; to: number };

type Props = {
  field: HourField;
  /** The steps of the arrow keys in this view. */
  steps: Readonly<Record<string, HourStep>>;
  nameOf: (line: number) => string;
  placeOf: (hours: Hours) => CSSProperties;
  className: string;
  onCreate: (hours: Hours) => void;
};

/** The start of a music night, in half hours. */
const EVENING = { line: 0, anchor: 40, half: 40 };

interface HourKeysOptions extends Pick<Props, 'field' | 'steps' | 'onCreate'> {
  readonly put: (next: HourPlace) => void;
  readonly cursor: HourPlace;
  readonly hours: Hours;
}
/** The acts of the keys on the chosen hours. */
function hourKeys({ field, steps, onCreate, put, cursor, hours }: HourKeysOptions) {
  return (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (step) put(stepHours(cursor, step, shiftKey, field));
    else if (key === 'Enter') onCreate(hours);
    else if (key === 'Escape' && cursor.anchor !== cursor.half) put({ ...cursor, anchor: cursor.half });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Lets keys choose empty hours as the pointer does by a drag. It is visible while it has the focus. */
export function HourCursor({ field, steps, nameOf, placeOf, className, onCreate }: Props) {
  const { t } = useLingui();
  const { clock } = useDates();
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, put] = useState(EVENING);
  const [isHere, setHere] = useState(false);
  const cursor = settleHours(wanted, field);
  const hours = { line: cursor.line, ...chosenHours(cursor) };
  const name = nameOf(cursor.line);
  const [start, end] = [clock(hours.from), clock(hours.to)];
  const place = t`${name}, ${start} to ${end}`;
  const { line, half } = cursor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings the place into sight.
  useLayoutEffect(() => {
    if (isHere) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHere, line, half]);
  const onKeyDown = hourKeys({ field, steps, onCreate, put, cursor, hours });
  return (
    <>
      <div
        ref={ref}
        className={cx('hour-cursor num', className)}
        // Screen readers keep arrows to themselves elsewhere.
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys choose hours here as a drag does.
        tabIndex={0}
        aria-label={t`New appointment: arrows choose the time, Shift+arrow extends it, Enter creates it`}
        style={placeOf(hours)}
        onKeyDown={onKeyDown}
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
      >
        {start} – {end}
      </div>
      <div className="sr" role="status">
        {isHere && place}
      </div>
    </>
  );
}
