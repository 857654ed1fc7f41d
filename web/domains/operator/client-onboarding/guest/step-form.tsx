import { Trans } from '@lingui/react/macro';
import { createContext, type ReactNode, type SyntheticEvent, use, useEffect, useRef } from 'react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import type { StepInput } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useReading } from './step.ts';

const { save, see } = clientOnboardingContract.routes;

const ErrorsContext = createContext<Error | null>(null);
/** The server's refusal of a field, in its words. */
export function useFieldError(field: string): string | undefined {
  const error = use(ErrorsContext);
  return error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined;
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly must?: boolean;
  readonly max?: number;
  readonly help?: ReactNode;
  readonly autoComplete?: string;
  readonly type?: string;
  readonly className?: string;
}
/** A text of a step. */
export function Text({ name, label, value, must, max = 100, help, className, ...rest }: TextProps) {
  const error = useFieldError(name);
  return (
    <Field label={label} must={must} help={help} error={error} className={className}>
      <Input name={name} defaultValue={value} maxLength={max} {...rest} />
    </Field>
  );
}

interface StepFormProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Builds the answer from the form. */
  readonly read: (form: FormData) => StepInput;
  readonly children: ReactNode;
}
/** The form of one step. The server checks it, and each refusal is shown at its field. */
export function StepForm({ title, lead, read, children }: StepFormProps) {
  const reading = useReading();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useLinkAct(save, see, reading, reading.onSaved);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const isAtField = error instanceof ApiError && error.errors.some(({ field }) => field !== undefined);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(read(new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} className="lk-form ob-form" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="mut">{lead}</p>
      <ErrorsContext value={error}>{children}</ErrorsContext>
      {!isAtField && <Problem error={error} />}
      {!reading.view.isPreview && (
        <div className="row">
          <Button type="submit" kind="primary" size="lg" busy={isPending}>
            <Trans>Save and continue</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
