import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';

type ChoicesFieldProps = Readonly<{ name: string; label: string; options: Readonly<Record<string, ReactNode>> }>;
/** One or more of a few. */
export const ChoicesField = ({ name, label, options }: ChoicesFieldProps) => (
  <ControlField<readonly string[]> name={name} label={label} group>
    {({ value, onChange }) => (
      <span className="row wrap">
        {Object.entries(options).map(([key, text]) => (
          <Checkbox
            key={key}
            checked={value.includes(key)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, key] : value.filter((other) => other !== key))
            }
          >
            {text}
          </Checkbox>
        ))}
      </span>
    )}
  </ControlField>
);

/** Chooses the owner of the shows: all users, or one colleague. */
export function OwnerField({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  const colleagues = [...useColleagues().values()];
  return (
    <ControlField<readonly string[]> name="ownerIds" label={t`Whose shows`}>
      {({ id, value, onChange }) => {
        const [chosen = ''] = value;
        const known = colleagues.some(({ key }) => key === chosen);
        const options = [
          ...colleagues.map((item) => ({ value: item.key, label: item.value })),
          ...(chosen && !known ? [{ value: chosen, label: names[chosen] ?? '' }] : []),
        ];
        return (
          <Select
            id={id}
            value={chosen}
            placeholder={t`Everyone's`}
            options={options}
            onChange={(event) => onChange(event.target.value ? [event.target.value] : [])}
          />
        );
      }}
    </ControlField>
  );
}

/** Minutes before an appointment, in words. */
export function AlarmField() {
  const { t } = useLingui();
  const words: Readonly<Record<number, string>> = {
    15: t`15 minutes before`,
    30: t`30 minutes before`,
    60: t`1 hour before`,
    120: t`2 hours before`,
    1440: t`1 day before`,
  };
  const labelOf = (minutes: number) => words[minutes] ?? t`${minutes} minutes before`;
  return (
    <ControlField<number | undefined> name="alarmMinutes" label={t`Reminder`}>
      {({ id, value, onChange }) => (
        <Select
          id={id}
          value={value === undefined ? '' : String(value)}
          placeholder={t({ context: 'reminder', message: 'none' })}
          options={[...new Set([...Object.keys(words).map(Number), ...(value === undefined ? [] : [value])])].map(
            (minutes) => ({ value: String(minutes), label: labelOf(minutes) }),
          )}
          onChange={(event) => onChange(event.target.value ? Number(event.target.value) : undefined)}
        />
      )}
    </ControlField>
  );
}
