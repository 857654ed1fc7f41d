import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CallArgs, type Callable, queryOf } from '#web/platform/api.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import type { MasterCalls, MasterRow } from './master-config.ts';

/** More than an agency keeps of any master that is chosen from a list. */
const ALL = { body: { perPage: 1000 } };

/** All rows of a master, active or not. */
export const allMasters = <R extends Callable>(list: R) => queryOf(list, ALL as CallArgs<R>);

/** The name of one that another record refers to. */
export function MasterName({
  list,
  id,
}: Pick<MasterSelectProps<MasterRow>, 'list'> & { readonly id?: string | undefined }) {
  const { data } = useQuery(queryOf(list, ALL));
  return data?.rows.find((row) => row.id === id)?.name;
}

interface MasterSelectProps<Row extends MasterRow> {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
  readonly list: MasterCalls<never, Row>['list'];
  /** Part of the list's request: `{ mainArea: 'show' }`. */
  readonly scope?: object;
  readonly labelOf?: (row: Row) => string;
}
/** A reference to a master: what is active, and what was chosen when it still was. */
export function MasterSelect<Row extends MasterRow>({ list, scope, labelOf, ...field }: MasterSelectProps<Row>) {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(list, { body: { ...scope, ...ALL.body } }));
  const nameOf = labelOf ?? ((row: Row) => row.name);
  return (
    <ControlField<string | undefined> {...field}>
      {({ value, onChange, onBlur }) => (
        <Select
          value={data ? (value ?? '') : ''}
          placeholder={field.must ? '' : t`none`}
          options={(data?.rows ?? [])
            .filter((row) => row.isActive || row.id === value)
            .map((row) => ({ value: row.id, label: nameOf(row) }))}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </ControlField>
  );
}
