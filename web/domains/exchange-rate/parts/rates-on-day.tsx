import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exchangeRateContract } from '#shared/domains/exchange-rate/contract.ts';
import type { DatedRate } from '#shared/domains/exchange-rate/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { localToday } from '#web/ui/controls/today.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { History } from './history.tsx';
import { SourceTag } from './source-tag.tsx';
import './rates.css';

const { table } = exchangeRateContract.routes;

interface RowProps {
  readonly rate: DatedRate;
  readonly open: boolean;
  readonly onToggle: () => void;
}
function RateRow({ rate: { currency, date, rate, source }, open, onToggle }: RowProps) {
  const { day } = useFormat();
  return (
    <tr>
      <td>
        <button type="button" className="link" aria-expanded={open} onClick={onToggle}>
          {currency}
        </button>
      </td>
      <td className="num">{rate}</td>
      <td>{day({ date }, { year: true })}</td>
      <td>
        <SourceTag source={source} />
      </td>
    </tr>
  );
}

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

/** What one euro is worth on a day, for every currency of the agency; one of them with its history. */
export function RatesOnDay() {
  const { t } = useLingui();
  const [date, setDate] = useState(localToday());
  const [shown, setShown] = useState<string>();
  const { data } = useQuery({ ...queryOf(table, { query: { date } }), placeholderData: keepPreviousData });
  const missing = data?.missing.join(', ');
  return (
    <section className="fx" aria-label={t`Rates on a day`}>
      <div className="fx-h">
        <span className="fx-day">
          <DatePicker label={t`Day`} value={date} onChange={(next) => next && setDate(next)} />
        </span>
        {data && <LastFetched at={data.fetchedAt} />}
      </div>
      {missing && (
        <Notice tone="amber">
          <Trans>No rate for {missing} on this day: set one of your own.</Trans>
        </Notice>
      )}
      {!data && <SkeletonLines lines={5} />}
      {data && data.rows.length > 0 && (
        <table className="mst" aria-label={t`Units per euro`}>
          <thead>
            <tr>
              <th>
                <Trans>Currency</Trans>
              </th>
              <th className="num">
                <Trans>Units per euro</Trans>
              </th>
              <th>
                <Trans>Since</Trans>
              </th>
              <th>
                <Trans>Source</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((rate) => (
              <RateRow
                key={rate.currency}
                rate={rate}
                open={shown === rate.currency}
                onToggle={() => setShown(shown === rate.currency ? undefined : rate.currency)}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown && <History currency={shown} until={date} />}
      <h2 className="mst-h">
        <Trans>Your own rates</Trans>
      </h2>
    </section>
  );
}
