import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { SourceTag } from './source-tag.tsx';

/** The last rates of one currency, newest first. */
export function History({ currency, until }: { readonly currency: string; readonly until: string }) {
  const { day } = useFormat();
  const { data } = useQuery(queryOf(exchangeRateContract.routes.history, { query: { currency, until } }));
  return (
    <div className="fx-past">
      <h3 className="strong">
        <Trans>History of {currency}</Trans>
      </h3>
      <ol>
        {data?.rows.map(({ date, rate, source }) => (
          <li key={date}>
            <span>{day({ date }, { year: true })}</span>
            <span className="num">{rate}</span>
            <SourceTag source={source} />
          </li>
        ))}
      </ol>
    </div>
  );
}
