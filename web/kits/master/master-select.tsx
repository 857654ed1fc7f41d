import { Trans, useLingui } from '@lingui/react/macro';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { MasterCalls, MasterRow } from './master-config.ts';
import { useNamed } from './use-named.ts';

interface MasterSelectProps<Row extends MasterRow> {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
  readonly list: MasterCalls<never, Row>['list'];
  /** Part of the list's request: `{ mainArea: 'show' }`. */
  readonly scope?: object;
  readonly labelOf?: (row: Row) => string;
  /** The address of the page that adds the first row, for a required field. */
  readonly firstAt?: string;
}
type OptionsProps<Row extends MasterRow> = Pick<MasterSelectProps<Row>, 'list' | 'scope' | 'labelOf' | 'must'> & {
  readonly value: string | undefined;
  readonly onBlur: () => void;
  readonly onChange: (value: string | undefined) => void;
};
function MasterOptions<Row extends MasterRow>({
  list,
  scope,
  labelOf,
  must,
  value,
  onBlur,
  onChange,
}: OptionsProps<Row>) {
  const { t } = useLingui();
  const { rows, named } = useNamed(list, value, scope);
  const nameOf = labelOf ?? ((row: Row) => row.name);
  const options = (rows ?? [])
    .filter((row) => row.isActive || row.id === value)
    .map((row) => ({ value: row.id, label: nameOf(row) }));
  const gone = named?.deletedAt ? nameOf(named) : undefined;
  return (
    <Select
      value={rows ? (value ?? '') : ''}
      placeholder={must ? t`Choose` : t`none`}
      options={gone && value ? [...options, { value, label: t`${gone} (deleted)` }] : options}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

/** Chooses a row of a master: an active one, or the present one even if it is inactive or deleted. */
export function MasterSelect<Row extends MasterRow>({
  list,
  scope,
  labelOf,
  firstAt,
  ...field
}: MasterSelectProps<Row>) {
  const { rows } = useNamed(list, undefined, scope);
  const none = firstAt && rows?.length === 0 && (
    <Trans>
      None yet. <PageLink to={firstAt}>Create the first one</PageLink>
    </Trans>
  );
  return (
    <ControlField<string | undefined> {...field} help={none}>
      {(control) => <MasterOptions list={list} scope={scope} labelOf={labelOf} must={field.must} {...control} />}
    </ControlField>
  );
}
