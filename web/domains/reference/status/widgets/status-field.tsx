import { useLingui } from '@lingui/react/macro';
import { firstStatus, isUnsaid } from '#shared/domains/reference/status/rules.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { groupStatuses } from './status-menu.ts';
import { useStatuses } from './use-statuses.ts';

interface StatusFieldProps {
  readonly area: StatusKind;
  /** The status's name beside another state: `Own status`. */
  readonly label?: string;
}
/** A new record left without a status gets the default one of its area. */
export function StatusField({ area, label }: StatusFieldProps) {
  const { t } = useLingui();
  const { all: every } = useStatuses(area);
  const all = every.filter((status) => !isUnsaid(status));
  const first = all.length < every.length ? '–' : (firstStatus(all)?.name ?? '–');
  const optionsFor = (current?: string) =>
    groupStatuses(all, { current }).flatMap(({ statuses }) =>
      statuses.map(({ id, name }) => ({ value: id, label: name })),
    );
  return (
    <ControlField<string | undefined> name="statusId" label={label ?? t`Status`}>
      {({ value, onChange }) => (
        <Select
          value={all.some(({ id }) => id === value) ? value : ''}
          options={[...(all.some(({ id }) => id === value) ? [] : [{ value: '', label: first }]), ...optionsFor(value)]}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </ControlField>
  );
}
