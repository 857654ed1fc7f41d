import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LockSelection } from '#shared/domains/booking/show-lock/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { userSearch } from '#web/domains/identity/user/widgets/user-search.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { RecordChooser } from '#web/ui/record/record-picker.tsx';

/** An agency has a handful. */
const ALL = { body: { isActive: true, perPage: 100 } };

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
}
function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Field label={label} group>
      <div className="row wrap sl-o">
        {options.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </Field>
  );
}

interface PeriodFieldsProps extends Pick<SelectionFieldsProps, 'onChange'> {
  readonly from: string;
  readonly to: string;
}
function PeriodFields({ onChange, from, to }: PeriodFieldsProps) {
  const { t } = useLingui();
  const isBackwards = to < from;
  return (
    <div className="row wrap">
      <Field label={t`First day`}>
        <DatePicker value={from} onChange={(day) => day && onChange({ from: day })} />
      </Field>
      <Field label={t`Last day`} error={isBackwards ? t`The end date is before the begin date` : undefined}>
        <DatePicker value={to} invalid={isBackwards} onChange={(day) => day && onChange({ to: day })} />
      </Field>
    </div>
  );
}

type SelectionFieldsProps = Readonly<{ value: LockSelection; onChange: (change: Partial<LockSelection>) => void }>;
/** The period, and what it is narrowed to; nothing chosen means all. */
export function SelectionFields({ value, onChange }: SelectionFieldsProps) {
  const { t } = useLingui();
  const can = useCan();
  const [owners, setOwners] = useState<readonly PickerItem[]>([]);
  const books = useQuery({ ...queryOf(bookkeepingContract.routes.list, ALL), enabled: can('masterData.read') });
  const { from, to, statusIds, bookkeepingIds } = value;
  const bookkeepings = books.data?.rows ?? [];

  return (
    <div className="sl-f">
      <PeriodFields onChange={onChange} from={from} to={to} />
      <Choices
        label={t`Status (empty: all)`}
        options={useStatuses('show').all}
        chosen={statusIds}
        onChange={(ids) => onChange({ statusIds: ids })}
      />
      {bookkeepings.length > 1 && (
        <Choices
          label={t`Artists' bookkeeping entity (empty: all)`}
          options={bookkeepings}
          chosen={bookkeepingIds}
          onChange={(ids) => onChange({ bookkeepingIds: ids })}
        />
      )}
      <Field label={t`Owners (empty: all)`}>
        <RecordChooser
          label={t`Owners`}
          search={userSearch}
          value={owners}
          onChange={(items) => {
            setOwners(items);
            onChange({ ownerIds: items.map(({ key }) => key) });
          }}
        />
      </Field>
    </div>
  );
}
