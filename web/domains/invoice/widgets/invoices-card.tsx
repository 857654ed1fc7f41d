import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import type { InvoiceRow } from '#shared/domains/invoice/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useActiveBooks } from '../parts/use-active-books.ts';
import { openSums } from './open-sums.ts';
import { Owed } from './owed.tsx';
import { SettlementMark, useInvoiceName } from './settlement-mark.tsx';
import './invoice-rows.css';

const { list } = invoiceContract.routes;
/** Of one show or one company that many are shown; the list has them all. */
const SHOWN = 50;

const invoicesOf = (field: 'show' | 'company', id: string) =>
  queryOf(list, {
    body: { perPage: SHOWN, filters: [{ field, values: [id] }], sort: { by: 'date', direction: 'desc' } },
  });

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

interface InvoicesCardProps {
  readonly field: 'show' | 'company';
  readonly id: string;
  readonly action?: ReactNode;
  readonly empty: ReactNode;
}
/** The invoices of a record, and what is still open of them where it can be said of all. */
function InvoicesCard({ field, id, action, empty }: InvoicesCardProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const can = useCan();
  const { data, isPending, isError } = useQuery({ ...invoicesOf(field, id), enabled: can('invoice.read') });
  if (!can('invoice.read')) return null;
  // A company's own figure stands above and counts them all; a sum of some would be none.
  const isWhole = field === 'show' && data !== undefined && data.total <= SHOWN;
  const sums = isWhole ? openSums(data.rows) : [];
  return (
    <Card
      title={t`Invoices`}
      icon={<Receipt size={15} aria-hidden="true" />}
      count={data?.total ?? 0}
      {...(action ? { action } : {})}
    >
      {isPending && <SkeletonLines lines={2} />}
      {isError && (
        <p className="card-b meta">
          <Trans>Couldn't load the invoices.</Trans>
        </p>
      )}
      {data?.total === 0 && <p className="card-b meta">{empty}</p>}
      <ul className="inv-list">
        {data?.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {sums.length > 0 && (
        <p className="inv-sum">
          <Trans>Outstanding</Trans>
          <b className="num">{sums.map(({ minor, currency }) => money(minor, currency)).join(' + ')}</b>
        </p>
      )}
    </Card>
  );
}

/** Opens the form of a new invoice; where there are several bookkeepings, one chooses whose it is. */
function NewInvoice({ showId }: { readonly showId: string }) {
  const goTo = useGoTo();
  const books = useActiveBooks();
  const page = `/show/${showId}/invoice/new`;
  const plus = <Plus size={13} />;
  if (books.length < 2)
    return (
      <PageLink to={page} className={buttonClass({ size: 'sm' })}>
        {plus}
        <Trans>New invoice</Trans>
      </PageLink>
    );
  const items = books.map(({ id, name }) => ({
    id,
    label: name,
    onSelect: () => goTo(`${page}?bookkeeping=${id}`),
  }));
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button size="sm" icon={plus}>
          <Trans>New invoice</Trans> <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      groups={[{ id: 'books', items }]}
    />
  );
}

/** The invoices of a show, and the button for a new one of what was agreed. */
export function ShowInvoicesCard({ showId }: { readonly showId: string }) {
  const can = useCan();
  return (
    <InvoicesCard
      field="show"
      id={showId}
      action={can('invoice.create') && can('show.readDeal') && <NewInvoice showId={showId} />}
      empty={<Trans>No invoices yet. Create one from this show.</Trans>}
    />
  );
}

/** The invoices of a company. */
export const CompanyInvoicesCard = ({ companyId }: { readonly companyId: string }) => (
  <InvoicesCard field="company" id={companyId} empty={<Trans>No invoices to this company yet.</Trans>} />
);
