import { Trans } from '@lingui/react/macro';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { LANGUAGES, type Language } from '#shared/kernel/text/translated.ts';
import { TextareaField } from './fields.tsx';
import './language-text-field.css';

interface LanguageTextFieldProps {
  /** Path of the main text. Its versions by language are its plural: `intro`, `intros`. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly maxLength?: number;
}

/** A text of the agency, with versions for readers of other languages folded away below it. */
export function LanguageTextField({ name, label, help, maxLength = 500 }: LanguageTextFieldProps) {
  const others = `${name}s`;
  const { formState } = useFormContext();
  const [main, versions] = useWatch({ name: [name, others] }) as [
    string,
    Partial<Record<Language, string>> | undefined,
  ];
  const count = LANGUAGES.filter((language) => versions?.[language]).length;
  const isWrong = get(formState.errors, others) !== undefined;
  return (
    <div className="lang-text">
      <TextareaField name={name} label={label} maxLength={maxLength} rows={2} {...(help ? { help } : {})} />
      <details open={isWrong || undefined}>
        <summary className="meta">
          <Trans>In other languages ({count})</Trans>
        </summary>
        {LANGUAGES.map((language) => (
          <TextareaField
            key={language}
            name={`${others}.${language}`}
            label={LOCALE_NAMES[language]}
            maxLength={maxLength}
            rows={2}
            placeholder={main}
          />
        ))}
      </details>
    </div>
  );
}
