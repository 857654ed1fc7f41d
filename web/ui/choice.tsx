import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Text beside the box; without one give `aria-label`. */
  readonly children?: ReactNode;
  /** Some of what it stands for is chosen. */
  readonly mixed?: boolean;
}
export function Checkbox({ children, mixed = false, className, ...rest }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={cx('check', className)}>
      <span className="cb-hit">
        <input ref={ref} type="checkbox" {...rest} />
        <span className="cb" aria-hidden="true">
          {mixed ? <Minus size={11} strokeWidth={3} /> : <Check size={11} strokeWidth={3} />}
        </span>
      </span>
      {children && <span>{children}</span>}
    </label>
  );
}

export const Switch = ({ children, className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={cx('switch', className)}>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
    <input type="checkbox" role="switch" {...rest} />
    <span className="sw" aria-hidden="true" />
    {children && <span>{children}</span>}
  </label>
);

export interface SegmentItem<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}
interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly items: readonly SegmentItem<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}
export const Segmented = <V extends string>({ label, items, value, onChange }: SegmentedProps<V>) => (
  <fieldset className="seg" aria-label={label}>
    {items.map((item) => (
      <button
        key={item.value}
        type="button"
        className={item.value === value ? 'on' : ''}
        aria-pressed={item.value === value}
        onClick={() => onChange(item.value)}
      >
        {item.label}
      </button>
    ))}
  </fieldset>
);
