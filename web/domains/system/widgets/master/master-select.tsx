import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#web/platform/api.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ALL } from './all-masters.ts';
import type { MasterCalls, MasterRow } from './master-config.ts';

interface MasterSelectProps<Row extends MasterRow> {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
  readonly list: MasterCalls<never, Row>['list'];
  /** Part of the list's request: `{ mainArea: 'show' }`. */
  readonly scope?: object;
  readonly labelOf?: (row: Row) => string;
  /** Where the first one is made, of what must be chosen. */
  readonly firstAt?: string;
}
/** A reference to a master: what is active, and what was chosen when it still was. */
export function MasterSelect<Row extends MasterRow>({
  list,
  scope,
  labelOf,
  firstAt,
  ...field
}: MasterSelectProps<Row>) {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(list, { body: { ...scope, ...ALL.body } }));
  const nameOf = labelOf ?? ((row: Row) => row.name);
  const none = firstAt && data?.rows.length === 0 && (
    <Trans>
      None yet. <PageLink to={firstAt}>Make the first one</PageLink>
    </Trans>
  );
  return (
    <ControlField<string | undefined> {...field} help={none}>
      {({ value, onChange, onBlur }) => (
        <Select
          value={data ? (value ?? '') : ''}
          placeholder={field.must ? t`Choose` : t`none`}
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
