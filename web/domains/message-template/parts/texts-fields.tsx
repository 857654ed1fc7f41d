import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { BODY_MAX, type MessageTemplate, SUBJECT_MAX } from '#shared/domains/message-template/contract.ts';
import { fieldsOf } from '#shared/domains/word-template/fields.ts';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';
import { Field } from '#web/ui/field.tsx';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const BODY_ROWS = 12;

/** Languages by their own names. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

interface InsertFieldProps {
  readonly type: RecordTarget['entity'];
  readonly into: string;
}
/** Puts a field of the record at the end of the text. */
function InsertField({ type, into }: InsertFieldProps) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext();
  const fields = fieldsOf('record', type).map(({ path }) => ({ value: path, label: path }));
  const insert = (path: string) =>
    setValue(into, `${String(getValues(into) ?? '')}{${path}}`, { shouldDirty: true, shouldValidate: true });
  return (
    <Field label={t`Insert a field`}>
      <Select placeholder={t`None`} options={fields} value="" onChange={({ target }) => insert(target.value)} />
    </Field>
  );
}

/** Subject and text in each language; one that is left empty falls back to another. */
export function TextsFields({ record }: { readonly record?: MessageTemplate | undefined }) {
  const { t } = useLingui();
  const { getValues } = useFormContext();
  const [locale, setLocale] = useState<Locale>(() => LOCALES.find((one) => record?.texts[one].subject) ?? 'en');
  const type = getValues('type') as RecordTarget['entity'];
  return (
    <>
      <Tabs
        label={t`Language of the text`}
        items={LOCALES.map((value) => ({ value, label: NAMES[value] }))}
        value={locale}
        onChange={setLocale}
      />
      <TextField key={`s-${locale}`} name={`texts.${locale}.subject`} label={t`Subject`} maxLength={SUBJECT_MAX} />
      <TextareaField
        key={`b-${locale}`}
        name={`texts.${locale}.body`}
        label={t`Text`}
        rows={BODY_ROWS}
        maxLength={BODY_MAX}
        help={
          <Trans>
            **bold**, _italic_, lines that begin with "- " make a list; fields stand in braces and are filled in.
          </Trans>
        }
      />
      <InsertField type={type} into={`texts.${locale}.body`} />
    </>
  );
}
