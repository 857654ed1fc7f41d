import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import type { InvoiceRow } from '#shared/domains/agreements/invoice/schemas.ts';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
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
        failed={<Trans>Couldn't load the invoices.</Trans>}
        empty={<Trans>No invoices to this company yet.</Trans>}
      />
      <ul className="inv-list">
        {data?.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  );
}
