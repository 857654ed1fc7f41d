import { createContext, type ReactNode, use } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** The server's refusal of a form. Each of its errors is shown at its field. */
export const RefusalContext = createContext<Error | null>(null);
export function useFieldError(field: string): string | undefined {
  const error = use(RefusalContext);
  return error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined;
}
/** Whether a refusal is shown at a field, so that the form need not repeat it. */
export const isAtField = (error: Error | null): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field !== undefined);

/** Reads a text of a sent form. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly must?: boolean;
  readonly max?: number;
  readonly help?: ReactNode;
  readonly autoComplete?: string;
  readonly type?: string;
}
/** A text of a form. */
export function Text({ name, label, value, must, max = 100, help, ...rest }: TextProps) {
  const error = useFieldError(name);
  return (
    <Field label={label} must={must} help={help} error={error}>
      <Input name={name} defaultValue={value} maxLength={max} {...rest} />
    </Field>
  );
}
