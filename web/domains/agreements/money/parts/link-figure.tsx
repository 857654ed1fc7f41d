import { Link } from '@tanstack/react-router';
import type { Match } from '#shared/domains/agreements/money/lists.ts';
import { formatMoney } from '#web/platform/format.ts';
import { searchOf } from '#web/ui/record/match-search.ts';

/** The lists that a figure may lead to. */
export type ListPath = '/invoice' | '/payment' | '/show' | '/money/commission' | '/money/withholding';

export interface Behind {
  readonly to: ListPath;
  readonly match: Match;
}
export const linkTo = ({ to, match }: Behind) => ({
  to: to as string,
  search: to === '/show' ? { view: 'all', ...searchOf(match) } : searchOf(match),
});

interface LinkFigureProps extends Behind {
  readonly figure: { readonly count: number; readonly total: number } | undefined;
  readonly currency: string;
}
/** An amount that leads to its list; a dash where the list is empty. */
export const LinkFigure = ({ figure, currency, ...behind }: LinkFigureProps) => (
  <td className="num">
    {figure && figure.count > 0 ? (
      <Link {...linkTo(behind)} className="rec-a">
        {formatMoney(figure.total, currency)}
      </Link>
    ) : (
      <span className="dim">–</span>
    )}
  </td>
);
