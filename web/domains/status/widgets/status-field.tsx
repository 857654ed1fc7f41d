import { useLingui } from '@lingui/react/macro';
import { firstStatus } from '#shared/domains/status/rules.ts';
import type { StatusArea } from '#shared/kernel/main-area.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { groupStatuses } from './status-menu.ts';
import { useStatuses } from './use-statuses.ts';

/** A new record left without a status gets the default one of its area. */
export function StatusField({ area }: { readonly area: StatusArea }) {
  const { t } = useLingui();
  const { all } = useStatuses(area);
  const first = firstStatus(all)?.name ?? '–';
  const optionsFor = (current?: string) =>
    groupStatuses(all, { current }).flatMap(({ statuses }) =>
      statuses.map(({ id, name }) => ({ value: id, label: name })),
    );
  return (
    <ControlField<string | undefined> name="statusId" label={t`Status`}>
      {({ value, onChange }) => (
        <Select
          value={value ?? ''}
          options={[...(value ? [] : [{ value: '', label: first }]), ...optionsFor(value)]}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </ControlField>
  );
}
