import { useLingui } from '@lingui/react/macro';
import type { MoneyMonth, MoneyOverview } from '#shared/domains/agreements/money/contract.ts';
import { expectedIn, invoicedIn, type Match, paidIn, type Scope } from '#shared/domains/agreements/money/lists.ts';
import { dateText, formatMonth } from '#web/platform/format.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';
import { ChartCard } from './chart-card.tsx';
import { LinkFigure, type ListPath, linkTo } from './link-figure.tsx';

interface Measure {
  readonly id: 'invoiced' | 'paid' | 'expected';
  readonly title: string;
  readonly hint: string;
  readonly color: string;
  readonly to: ListPath;
  readonly listOf: (scope: Scope, period: string) => Match;
}
function useMeasures(months: readonly MoneyMonth[]): readonly Measure[] {
  const { t } = useLingui();
  const all: readonly Measure[] = [
    {
      id: 'invoiced',
      title: t`Invoiced`,
      hint: t`Issued invoices incl. VAT, less credit notes`,
      color: 'var(--brand)',
      to: '/invoice',
      listOf: invoicedIn,
    },
    {
      id: 'paid',
      title: t`Paid`,
      hint: t`Payments on their day, less refunds`,
      color: 'var(--green)',
      to: '/payment',
      listOf: paidIn,
    },
    {
      id: 'expected',
      title: t`Expected`,
      hint: t`Fees of confirmed shows without an invoice, of all bookkeepings`,
      color: 'var(--amber)',
      to: '/show',
      listOf: expectedIn,
    },
  ];
  return all.filter(({ id }) => months.some((month) => month[id]));
}

const zero = { count: 0, total: 0 };
const sumOf = (months: readonly MoneyMonth[], id: Measure['id']) =>
  months
    .map((month) => month[id] ?? zero)
    .reduce((sum, { count, total }) => ({ count: sum.count + count, total: sum.total + total }), zero);

type MonthsProps = Readonly<{ overview: MoneyOverview; scope: Scope }>;
function Charts({ overview, scope, measures }: MonthsProps & { readonly measures: readonly Measure[] }) {
  const { months, currency } = overview;
  return (
    <div className="mo-charts">
      {measures.map(({ id, title, hint, color, to, listOf }) => (
        <ChartCard
          key={id}
          title={title}
          hint={hint}
          sum={sumOf(months, id).total}
          currency={currency}
          color={color}
          bars={months.map((one) => ({
            name: dateText(`${one.month}-01`, { month: 'short' }),
            minor: one[id]?.total ?? 0,
            ...linkTo({ to, match: listOf(scope, one.month) }),
          }))}
        />
      ))}
    </div>
  );
}

function Table({ overview, scope, measures }: MonthsProps & { readonly measures: readonly Measure[] }) {
  const { t } = useLingui();
  const { months, currency, year } = overview;
  const net = months.map(({ invoiced: { count, net: total } }) => ({ count, total }));
  const netSum = net.reduce((sum, one) => ({ count: sum.count + one.count, total: sum.total + one.total }), zero);
  const netCell = (figure: typeof zero, period: string) => (
    <LinkFigure to="/invoice" match={invoicedIn(scope, period)} figure={figure} currency={currency} />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="tt-table" aria-label={t`Amounts by month`} tabIndex={0}>
      <table className="tt">
        <thead>
          <tr>
            <ColumnHeads of={[t`Month`, [t`Invoiced excl. VAT`, 'num']]} />
            {measures.map(({ id, title }) => (
              <th key={id} scope="col" className="num">
                {id === 'invoiced' ? t`Invoiced incl. VAT` : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one, i) => (
            <tr key={one.month}>
              <th scope="row">{formatMonth(`${one.month}-01`)}</th>
              {netCell(net[i] ?? zero, one.month)}
              {measures.map(({ id, to, listOf }) => (
                <LinkFigure key={id} to={to} match={listOf(scope, one.month)} figure={one[id]} currency={currency} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{year}</th>
            {netCell(netSum, `${year}`)}
            {measures.map(({ id, to, listOf }) => (
              <LinkFigure
                key={id}
                to={to}
                match={listOf(scope, `${year}`)}
                figure={sumOf(months, id)}
                currency={currency}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Invoiced, paid and expected amounts, month by month. */
export function MonthFigures(props: MonthsProps) {
  const measures = useMeasures(props.overview.months);
  return (
    <>
      <Charts {...props} measures={measures} />
      <Table {...props} measures={measures} />
    </>
  );
}
