import { type ComponentProps, type ReactNode, useReducer } from 'react';
import { Controller, get, useFormContext } from 'react-hook-form';
import { Checkbox, Switch } from '../choice.tsx';
import { Field } from '../field.tsx';
import { Input, Select, type SelectOption, Textarea } from '../input.tsx';
import { useFieldId, useFieldLabel } from './form.tsx';

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
  const idOf = useFieldId();
  useFieldLabel(name, label);
  const found = get(formState.errors, name) as Problem | readonly (Problem | undefined)[] | undefined;
  // A list in one control shows the error of its first wrong line.
  const error = Array.isArray(found) ? found.find(Boolean) : (found as Problem | undefined);
  return { id: idOf(name), error: error?.message, register };
}

type Native<T extends 'input' | 'textarea'> = Omit<ComponentProps<T>, 'name' | 'ref' | 'id' | 'className'>;

interface TextFieldProps extends Common, Native<'input'>, Pick<ComponentProps<typeof Input>, 'icon' | 'suffix'> {
  /** Receives the field's text as the focus leaves the field. */
  readonly onLeft?: (text: string) => void;
}
export function TextField({ name, label, must, help, className, onLeft, ...rest }: TextFieldProps) {
  const { id, error, register } = useField(name, label);
  const told = register(name, { onBlur: ({ target }) => onLeft?.(target.value) });
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className}>
      <Input {...rest} {...told} />
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
  /** The options as they are, or the words of an enumeration. */
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
  const { control, getValues } = useFormContext();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The form returns a field's first value when the present value is undefined.
  const present = (value: unknown) => (getValues(name) === undefined ? undefined : value) as V;
  return (
    <Field id={id} label={label} must={must} help={help} error={error} className={className} group={group}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <>
            {children({
              id,
              value: present(value),
              onChange: (next) => {
                onChange(next);
                if (next === undefined) redraw();
              },
              onBlur,
              invalid: error !== undefined,
            })}
          </>
        )}
      />
    </Field>
  );
}
