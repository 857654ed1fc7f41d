import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';

interface FieldState {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly must: boolean;
}
const FieldContext = createContext<FieldState | undefined>(undefined);
/** Ties a control to the label and the error of the field around it. */
export function useFieldProps() {
  const field = use(FieldContext);
  if (!field) return {};
  const { id, describedBy, invalid, must } = field;
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': must || undefined,
  };
}

/** For lesser controls within one: the label and the error around them are not theirs. */
export const OutsideField = ({ children }: { readonly children: ReactNode }) => (
  <FieldContext value={undefined}>{children}</FieldContext>
);

interface FieldProps {
  readonly label: ReactNode;
  readonly must?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** A group of controls has a legend instead of one label. */
  readonly group?: boolean | undefined;
  readonly children: ReactNode;
}
export function Field({ label, must = false, help, error, className, id: givenId, group, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const Label = group ? 'span' : 'label';
  const described = error || help ? noteId : undefined;
  return (
    <FieldContext value={{ id, describedBy: described, invalid: error !== undefined, must }}>
      <div
        className={cx('field', className)}
        {...(group ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': described } : {})}
      >
        <Label className="lab" id={`${id}-label`} {...(group ? {} : { htmlFor: id })}>
          {label}
          {must && <em aria-hidden="true">*</em>}
        </Label>
        {children}
        {error ? (
          <span className="err" id={noteId} role="alert">
            <CircleAlert size={13} aria-hidden="true" />
            <span className="sentence">{error}</span>
          </span>
        ) : (
          help && (
            <span className="help" id={noteId}>
              {help}
            </span>
          )
        )}
      </div>
    </FieldContext>
  );
}
