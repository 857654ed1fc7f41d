import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import { withLanguages } from '#shared/domains/booking/webform/texts.ts';
import { LOCALE_NAMES, LOCALE_OPTIONS, type Locale } from '#shared/kernel/text/locale.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';

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
          {LOCALE_OPTIONS.map(({ value: locale, label }) => (
            <Checkbox key={locale} checked={value.includes(locale)} onChange={() => set(toggled(value, locale))}>
              {label}
            </Checkbox>
          ))}
          {value.length > 1 && (
            <Select
              aria-label={t`Main language`}
              className="wf-main"
              value={value[0] ?? ''}
              options={value.map((locale) => ({ value: locale, label: t`Main language: ${LOCALE_NAMES[locale]}` }))}
              onChange={({ target }) => set(first(value, target.value as Locale))}
            />
          )}
        </span>
      )}
    </ControlField>
  );
}
