import { useLingui } from '@lingui/react/macro';
import type { MailField } from '#shared/domains/reference/mail-text/kind-spec.ts';
import { Button } from '#web/ui/button.tsx';
import { useFieldNames } from '../model/mail-words.ts';

type FieldChipsProps = Readonly<{ fields: readonly MailField[]; onInsert: (field: MailField) => void }>;
/** Buttons that put a field into the text. A field is replaced with its value when the mail is sent. */
export function FieldChips({ fields, onInsert }: FieldChipsProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  return (
    <fieldset className="mtx-c" aria-label={t`Insert a field`}>
      {fields.map((field) => (
        <Button key={field} size="sm" onClick={() => onInsert(field)}>
          {names[field]} <code aria-hidden="true">{`{${field}}`}</code>
        </Button>
      ))}
    </fieldset>
  );
}
