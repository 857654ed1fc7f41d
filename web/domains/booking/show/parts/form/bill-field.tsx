import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BILL_ROLES, type BillEntry } from '#shared/domains/booking/show/parts.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { itemOf } from '#web/ui/record/known-items.ts';
import type { ShowValues } from '../../model/form.ts';
import { useBillRoles } from '../part-names.ts';

/** Puts an artist before the one above. */
const raised = (ids: readonly string[], i: number): string[] =>
  ids.toSpliced(i - 1, 2, ...[ids[i], ids[i - 1]].filter((id) => id !== undefined));
const blank = (artistId: string): BillEntry => ({ artistId, role: 'headline', billing: '' });

interface LineProps {
  readonly entry: BillEntry;
  readonly first: boolean;
  readonly onChange: (entry: BillEntry) => void;
  readonly onRaise: () => void;
}
function Line({ entry, first, onChange, onRaise }: LineProps) {
  const { t } = useLingui();
  const roles = useBillRoles();
  const { value: name } = itemOf(entry.artistId);
  return (
    <li className="sh-bill">
      <b className="strong cut">{name}</b>
      <Select
        aria-label={t`${name}'s place on the bill`}
        value={entry.role}
        options={BILL_ROLES.map((role) => ({ value: role, label: roles[role] }))}
        onChange={(event) => onChange({ ...entry, role: event.target.value as BillEntry['role'] })}
      />
      <Input
        aria-label={t`Billing of ${name}`}
        placeholder={t`Billing, e.g. 100%`}
        maxLength={100}
        value={entry.billing}
        onChange={(event) => onChange({ ...entry, billing: event.target.value })}
      />
      <IconButton label={t`Move ${name} up`} disabled={first} onClick={onRaise}>
        <ArrowUp size={14} />
      </IconButton>
    </li>
  );
}

/** The line-up: each artist's place on the bill, in the order of the bill. */
export function BillField() {
  const { t } = useLingui();
  const { setValue } = useFormContext<ShowValues>();
  const artistIds = useWatch<ShowValues, 'artistIds'>({ name: 'artistIds' });
  const raise = (i: number) => setValue('artistIds', raised(artistIds, i), { shouldDirty: true });
  return (
    <ControlField<readonly BillEntry[] | undefined> name="bill" label={t`Billing`} group>
      {({ value = [], onChange }) => {
        const entries = artistIds.map((id) => value.find(({ artistId }) => artistId === id) ?? blank(id));
        if (entries.length === 0) return <p className="meta">{t`Choose the artists first`}</p>;
        return (
          <ol className="sh-bills">
            {entries.map((entry, i) => (
              <Line
                key={entry.artistId}
                entry={entry}
                first={i === 0}
                onRaise={() => raise(i)}
                onChange={(next) => onChange(entries.with(i, next))}
              />
            ))}
          </ol>
        );
      }}
    </ControlField>
  );
}
