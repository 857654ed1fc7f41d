import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import type { DatedRate } from '#shared/kernel/money/exchange.ts';
import { ColumnTable, type TableColumn } from '#web/kits/master/column-table.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { History } from './history.tsx';
import { SourceTag } from './source-tag.tsx';
import './rates.css';

const { table } = exchangeRateContract.routes;

function LastFetched({ at }: { readonly at: string | undefined }) {
  const { day, time, near } = useFormat();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <span className="meta">
      {at ? (
        <Trans>
          Last fetched from the European Central Bank {near(at)}: {day({ instant: at, zone })}, {time(at, zone)}
        </Trans>
      ) : (
        <Trans>Not fetched from the European Central Bank yet</Trans>
      )}
    </span>
  );
}

const FACTS: readonly TableColumn<DatedRate>[] = [
  { id: 'rate', label: msg`Units per euro`, figures: true, beside: true },
  { id: 'date', label: msg`Since`, beside: true, render: ({ date }, { day }) => day({ date }, { year: true }) },
  { id: 'source', label: msg`Source`, beside: true, render: ({ source }) => <SourceTag source={source} /> },
];

function currencyColumn(shown: string | undefined, toggle: (currency: string) => void) {
  const currency: TableColumn<DatedRate> = {
    id: 'currency',
    label: msg`Currency`,
    render: ({ currency: code }) => (
      <button type="button" className="link" aria-expanded={shown === code} onClick={() => toggle(code)}>
        {code}
      </button>
    ),
  };
  return currency;
}

/** Lists the worth of one euro on a day in every currency of the agency; one of them with its history. */
export function RatesOnDay() {
  const { t } = useLingui();
  const [date, setDate] = useState(localToday());
  const [shown, setShown] = useState<string>();
  const { data } = useQuery({ ...queryOf(table, { query: { date } }), placeholderData: keepPreviousData });
  const missing = data?.missing.join(', ');
  const toggle = (currency: string) => setShown(shown === currency ? undefined : currency);
  const currency = currencyColumn(shown, toggle);
  return (
    <section className="fx" aria-label={t`Rates on a date`}>
      <div className="fx-h">
        <span className="fx-day">
          <DatePicker label={t`Day`} value={date} onChange={(next) => next && setDate(next)} />
        </span>
        {data && <LastFetched at={data.fetchedAt} />}
      </div>
      {missing && (
        <Notice tone="amber">
          <Trans>No rate for {missing} on this day: add a custom rate.</Trans>
        </Notice>
      )}
      {!data && <SkeletonLines lines={5} />}
      {data && data.rows.length > 0 && (
        <ColumnTable
          label={t`Units per euro`}
          rows={data.rows}
          keyOf={({ currency }) => currency}
          columns={[currency, ...FACTS]}
        />
      )}
      {shown && <History currency={shown} until={date} />}
      <h2 className="mst-h">{t`Custom rates`}</h2>
    </section>
  );
}
