import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { MailField } from '#shared/domains/reference/mail-text/kind-spec.ts';
import { BODY_MAX, type MailText, SUBJECT_MAX } from '#shared/domains/reference/mail-text/schemas.ts';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { withField } from '../model/insert.ts';
import { FieldChips } from './field-chips.tsx';

type Box = HTMLInputElement | HTMLTextAreaElement;
const BODY_ROWS = 11;

/** Puts a field where the caret was last, or at the end of the body. */
function useInsert() {
  const { setValue } = useFormContext<MailText>();
  const around = useRef<HTMLDivElement>(null);
  const last = useRef<Box>(null);
  const onFocus = ({ currentTarget }: FocusEvent<Box>) => {
    last.current = currentTarget;
  };
  const insert = (field: MailField) => {
    const box: Box | null | undefined = last.current ?? around.current?.querySelector('textarea');
    if (!box) return;
    const isNew = last.current === null;
    const { value, caret } = withField(isNew ? { value: box.value } : box, field);
    setValue(box.name === 'subject' ? 'subject' : 'body', value, { shouldDirty: true, shouldTouch: true });
    box.focus();
    box.setSelectionRange(caret, caret);
  };
  return { around, onFocus, insert };
}

/** Asks for subject and body of a mail in one language. */
export function TextFields({ fields, may }: { readonly fields: readonly MailField[]; readonly may: boolean }) {
  const { t } = useLingui();
  const { around, onFocus, insert } = useInsert();
  return (
    <div ref={around} className="mtx-t">
      <TextField name="subject" label={t`Subject`} must maxLength={SUBJECT_MAX} onFocus={onFocus} />
      <TextareaField
        name="body"
        label={t`Text`}
        must
        rows={BODY_ROWS}
        maxLength={BODY_MAX}
        onFocus={onFocus}
        help={t`An empty line starts a new paragraph. Fields are replaced with the values of the document.`}
      />
      {may && <FieldChips fields={fields} onInsert={insert} />}
    </div>
  );
}
