import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import '#web/ui/record/figures.css';
import './company.css';

const OPEN = ['outstanding', 'partlyPaid', 'overdue'] as const;

type OwnProps = Readonly<{ companyId: string }>;
/** Shows the overdue sums in each currency, or says that nothing is overdue. */
function Overdue({ companyId }: OwnProps) {
  const { money } = useFormat();
  const filters = [
    { field: 'company' as const, values: [companyId] },
    { field: 'settlement' as const, values: ['overdue'] },
  ];
  const { data } = useQuery(queryOf(invoiceContract.routes.sums, { body: { filters } }));
  if (!data) return <div />;
  const late = data.rows.filter(({ open }) => open > 0);
  return (
    <div className={cx(late.length > 0 && 'co-late')}>
      <span className="meta">
        <Trans>Overdue</Trans>
      </span>
      {late.length === 0 && <b className="num dim">–</b>}
      {late.map(({ currency, open }) => (
        <b key={currency} className="num">
          {money(open, currency)}
        </b>
      ))}
      {late.length > 0 && (
        <Link
          to="/invoice"
          search={{ company: { any: [companyId] }, settlement: { any: ['overdue'] } }}
          className="link micro"
        >
          <Trans>Overdue invoices</Trans>
        </Link>
      )}
    </div>
  );
}

/** The company's balance in each currency, and how much of it is late, with links to its invoices. */
export function OutstandingFigures({ companyId }: OwnProps) {
  const can = useCan();
  const asked = queryOf(companyContract.routes.riskInfo, { params: { id: companyId } });
  const { outstandingAmounts: owed, creditBalance = [] } =
    useQuery({ ...asked, enabled: can('company.read') }).data ?? {};
  const amounts = owed?.amounts ?? creditBalance;
  if (amounts.length === 0) return null;
  return (
    <div className="rec-figures">
      <div>
        <span className="meta">{owed ? <Trans>Outstanding</Trans> : <Trans>Credit balance</Trans>}</span>
        {amounts.map(({ currency, formatted }) => (
          <b key={currency} className="num">
            {formatted}
          </b>
        ))}
        {can('invoice.read') && (
          <Link
            to="/invoice"
            search={{ company: { any: [companyId] }, settlement: { any: [...OPEN] } }}
            className="link micro"
          >
            <Trans>Open invoices</Trans>
          </Link>
        )}
      </div>
      {owed && can('invoice.read') && <Overdue companyId={companyId} />}
    </div>
  );
}
