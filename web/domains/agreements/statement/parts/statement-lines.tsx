import { Trans } from '@lingui/react/macro';
import type { StatementFigures } from '#shared/domains/agreements/statement/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StatementTable } from '../widgets/statement-table.tsx';

const NumberLink = ({ number, to }: { readonly number: string; readonly to: string | undefined }) =>
  to ? (
    <PageLink to={to} className="rec-a num">
      {number}
    </PageLink>
  ) : (
    <span className="num">{number}</span>
  );

type LinesProps = Readonly<{ figures: StatementFigures; currency: string; label: string }>;
/** The rows of a statement, with links to its shows and to the statements that it carries over. */
export function StatementLines({ figures, currency, label }: LinesProps) {
  const seesShows = useCan()('show.read');
  const nightOf = (number: string) => figures.nights.find((night) => night.number === number);
  const earlierId = (number: string) => figures.carried.find((one) => one.number === number)?.statementId;
  return (
    <StatementTable
      figures={figures}
      currency={currency}
      label={label}
      show={(number) => (
        <>
          <NumberLink number={number} to={seesShows ? `/show/${nightOf(number)?.showId}` : undefined} />
          {nightOf(number)?.isCommissionApart && (
            <span className="meta">
              <Trans>Commission invoiced apart</Trans>
            </span>
          )}
        </>
      )}
      earlier={(number) => <NumberLink number={number} to={`/statement/${earlierId(number)}`} />}
    />
  );
}
