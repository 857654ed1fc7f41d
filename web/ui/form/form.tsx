import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { cx } from '../cx.ts';
import { StaleDialog } from './stale-dialog.tsx';
import type { ZodForm } from './use-zod-form.ts';

/** Labels of the fields by path, for the summary and the 409 dialog. */
type Labels = Map<string, string>;
const LabelsContext = createContext<Labels>(new Map());
export const useLabels = (): Labels => use(LabelsContext);

export const fieldId = (path: string): string => `f-${path.replaceAll('.', '-')}`;

export function useFieldLabel(path: string, label: string): void {
  const labels = useLabels();
  useEffect(() => {
    labels.set(path, label);
  }, [labels, path, label]);
}

interface FormProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}
/** Sends by button, Enter in a field, or Cmd/Ctrl Enter anywhere in it. */
export function Form<In extends FieldValues, Out>({ form, id, className, children }: FormProps<In, Out>) {
  const [labels] = useState<Labels>(() => new Map());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.submit(event);
  };
  return (
    <FormProvider {...form.form}>
      <LabelsContext value={labels}>
        <form id={id} className={cx('form', className)} noValidate onSubmit={form.submit} onKeyDown={onKeyDown}>
          {children}
        </form>
        {form.stale && <StaleDialog stale={form.stale} labels={labels} />}
      </LabelsContext>
    </FormProvider>
  );
}
