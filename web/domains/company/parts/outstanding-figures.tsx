import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companyContract } from '#shared/domains/company/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import './company.css';

/** What the company owes, each currency for itself; behind it the invoices that are open. */
export function OutstandingFigures({ companyId }: { readonly companyId: string }) {
  const can = useCan();
  const may = can('company.read');
  const asked = queryOf(companyContract.routes.riskInfo, { params: { id: companyId } });
  const owed = useQuery({ ...asked, enabled: may }).data?.outstandingAmounts;
  if (!owed || owed.amounts.length === 0) return null;
  return (
    <div className="co-kp">
      <div>
        <span className="meta">
          <Trans>Outstanding</Trans>
        </span>
        {owed.amounts.map(({ currency, formatted }) => (
          <b key={currency} className="num">
            {formatted}
          </b>
        ))}
        {can('invoice.read') && (
          <Link
            to="/invoice"
            search={{ company: { any: [companyId] }, settlement: { any: ['outstanding', 'partlyPaid'] } }}
            className="link micro"
          >
            <Trans>Open invoices</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}
