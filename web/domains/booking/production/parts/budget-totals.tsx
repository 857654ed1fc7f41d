import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type BudgetFigures, type CurrencyTotal, isIncome } from '#shared/domains/booking/production/budget.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { FigureHead } from '#web/ui/figure-head.tsx';
import { useCategoryNames } from './budget-words.ts';
import './budget.css';

interface RowProps {
  readonly name: ReactNode;
  readonly currency: string;
  readonly planned: number;
  readonly actual: number;
  /** More of it is worse. */
  readonly isCost?: boolean;
  readonly isSum?: boolean;
}
function Row({ name, currency, planned, actual, isCost = false, isSum = false }: RowProps) {
  const { money } = useFormat();
  const better = isCost ? planned - actual : actual - planned;
  return (
    <tr className={cx(isSum && 'sum')}>
      <th scope="row">{name}</th>
      <td className="right">{money(planned, currency)}</td>
      <td className="right">{money(actual, currency)}</td>
      <td className={cx('right', better < 0 && 'pr-worse')}>{money(better, currency)}</td>
    </tr>
  );
}

function CurrencyTable({ total, figures }: { readonly total: CurrencyTotal; readonly figures: BudgetFigures }) {
  const names = useCategoryNames();
  const { money } = useFormat();
  const { currency, planned, actual, expected } = total;
  const categories = figures.categories.filter((one) => one.currency === currency);
  const rowsOf = (wanted: boolean) =>
    categories
      .filter(({ category }) => isIncome(category) === wanted)
      .map((one) => <Row key={one.category} name={names[one.category]} isCost={!wanted} {...one} />);
  const sum = (of: 'income' | 'costs' | 'result') => ({ currency, planned: planned[of], actual: actual[of] });
  return (
    <table className="pr-totals num">
      <FigureHead first={currency}>
        <Trans>Planned</Trans>
        <Trans>Actual</Trans>
        <Trans>Difference</Trans>
      </FigureHead>
      <tbody>
        {rowsOf(true)}
        <Row name={<Trans>Income</Trans>} isSum {...sum('income')} />
        {rowsOf(false)}
        <Row name={<Trans>Costs</Trans>} isSum isCost {...sum('costs')} />
        <Row name={<Trans>Result</Trans>} isSum {...sum('result')} />
      </tbody>
      {expected !== 0 && (
        <tfoot>
          <tr>
            <td colSpan={4} className="meta">
              <Trans>Options would add {money(expected, currency)}.</Trans>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Plan against what it came to, each currency for itself. */
export function BudgetTotals({ figures }: { readonly figures: BudgetFigures }) {
  return (
    <Card title={<Trans>Budget and actual</Trans>}>
      {figures.totals.length === 0 && (
        <p className="card-b meta">
          <Trans>Nothing planned and no fees yet.</Trans>
        </p>
      )}
      {figures.totals.map((total) => (
        <CurrencyTable key={total.currency} total={total} figures={figures} />
      ))}
    </Card>
  );
}
