import type { ComponentProps, ReactNode } from 'react';
import { Controller, get, useFormContext } from 'react-hook-form';
import { Checkbox, Switch } from '../choice.tsx';
import { Field } from '../field.tsx';
import { Input, Select, type SelectOption, Textarea } from '../input.tsx';
import { fieldId, useFieldLabel } from './form.tsx';

interface Common {
  /** Path in the form's values: `address.city`. */
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly help?: ReactNode;
  readonly className?: string;
}
type Problem = { readonly message?: string };
/** State of one field: its id, its error, its registration. */
function useField(name: string, label: string) {
  const { register, formState } = useFormContext();
  useFieldLabel(name, label);
  const found = get(formState.errors, name) as Problem | readonly (Problem | undefined)[] | undefined;
  // Of a list in one control the first wrong line speaks.
  const error = Array.isArray(found) ? found.find(Boolean) : (found as Problem | undefined);
  return { id: fieldId(name), error: error?.message, register };
}

type Native<T extends 'input' | 'textarea'> = Omit<ComponentProps<T>, 'name' | 'ref' | 'id' | 'className'>;

export function TextField({
  name,
  label,
  must,
  help,
  className,
  ...rest
}: Common & Native<'input'> & Pick<ComponentProps<typeof Input>, 'icon' | 'suffix'>) {
  const { id, error, register } = useField(name, label);
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className}>
      <Input {...rest} {...register(name)} />
    </Field>
  );
}

/** Whole numbers; an empty field is no number. */
export function NumberField({
  name,
  label,
  must,
  help,
  className,
  ...rest
}: Common & Native<'input'> & Pick<ComponentProps<typeof Input>, 'icon' | 'suffix'>) {
  const { id, error, register } = useField(name, label);
  const setValueAs = (value: unknown) => (value === '' || value === null ? undefined : Number(value));
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className}>
      <Input inputMode="numeric" figures {...rest} {...register(name, { setValueAs })} />
    </Field>
  );
}

export function TextareaField({ name, label, must, help, className, ...rest }: Common & Native<'textarea'>) {
  const { id, error, register } = useField(name, label);
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className}>
      <Textarea {...rest} {...register(name)} />
    </Field>
  );
}

interface SelectFieldProps extends Common {
  /** As they stand, or the words of an enumeration. */
  readonly options: readonly SelectOption[] | Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}
const isList = (options: SelectFieldProps['options']): options is readonly SelectOption[] => Array.isArray(options);
const listOf = (options: SelectFieldProps['options']) =>
  isList(options) ? options : Object.entries(options).map(([value, label]) => ({ value, label }));

export function SelectField({ name, label, must, help, className, options, ...rest }: SelectFieldProps) {
  const { id, error, register } = useField(name, label);
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className}>
      <Select options={listOf(options)} {...rest} {...register(name)} />
    </Field>
  );
}

type Flag = Pick<Common, 'name' | 'label'> & { readonly disabled?: boolean };
export function CheckboxField({ name, label, ...rest }: Flag) {
  const { id, register } = useField(name, label);
  return (
    <Checkbox id={id} {...rest} {...register(name)}>
      {label}
    </Checkbox>
  );
}
export function SwitchField({ name, label, ...rest }: Flag) {
  const { id, register } = useField(name, label);
  return (
    <Switch id={id} {...rest} {...register(name)}>
      {label}
    </Switch>
  );
}

export interface Control<V> {
  readonly id: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur: () => void;
  readonly invalid: boolean;
}
interface ControlFieldProps<V> extends Common {
  /** A control of several parts has a legend instead of one label. */
  readonly group?: boolean;
  readonly children: (control: Control<V>) => ReactNode;
}
/** For pickers, dates and other controls with their own value. */
export function ControlField<V>({ name, label, must, help, className, group, children }: ControlFieldProps<V>) {
  const { id, error } = useField(name, label);
  const { control } = useFormContext();
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className} group={group}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <>{children({ id, value: value as V, onChange, onBlur, invalid: error !== undefined })}</>
        )}
      />
    </Field>
  );
}
