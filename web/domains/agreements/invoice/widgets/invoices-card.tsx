import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Receipt } from 'lucide-react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { InvoiceRow } from '#shared/domains/agreements/invoice/schemas.ts';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { searchOf } from '#web/ui/record/match-search.ts';
import { invoicesOf } from './invoices-of.ts';
import { SettlementMark, useInvoiceName } from './settlement-mark.tsx';
import './invoice-rows.css';

function Row({ row }: { readonly row: InvoiceRow }) {
  const { day } = useFormat();
  const nameOf = useInvoiceName();
  const about = [row.company?.name, row.date && day({ date: row.date }, { year: true })].filter(Boolean);
  return (
    <li>
      <PageLink to={`/invoice/${row.id}`} className="row">
        <span className="col grow">
          <span className="strong num">{nameOf(row)}</span>
          <span className="meta cut">{about.join(' · ')}</span>
        </span>
        <span className="col inv-figure">
          <Owed invoice={row} minor={row.total} />
          <SettlementMark invoice={row} />
        </span>
      </PageLink>
    </li>
  );
}

/** The credit of a company: what it paid above its invoices. By currency, and a link to the overpaid invoices. */
function CompanyCredit({ companyId }: { readonly companyId: string }) {
  const { money } = useFormat();
  const filters = [
    { field: 'company' as const, relation: 'anyOf' as const, values: [companyId] },
    { field: 'settlement' as const, relation: 'anyOf' as const, values: ['overpaid'] },
  ];
  const { data } = useQuery(queryOf(invoiceContract.routes.sums, { body: { filters } }));
  const credit = (data?.rows ?? []).map(({ open, currency }) => money(-open, currency)).join(', ');
  if (!credit) return null;
  return (
    <Link to={'/invoice' as string} search={searchOf({ filters })} className="row inv-credit rec-a num">
      <Trans>Credit: {credit}</Trans>
    </Link>
  );
}

/** The invoices of a company. */
export function CompanyInvoicesCard({ companyId }: { readonly companyId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const enabled = can('invoice.read');
  const query = useQuery({ ...invoicesOf('company', companyId), enabled });
  const { data } = query;
  if (!enabled) return null;
  return (
    <Card title={t`Invoices`} icon={<Receipt size={15} aria-hidden="true" />} count={data?.total ?? 0}>
      <CardStates
        isError={query.isError}
        count={query.data?.total}
        lines={2}
        failed={t`Couldn't load the invoices.`}
        empty={t`No invoices to this company yet.`}
      />
      <CompanyCredit companyId={companyId} />
      <ul className="inv-list">
        {data?.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  );
}
