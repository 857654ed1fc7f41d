import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import type { ShowValues } from '../../model/form.ts';

/** A room of the venue, where it has several; a room with a capacity of its own fills it in. */
export function RoomField() {
  const { t } = useLingui();
  const can = useCan();
  const { setValue } = useFormContext<ShowValues>();
  const [venueId, room] = useWatch<ShowValues, ['venueId', 'room']>({ name: ['venueId', 'room'] });
  const { data } = useQuery({
    ...queryOf(companyContract.routes.get, { params: { id: venueId ?? '' } }),
    enabled: venueId !== undefined && can('company.read'),
    retry: false,
  });
  const rooms = venueId ? (data?.venueDetails?.rooms ?? []) : [];
  if (rooms.length === 0 && !room) return null;
  const names = [...new Set([...rooms.map(({ name }) => name), ...(room ? [room] : [])])];
  const choose = (name: string, onChange: (value: string | undefined) => void) => {
    onChange(name || undefined);
    const { standing, seated } = rooms.find((one) => one.name === name) ?? {};
    const capacity = standing ?? seated;
    if (capacity !== undefined) setValue('capacity', capacity, { shouldDirty: true });
  };
  return (
    <ControlField<string | undefined> name="room" label={t`Room`}>
      {({ value, onChange }) => (
        <Select
          value={value ?? ''}
          placeholder={t({ context: 'room', message: 'none' })}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={(event) => choose(event.target.value, onChange)}
        />
      )}
    </ControlField>
  );
}
