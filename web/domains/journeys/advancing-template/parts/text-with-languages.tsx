import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { LANGUAGES, type Language } from '#shared/kernel/text/translated.ts';
import { TextField } from '#web/ui/form/fields.tsx';

interface TextWithLanguagesProps {
  /** Path of the main text. Its versions by language are its plural: `label`, `labels`. */
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly maxLength: number;
}
/** A short text, with its versions for readers of other languages folded away below it. */
export function TextWithLanguages({ name, label, must, maxLength }: TextWithLanguagesProps) {
  const [main, versions] = useWatch({ name: [name, `${name}s`] }) as [
    string,
    Partial<Record<Language, string>> | undefined,
  ];
  const count = LANGUAGES.filter((language) => versions?.[language]).length;
  return (
    <div className="lang-text">
      <TextField name={name} label={label} must={must} maxLength={maxLength} />
      <details>
        <summary className="meta">
          <Trans>In other languages ({count})</Trans>
        </summary>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            name={`${name}s.${language}`}
            label={LOCALE_NAMES[language]}
            maxLength={maxLength}
            placeholder={main}
          />
        ))}
      </details>
    </div>
  );
}
