import { useLingui } from '@lingui/react/macro';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';

/** Returns the sections of the form of an agency, new or known. */
export function useClientSections(): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'agency',
      title: t`Agency`,
      fields: ['name', 'locale', 'zone', 'currency'],
      content: (
        <div className="rec-fields">
          <TextField name="name" label={t`Name`} must maxLength={100} />
          <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
          <ZoneField name="zone" label={t`Time zone`} />
          <SelectField
            name="currency"
            label={t`Currency`}
            options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
          />
        </div>
      ),
    },
    {
      id: 'limits',
      title: t`Limits`,
      fields: ['maxUsers', 'maxSessions', 'maxStorage'],
      content: (
        <div className="rec-fields">
          <NumberField name="maxUsers" label={t`Users`} must />
          <NumberField name="maxSessions" label={t`Simultaneous sign-ins`} must />
          <NumberField name="maxStorage" label={t`Storage limit`} must suffix="MB" />
        </div>
      ),
    },
  ];
}
