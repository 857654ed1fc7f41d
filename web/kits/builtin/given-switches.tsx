import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TableColumn } from '#web/kits/master/column-table.tsx';
import { useRowWrite } from '#web/kits/settings/use-row-write.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/choice.tsx';

interface Switched {
  readonly isActive: boolean;
  readonly isDefault: boolean;
}
interface Switching<Row> {
  readonly domain: string;
  readonly update: Bare<{ readonly body: Row }, Row>;
  readonly nameOf: (row: Row) => string;
}
interface OfRow<Row> extends Switching<Row> {
  readonly row: Row;
}

function useSwitch<Row extends Switched>({ domain, update, nameOf, row }: OfRow<Row>) {
  const write = useRowWrite(domain);
  const change = (next: Partial<Switched>) => void write(() => call(update, { body: { ...row, ...next } }));
  return { name: nameOf(row), change };
}

function Active<Row extends Switched>(props: OfRow<Row>) {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const { name, change } = useSwitch(props);
  const { row } = props;
  return (
    <Switch
      aria-label={t`${name} is active`}
      checked={row.isActive}
      disabled={!may || row.isDefault}
      onChange={(event) => change({ isActive: event.target.checked })}
    />
  );
}

function MakeDefault<Row extends Switched>(props: OfRow<Row>) {
  const { t } = useLingui();
  const { name, change } = useSwitch(props);
  if (props.row.isDefault || !props.row.isActive) return null;
  return (
    <Button kind="ghost" onClick={() => change({ isDefault: true })} aria-label={t`Make ${name} the default`}>
      {t`Make default`}
    </Button>
  );
}

/** Columns that set one of those that everybody has in its row, without a page of its own. */
export const switchColumns = <Row extends Switched>(spec: Switching<Row>): readonly TableColumn<Row>[] => [
  { id: 'active', label: msg`Active`, beside: true, render: (row) => <Active {...spec} row={row} /> },
  { id: 'actions', label: msg`Actions`, acts: true, render: (row) => <MakeDefault {...spec} row={row} /> },
];
