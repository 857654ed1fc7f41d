import { useLingui } from '@lingui/react/macro';
import { timeZones } from '#shared/data/zone-names.ts';
import { LOCALE_OPTIONS, LOCALES } from '#shared/kernel/text/locale.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { textIn, useFieldError } from './text-field.tsx';

const localeIn = (form: FormData) => LOCALES.find((locale) => locale === form.get('locale')) ?? currentLocale();

/** The language and the time zone that the agency begins with. */
export function RegionStep() {
  const { t } = useLingui();
  const { region } = useReading().view.answers;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const error = useFieldError('zone');
  const zones = timeZones().map((value) => ({ value, label: value.replaceAll('_', ' ').replace('/', ' / ') }));
  return (
    <StepForm
      title={t`Language and time zone`}
      lead={t`New users and documents begin with them. Everyone can choose their own.`}
      read={(form) => ({ step: 'region', locale: localeIn(form), zone: textIn(form, 'zone') })}
    >
      <Field label={t`Language`} must>
        <Select name="locale" options={LOCALE_OPTIONS} defaultValue={region?.locale ?? currentLocale()} />
      </Field>
      <Field label={t`Time zone`} must error={error}>
        <Select name="zone" options={zones} defaultValue={region?.zone ?? timeZone} />
      </Field>
    </StepForm>
  );
}
