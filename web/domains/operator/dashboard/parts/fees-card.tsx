import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { dateText, formatMonth, formatNumber, useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { axisTop, feesByMonth, type MonthFees } from './fees.ts';
import { feesQuestion, monthsAround } from './money-questions.ts';
import './fees.css';

const { totals } = showTotalContract.routes;

type BarsProps = Readonly<{ fees: readonly MonthFees[]; currency: string; thisMonth: string }>;
/** A bar for each month: confirmed below, options above. */
function Bars({ fees, currency, thisMonth }: BarsProps) {
  const { money } = useFormat();
  const top = axisTop(Math.max(...fees.map(({ confirmed, options }) => confirmed + options)));
  const share = (minor: number) => ({ height: `${(minor / top) * 100}%` });
  const mark = (minor: number) =>
    formatNumber(minor / 10 ** exponentOf(currency), { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <div className="fees">
      <div className="fees-axis num" aria-hidden="true">
        {[top, top / 2, 0].map((minor) => (
          <span key={minor}>{mark(minor)}</span>
        ))}
      </div>
      <ol>
        {fees.map(({ month, confirmed, options }) => {
          const [name, sure, open] = [formatMonth(`${month}-01`), money(confirmed, currency), money(options, currency)];
          return (
            <li key={month} className={cx(month === thisMonth && 'now')}>
              <span className="fees-bar" aria-hidden="true" title={`${name}: ${sure} + ${open}`}>
                <i className="fees-open" style={share(options)} />
                <i className="fees-sure" style={share(confirmed)} />
              </span>
              <span aria-hidden="true">{dateText(`${month}-01`, { month: 'short' })}</span>
              <span className="sr">
                <Trans>
                  {name}: {sure} confirmed, {open} in options
                </Trans>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Fees of a year of months, for those who may see deals. */
export function FeesCard({ today }: { readonly today: LocalDate }) {
  const { t } = useLingui();
  const { currency } = useMe().tenant;
  const confirmed = useQuery(queryOf(totals, { body: feesQuestion(today, 'confirmed', currency) }));
  const options = useQuery(queryOf(totals, { body: feesQuestion(today, 'options', currency) }));
  const all = (
    <PageLink to="/show/total" className="link">
      {t`Totals`}
    </PageLink>
  );
  const isError = confirmed.isError || options.isError;
  const isPending = confirmed.isPending || options.isPending;
  return (
    <Card className="da-f" title={t`Fees by month, ${currency}`} action={all}>
      {isError && <p className="card-b meta">{t`Couldn't load the fees.`}</p>}
      {isPending && !isError && <SkeletonLines lines={4} />}
      {confirmed.data && options.data && (
        <Bars
          fees={feesByMonth(monthsAround(today), confirmed.data, options.data, currency)}
          currency={currency}
          thisMonth={today.slice(0, 7)}
        />
      )}
      <p className="fees-key meta" aria-hidden="true">
        <i className="fees-sure" />
        {t`confirmed`}
        <i className="fees-open" />
        {t`options`}
      </p>
    </Card>
  );
}
