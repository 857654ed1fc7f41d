import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companyContract } from '#shared/domains/company/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import '#web/ui/record/figures.css';

/** The company's balance in each currency, with a link to its open invoices. */
export function OutstandingFigures({ companyId }: { readonly companyId: string }) {
  const can = useCan();
  const may = can('company.read');
  const asked = queryOf(companyContract.routes.riskInfo, { params: { id: companyId } });
  const { outstandingAmounts: owed, creditBalance = [] } = useQuery({ ...asked, enabled: may }).data ?? {};
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
            search={{ company: { any: [companyId] }, settlement: { any: ['outstanding', 'partlyPaid', 'overdue'] } }}
            className="link micro"
          >
            <Trans>Open invoices</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}
