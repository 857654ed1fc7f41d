import type { ReactNode } from 'react';
import { Checkbox } from '../choice.tsx';
import { ControlField } from './fields.tsx';

interface ChoicesFieldProps<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly must?: boolean;
  readonly className?: string;
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
}
/** Any number of a few choices, each with its box; the value keeps their order. */
export function ChoicesField<V extends string>({ options, ...field }: ChoicesFieldProps<V>) {
  const toggled = (chosen: readonly V[], one: V, on: boolean) =>
    options.map(({ value }) => value).filter((value) => (value === one ? on : chosen.includes(value)));
  return (
    <ControlField<readonly V[]> {...field} group>
      {({ id, value: chosen, onChange }) => (
        <div className="choices" id={id}>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => onChange(toggled(chosen, value, target.checked))}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </ControlField>
  );
}
