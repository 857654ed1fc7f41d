import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/platform/me.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { calendarsQuery } from '../queries.ts';

/** Which of the external calendars an entry stands in; none is a choice too. */
export function CalendarField({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const may = useCan()('externalCalendar.read');
  const { data } = useQuery({ ...calendarsQuery, enabled: may });
  const options = (data?.rows ?? []).map((calendar) => ({ value: calendar.id, label: calendar.name }));
  return (
    <ControlField<string | undefined> name={name} label={t`Calendar`}>
      {({ value, onChange, onBlur }) => (
        <Select
          value={value ?? ''}
          options={options}
          placeholder={t`none`}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </ControlField>
  );
}
