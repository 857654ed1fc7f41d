import { useMemo } from 'react';
import { timeZones } from '#shared/data/zone-names.ts';
import { ControlField } from '../form/fields.tsx';
import { Select } from '../input.tsx';

interface ZoneFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Shown where no zone has to be chosen. */
  readonly placeholder?: string;
}
/** A time zone: `America/New_York` reads as `America / New York`. */
export function ZoneField({ placeholder, ...field }: ZoneFieldProps) {
  const options = useMemo(
    () => timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replace('/', ' / ') })),
    [],
  );
  return (
    <ControlField<string | undefined> {...field}>
      {({ value, onChange, onBlur }) => (
        <Select
          value={value ?? ''}
          options={options}
          {...(placeholder === undefined ? {} : { placeholder })}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </ControlField>
  );
}
