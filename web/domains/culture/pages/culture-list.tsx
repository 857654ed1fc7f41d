import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CultureCode, tagOf } from '#shared/data/cultures.ts';
import { type Culture, type CultureInput, cultureContract } from '#shared/domains/culture/contract.ts';
import { GivenList } from '#web/domains/system/widgets/given/given-list.tsx';
import type { TableColumn } from '#web/domains/system/widgets/master/column-table.tsx';
import { RowName } from '#web/domains/system/widgets/master/row-name.tsx';
import { useRowWrite } from '#web/domains/system/widgets/use-row-write.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { languageName } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/choice.tsx';
import './culture.css';

const { list, update } = cultureContract.routes;

/** A Saturday night in November, whoever reads it. */
const EXAMPLE = new Date('2026-11-28T20:30:00Z');
const AMOUNT = 1234567.89;

const written = (code: CultureCode, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tagOf(code), { ...options, timeZone: 'UTC' }).format(EXAMPLE);
const amount = (code: CultureCode): string =>
  new Intl.NumberFormat(tagOf(code), { style: 'currency', currency: 'EUR' }).format(AMOUNT);
const nameOf = (code: CultureCode): string => languageName(tagOf(code));

function useChange({ code, isActive, isDefault, rev }: Culture) {
  const write = useRowWrite('culture');
  return (next: Partial<CultureInput>) =>
    void write(() => call(update, { body: { code, isActive, isDefault, rev, ...next } }));
}

const Language = ({ code, isDefault }: Culture) => (
  <span className="cul">
    <RowName name={nameOf(code)} isDefault={isDefault} />
    <span className="meta" lang={tagOf(code)}>
      {written(code, { dateStyle: 'full' })}
    </span>
  </span>
);

function Active(culture: Culture) {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const change = useChange(culture);
  const name = nameOf(culture.code);
  return (
    <Switch
      aria-label={t`${name} is active`}
      checked={culture.isActive}
      disabled={!may || culture.isDefault}
      onChange={(event) => change({ isActive: event.target.checked })}
    />
  );
}

function MakeDefault(culture: Culture) {
  const { t } = useLingui();
  const change = useChange(culture);
  const name = nameOf(culture.code);
  return (
    <Button kind="ghost" onClick={() => change({ isDefault: true })} aria-label={t`Make ${name} the default`}>
      <Trans>Make default</Trans>
    </Button>
  );
}

const COLUMNS: readonly TableColumn<Culture>[] = [
  { id: 'language', label: msg`Language`, render: (culture) => <Language {...culture} /> },
  { id: 'date', label: msg`Date`, render: ({ code }) => written(code, { dateStyle: 'short' }) },
  { id: 'time', label: msg`Time`, render: ({ code }) => written(code, { timeStyle: 'short' }) },
  { id: 'amount', label: msg`Amount`, figures: true, render: ({ code }) => amount(code) },
  { id: 'active', label: msg`Active`, beside: true, render: (culture) => <Active {...culture} /> },
];
const ACTIONS: TableColumn<Culture> = {
  id: 'actions',
  label: msg`Actions`,
  acts: true,
  render: (culture) => !culture.isDefault && culture.isActive && <MakeDefault {...culture} />,
};

/** How dates, times and amounts are written for whom; each shown by example. */
export function ListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const { data } = useQuery(queryOf(list, { body: {} }));
  return (
    <GivenList
      title={t`Cultures`}
      text={t`How dates, times and amounts are written on documents. Records start with the default.`}
      rows={data?.rows}
      wordsOf={({ code }) => nameOf(code)}
      columns={may ? [...COLUMNS, ACTIONS] : COLUMNS}
    />
  );
}
