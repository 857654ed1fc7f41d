import { Plural, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { Webform, WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import { mainLanguage, missingTexts, textsIn } from '#shared/domains/booking/webform/texts.ts';
import { LOCALE_NAMES, type Locale } from '#shared/kernel/text/locale.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FieldTexts } from './field-texts.tsx';

/** Texts of the main language that are the form's own. */
const OWN = ['name', 'intro', 'consent'];

function Missing({ count, main }: { readonly count: number; readonly main: Locale }) {
  if (count === 0) return null;
  const language = LOCALE_NAMES[main];
  return (
    <p className="meta" role="status">
      <Plural
        value={count}
        one={`# text is missing; the page shows it in ${language} for now.`}
        other={`# texts are missing; the page shows them in ${language} for now.`}
      />
    </p>
  );
}

interface TextInputsProps extends Pick<TextFieldsProps, 'form' | 'locale'> {
  readonly details: WebformDetails;
  readonly main: Locale;
  readonly isMain: boolean;
  readonly path: (field: string) => string;
}
function TextInputs({ form, locale, details, main, isMain, path }: TextInputsProps) {
  const { t } = useLingui();
  const said = textsIn(details, main);
  const at = (field: 'name' | 'intro' | 'consent' | 'thanks' | 'mail', maxLength: number) => ({
    name: path(field),
    maxLength,
    ...(isMain ? {} : { placeholder: said[field] }),
  });
  return (
    <>
      <TextField {...at('name', 100)} label={t`Title`} must={isMain} />
      <TextareaField {...at('intro', 2000)} label={t`Introduction`} rows={3} />
      <TextareaField
        {...at('consent', 1000)}
        label={t`Consent text`}
        help={isMain && t`Leave empty to ask for no consent`}
        rows={2}
      />
      <TextareaField
        {...at('thanks', 1000)}
        label={t`Thank-you text`}
        help={isMain && t`Leave empty to show that the request was received`}
        rows={2}
      />
      <TextareaField {...at('mail', 1000)} label={t`Added to the confirmation email`} rows={2} />
      <FieldTexts form={form} details={details} locale={locale} />
    </>
  );
}

type TextFieldsProps = Readonly<{ form: Webform; locale: Locale; onLocale: (locale: Locale) => void }>;
/** Edits the texts of the form, one language at a time. */
export function TextFields({ form, locale, onLocale }: TextFieldsProps) {
  const { t } = useLingui();
  const details = useWatch() as WebformDetails;
  const { languages } = details;
  const main = mainLanguage(details);
  const isMain = locale === main;
  const path = (field: string) => (isMain && OWN.includes(field) ? field : `texts.${locale}.${field}`);
  const lacks = (one: Locale) => missingTexts(details, one).length;
  const mark = (one: Locale) => (lacks(one) > 0 ? `${LOCALE_NAMES[one]} (${lacks(one)})` : LOCALE_NAMES[one]);
  return (
    <>
      {languages.length > 1 && (
        <Segmented
          label={t`Language of the texts`}
          items={languages.map((value) => ({ value, label: mark(value) }))}
          value={locale}
          onChange={onLocale}
        />
      )}
      <Missing count={lacks(locale)} main={main} />
      <Fragment key={path('name')}>
        <TextInputs form={form} locale={locale} details={details} main={main} isMain={isMain} path={path} />
      </Fragment>
    </>
  );
}
