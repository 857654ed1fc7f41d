import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Button } from '../button.tsx';
import { type Crumb, Crumbs } from '../crumbs.tsx';
import { ErrorSummary, errorPaths } from './error-summary.tsx';
import { Form } from './form.tsx';
import type { ZodForm } from './use-zod-form.ts';

export interface FormSection {
  readonly id: string;
  readonly title: string;
  /** Paths it holds, or their first parts, for its error count. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}
interface FormPageProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  readonly title: ReactNode;
  readonly crumbs?: readonly Crumb[];
  readonly sections: readonly FormSection[];
  /** A verb and its object: "Create show". */
  readonly action: ReactNode;
  readonly secondary?: ReactNode;
  readonly onCancel: () => void;
  /** Context at the right. */
  readonly aside?: ReactNode;
}

function SectionList({ sections }: { readonly sections: readonly FormSection[] }) {
  const { t } = useLingui();
  const paths = errorPaths(useFormContext().formState.errors);
  return (
    <nav className="ns-n" aria-label={t`Sections`}>
      {sections.map(({ id, title, fields }) => {
        const wrong = paths.filter((path) =>
          fields.some((field) => path === field || path.startsWith(`${field}.`)),
        ).length;
        return (
          <a key={id} href={`#section-${id}`}>
            {title}
            {wrong > 0 && (
              <span className="bad num" role="img" aria-label={t`${wrong} to correct`}>
                {wrong}
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}

const FIELDS = 'input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled])';
/** A phone would open its keyboard over the page. */
const DESKTOP = '(pointer: fine) and (min-width: 900px)';
/** Puts the focus into the first field of a form that opens, unless something has it already. */
function useFirstFocus(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const held = document.activeElement;
    const isFree = !held?.matches('input, select, textarea, [contenteditable]');
    if (isFree && globalThis.matchMedia?.(DESKTOP).matches)
      fields.current?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
  }, [fields]);
}

/** A whole page of fields: sections left, fields in the middle, context right; the head holds the buttons and stays. */
export function FormPage<In extends FieldValues, Out>(props: FormPageProps<In, Out>) {
  const { form, title, crumbs = [], sections, action, secondary, onCancel, aside } = props;
  const fields = useRef<HTMLDivElement>(null);
  useFirstFocus(fields);
  return (
    <Form form={form} className="form-page">
      <Crumbs items={crumbs} />
      <header className="ns-h">
        <h1>{title}</h1>
        <span className="push meta">{form.dirty && !form.busy && <Trans>Pending changes</Trans>}</span>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        {secondary}
        <Button type="submit" kind="primary" keys="mod+enter" busy={form.busy}>
          {action}
        </Button>
      </header>
      <div className="ns-w">
        <div className="scroll ns">
          <SectionList sections={sections} />
          <div className="ns-f" ref={fields}>
            <ErrorSummary />
            {sections.map(({ id, title: heading, content }) => (
              <section key={id} id={`section-${id}`} aria-labelledby={`section-${id}-h`}>
                <h2 id={`section-${id}-h`}>{heading}</h2>
                {content}
              </section>
            ))}
          </div>
          {aside && <aside className="ns-s">{aside}</aside>}
        </div>
      </div>
    </Form>
  );
}
