import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { leadToProblem, type TypedProblem, typedProblems } from '../controls/lead-to-problem.ts';
import { cx } from '../cx.ts';
import { dialogPart } from '../dialog-part.tsx';
import { useSendKey } from './use-send-key.ts';
import type { ZodForm } from './use-zod-form.ts';

const StaleDialog = dialogPart(async () => (await import('./stale-dialog.tsx')).StaleDialog);

/** Labels of the fields by path, for the summary and the 409 dialog. */
type Labels = Map<string, string>;
const LabelsContext = createContext<Labels>(new Map());
export const useLabels = (): Labels => use(LabelsContext);

interface Problems {
  /** Found at the last try to send. */
  readonly typed: readonly TypedProblem[];
  /** Whether a summary is drawn that names them. */
  readonly hasSummary: RefObject<boolean>;
}
const ProblemsContext = createContext<Problems>({ typed: [], hasSummary: { current: false } });
/** For the summary on top: what controls could not take. */
export function useTypedProblems(): readonly TypedProblem[] {
  const { typed, hasSummary } = use(ProblemsContext);
  useEffect(() => {
    hasSummary.current = true;
    return () => {
      hasSummary.current = false;
    };
  }, [hasSummary]);
  return typed;
}

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

/** Stops the texts that a control could not read, then sends. */
function useSubmit<In extends FieldValues, Out>(
  form: FormProps<In, Out>['form'],
  ref: RefObject<HTMLFormElement | null>,
) {
  const [typed, setTyped] = useState<readonly TypedProblem[]>([]);
  const hasSummary = useRef(false);
  useSendKey(ref);
  const onSubmit = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    const problems = typedProblems(event.currentTarget);
    setTyped(problems);
    if (problems.length === 0) {
      form.submit(event);
      return;
    }
    event.preventDefault();
    if (!hasSummary.current) leadToProblem(event.currentTarget);
    // The summary names what the form's own rules refuse beside it.
    else void form.form.trigger().catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit(event);
  };
  return { typed, hasSummary, onSubmit, onKeyDown };
}

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
  const { typed, hasSummary, onSubmit, onKeyDown } = useSubmit(form, ref);
  return (
    <FormProvider {...form.form}>
      <LabelsContext value={labels}>
        <ProblemsContext value={{ typed, hasSummary }}>
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
        </ProblemsContext>
        <Suspense>
          {form.stale && <StaleDialog stale={form.stale} labels={labels} onClose={form.stale.cancel} />}
        </Suspense>
      </LabelsContext>
    </FormProvider>
  );
}
