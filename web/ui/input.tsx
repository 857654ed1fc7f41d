import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFieldProps } from './field.tsx';

interface Around {
  readonly icon?: ReactNode;
  readonly suffix?: ReactNode;
  /** Figures: tabular and to the right. */
  readonly figures?: boolean;
}
const boxClass = (invalid: unknown, readOnly: boolean | undefined, ...more: (string | false | undefined)[]) =>
  cx('in', Boolean(invalid) && 'bad', readOnly && 'ro', ...more);

export function Input({ icon, suffix, figures, className, ...rest }: Around & ComponentProps<'input'>) {
  const field = useFieldProps();
  const invalid = rest['aria-invalid'] ?? field['aria-invalid'];
  return (
    <span className={boxClass(invalid, rest.readOnly || rest.disabled, className)}>
      {icon}
      <input {...field} {...rest} className={figures ? 'num right' : undefined} />
      {suffix && <span className="suffix">{suffix}</span>}
    </span>
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldProps();
  return (
    <span className={boxClass(field['aria-invalid'], rest.readOnly || rest.disabled, 'area', className)}>
      <textarea rows={rows} {...field} {...rest} />
    </span>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Options of one group follow each other. */
  readonly group?: string;
}
const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
/** Options under the names of their groups; one group alone needs no name. */
function grouped(options: readonly SelectOption[]) {
  const names = [...new Set(options.map(({ group = '' }) => group))];
  if (names.length < 2) return options.map(optionOf);
  return names.map((name) => (
    <optgroup key={name} label={name}>
      {options.filter(({ group = '' }) => group === name).map(optionOf)}
    </optgroup>
  ));
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly icon?: ReactNode;
}
export function Select({ options, placeholder, icon, className, ...rest }: SelectProps) {
  const field = useFieldProps();
  return (
    <span className={boxClass(field['aria-invalid'], rest.disabled, 'pick', className)}>
      {icon}
      <select {...field} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {grouped(options)}
      </select>
      <ChevronDown size={13} aria-hidden="true" />
    </span>
  );
}
