import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MoneyOverview } from '#shared/domains/agreements/money/contract.ts';
import { openBy, type Scope } from '#shared/domains/agreements/money/lists.ts';
import type { Age } from '#shared/domains/agreements/money/rules.ts';
import { formatNumber } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';
import { ChartCard } from './chart-card.tsx';
import { LinkFigure, linkTo } from './link-figure.tsx';

const useAgeNames = wordsHook<Age>({
  notDue: msg`Not due`,
  to30: msg`1–30 days`,
  to60: msg`31–60 days`,
  to90: msg`61–90 days`,
  over90: msg`Over 90 days`,
});

type AgesProps = Readonly<{ overview: MoneyOverview; scope: Scope }>;
/** The open amounts of today, by how long they have been due. */
export function AgeFigures({ overview: { ages, currency, today }, scope }: AgesProps) {
  const { t } = useLingui();
  const names = useAgeNames();
  const all = ages.reduce((sum, { count, total }) => ({ count: sum.count + count, total: sum.total + total }), {
    count: 0,
    total: 0,
  });
  return (
    <div className="mo-pair">
      <ChartCard
        title={t({ context: 'amount', message: 'Open' })}
        hint={t`All open invoices today, by days overdue`}
        sum={all.total}
        currency={currency}
        color="var(--red)"
        bars={ages.map(({ age, total }) => ({
          name: names[age],
          minor: total,
          ...linkTo({ to: '/invoice', match: openBy(scope, { age, today }) }),
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="tt-table" aria-label={t`Open amounts by days overdue`} tabIndex={0}>
        <table className="tt">
          <thead>
            <tr>
              <ColumnHeads
                of={[t`Days overdue`, [t`Invoices`, 'num'], [t({ context: 'amount', message: 'Open' }), 'num']]}
              />
            </tr>
          </thead>
          <tbody>
            {ages.map((figure) => (
              <tr key={figure.age}>
                <th scope="row">{names[figure.age]}</th>
                <td className="num">{formatNumber(figure.count)}</td>
                <LinkFigure
                  to="/invoice"
                  match={openBy(scope, { age: figure.age, today })}
                  figure={figure}
                  currency={currency}
                />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t`All`}</th>
              <td className="num">{formatNumber(all.count)}</td>
              <LinkFigure to="/invoice" match={openBy(scope)} figure={all} currency={currency} />
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
