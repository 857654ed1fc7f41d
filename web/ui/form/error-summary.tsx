import { Plural } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import type { TypedProblem } from '../controls/lead-to-problem.ts';
import { useFieldId, useLabels, useTypedProblems } from './form.tsx';

/** Paths of all errors, in the order of the form. */
export function errorPaths(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || key === 'root') return [];
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof error.type === 'string' ? [path] : errorPaths(error as FieldErrors, path);
  });
}

/** Names the control of an error: a line of a list in one control has no field of its own. */
const controlOf = (path: string): string => path.replace(/\.\d+$/, '');

function focusOn(event: MouseEvent, field: HTMLElement | null): void {
  event.preventDefault();
  field?.scrollIntoView?.({ block: 'center' });
  const target = field?.matches('input, select, textarea, button')
    ? field
    : field?.querySelector<HTMLElement>('input, button');
  (target ?? field)?.focus();
}

/** Links to the fields with errors. */
function WrongFields({ paths, typed }: { readonly paths: string[]; readonly typed: readonly TypedProblem[] }) {
  const labels = useLabels();
  const idOf = useFieldId();
  return (
    <ul className="err-links">
      {typed.map(({ field, label }) => (
        <li key={label}>
          <a href={`#${field.id}`} onClick={(event) => focusOn(event, field)}>
            {label}
          </a>
        </li>
      ))}
      {paths
        .map((wrong) => ({ wrong, path: labels.has(wrong) ? wrong : controlOf(wrong) }))
        .map(({ wrong, path }) => (
          <li key={wrong}>
            <a href={`#${idOf(path)}`} onClick={(event) => focusOn(event, document.getElementById(idOf(path)))}>
              {labels.get(path) ?? path}
            </a>
          </li>
        ))}
    </ul>
  );
}

/** Lists the errors above a form after it was sent, each a link to its field. */
export function ErrorSummary() {
  const { formState } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = formState;
  const paths = errorPaths(errors);
  const typed = useTypedProblems();
  const wrongCount = paths.length + typed.length;
  const server = errors.root?.server?.message ?? errors.root?.message;
  // A refusal before the form was sent is shown too, though it does not count as a try.
  const failed =
    errors.root?.server !== undefined ||
    typed.length > 0 ||
    (submitCount > 0 && (paths.length > 0 || server !== undefined));
  useEffect(() => {
    // Again with each try.
    if (failed && submitCount >= 0 && typed) box.current?.focus();
  }, [failed, submitCount, typed]);
  if (!failed) return null;
  return (
    <div className="notice red" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert size={16} aria-hidden="true" />
      <div className="grow">
        {server && <b className="sentence">{server}</b>}
        {wrongCount > 0 && (
          <>
            <b>
              <Plural value={wrongCount} one="# field needs your attention" other="# fields need your attention" />
            </b>
            <WrongFields paths={paths} typed={typed} />
          </>
        )}
      </div>
    </div>
  );
}
