import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { moneyContract } from '#shared/domains/agreements/money/contract.ts';
import { yearOf } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { AgeFigures } from '../parts/age-figures.tsx';
import { AgentFigures } from '../parts/agent-figures.tsx';
import { MissingCertificates } from '../parts/missing-certificates.tsx';
import { MoneyControls } from '../parts/money-controls.tsx';
import { MonthFigures } from '../parts/month-figures.tsx';
import '#web/ui/totals/totals.css';
import '../money.css';

const route = getRouteApi('/app/money');

/** The invoiced, paid, open and expected money of a year. Each figure leads to its list. */
export function MoneyPage() {
  const navigate = useNavigate();
  const search = route.useSearch();
  const may = useCan()('show.readDeal');
  const own = useMe().tenant.currency;
  const { year = yearOf(localToday()), bookkeeping, currency = own } = search;
  const query = { year, currency, ...(bookkeeping ? { bookkeepingId: bookkeeping } : {}) } as never;
  const { data } = useQuery({
    ...queryOf(moneyContract.routes.overview, { query }),
    placeholderData: keepPreviousData,
  });
  const scope = { bookkeepingId: bookkeeping, currency: data?.currency };
  return (
    <>
      <PageHead title={<Trans>Money overview</Trans>} />
      <div className="scroll">
        <div className="tt-p">
          <MoneyControls
            shown={{ year, bookkeeping, currency }}
            currencies={data?.currencies ?? [currency]}
            onChange={(change) => void navigate({ to: '/money', search: { ...search, ...change }, replace: true })}
          />
          {data ? (
            <>
              <MonthFigures overview={data} scope={scope} />
              <AgeFigures overview={data} scope={scope} />
              {may && <MissingCertificates />}
              {may && <AgentFigures year={year} currency={data.currency} />}
            </>
          ) : (
            <SkeletonLines lines={14} />
          )}
        </div>
      </div>
    </>
  );
}
