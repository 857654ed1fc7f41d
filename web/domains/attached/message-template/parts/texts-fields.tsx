import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { BODY_MAX, type MessageTemplate, SUBJECT_MAX } from '#shared/domains/attached/message-template/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { LOCALE_OPTIONS, LOCALES, type Locale } from '#shared/kernel/text/locale.ts';
import { fieldsOf } from '#shared/merge-fields.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { RichField } from '#web/ui/form/rich-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const BODY_ROWS = 12;

/** Asks for subject and text in each language. An empty language falls back to another. */
export function TextsFields({ record }: { readonly record?: MessageTemplate | undefined }) {
  const { t } = useLingui();
  const { getValues } = useFormContext();
  const [locale, setLocale] = useState<Locale>(() => LOCALES.find((one) => record?.texts[one]?.subject) ?? 'en');
  const { errors, submitCount } = useFormState();
  const [sent, setSent] = useState(submitCount);
  if (sent !== submitCount) {
    setSent(submitCount);
    // After a failed save, the tab with the error opens.
    const isWrong = (one: Locale) => get(errors, `texts.${one}`) !== undefined;
    if (!isWrong(locale)) setLocale(LOCALES.find(isWrong) ?? locale);
  }
  const type = getValues('type') as RecordSubject['entity'];
  const fields = useMemo(() => fieldsOf('record', type).map(({ path }) => path), [type]);
  return (
    <>
      <Tabs label={t`Language of the text`} items={LOCALE_OPTIONS} value={locale} onChange={setLocale} />
      <TextField key={`s-${locale}`} name={`texts.${locale}.subject`} label={t`Subject`} maxLength={SUBJECT_MAX} />
      <RichField
        key={`b-${locale}`}
        name={`texts.${locale}.body`}
        label={t`Text`}
        rows={BODY_ROWS}
        maxLength={BODY_MAX}
        fields={fields}
        help={t`Fields are replaced with the record's values.`}
      />
    </>
  );
}
