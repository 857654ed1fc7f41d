import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { WebformDetails } from '#shared/domains/webform/schemas.ts';
import { withLanguages } from '#shared/domains/webform/texts.ts';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { languageName } from './words.ts';

const SPOKEN = ['languages', 'name', 'intro', 'consent', 'texts'] as const;

/** Texts go with their language when another becomes the main one. */
function useLanguages() {
  const { getValues, setValue } = useFormContext<WebformDetails>();
  return (languages: readonly Locale[]) => {
    const after = withLanguages(getValues(), languages);
    for (const part of SPOKEN) setValue(part, after[part], { shouldDirty: true, shouldValidate: true });
  };
}

/** The languages of the public page; the first is the main one. */
export function LanguagesField() {
  const { t } = useLingui();
  const set = useLanguages();
  const toggled = (chosen: readonly Locale[], one: Locale) =>
    chosen.includes(one) ? chosen.filter((locale) => locale !== one) : [...chosen, one];
  const first = (chosen: readonly Locale[], one: Locale) => [one, ...chosen.filter((locale) => locale !== one)];
  return (
    <ControlField<readonly Locale[]> name="languages" label={t`Languages`} must group>
      {({ value }) => (
        <span className="wf-checks">
          {LOCALES.map((locale) => (
            <Checkbox key={locale} checked={value.includes(locale)} onChange={() => set(toggled(value, locale))}>
              {languageName(locale)}
            </Checkbox>
          ))}
          {value.length > 1 && (
            <Select
              aria-label={t`Main language`}
              className="wf-main"
              value={value[0] ?? ''}
              options={value.map((locale) => ({ value: locale, label: t`Main language: ${languageName(locale)}` }))}
              onChange={({ target }) => set(first(value, target.value as Locale))}
            />
          )}
        </span>
      )}
    </ControlField>
  );
}
