import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { leadToProblem } from '../controls/lead-to-problem.ts';
import { cx } from '../cx.ts';
import { dialogPart } from '../dialog-part.tsx';
import { useSendKey } from './use-send-key.ts';
import type { ZodForm } from './use-zod-form.ts';

const StaleDialog = dialogPart(async () => (await import('./stale-dialog.tsx')).StaleDialog);

/** Labels of the fields by path, for the summary and the 409 dialog. */
type Labels = Map<string, string>;
const LabelsContext = createContext<Labels>(new Map());
export const useLabels = (): Labels => use(LabelsContext);

/** A dialog's form may stand in another's: both have a name, and each label its own. */
const FormId = createContext('');
/** The id of a field by its path. */
export function useFieldId(): (path: string) => string {
  const form = use(FormId);
  return (path) => `f${form}-${path.replaceAll('.', '-')}`;
}

export function useFieldLabel(path: string, label: string): void {
  const labels = useLabels();
  useEffect(() => {
    labels.set(path, label);
  }, [labels, path, label]);
}

/** React carries events of a dialog to the form whose field opened it; what is sent there is the dialog's own. */
const isOwn = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node);

interface FormProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}
/** Sends by button, Enter in a field, or Cmd/Ctrl Enter. */
export function Form<In extends FieldValues, Out>({ form, id, className, children }: FormProps<In, Out>) {
  const [labels] = useState<Labels>(() => new Map());
  const own = useId();
  const ref = useRef<HTMLFormElement>(null);
  useSendKey(ref);
  const onSubmit = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    if (leadToProblem(event.currentTarget)) event.preventDefault();
    else form.submit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit(event);
  };
  return (
    <FormProvider {...form.form}>
      <LabelsContext value={labels}>
        <FormId value={own}>
          <form
            ref={ref}
            id={id}
            className={cx('form', className)}
            noValidate
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
          >
            {children}
          </form>
        </FormId>
        <Suspense>
          {form.stale && <StaleDialog stale={form.stale} labels={labels} onClose={form.stale.cancel} />}
        </Suspense>
      </LabelsContext>
    </FormProvider>
  );
}
