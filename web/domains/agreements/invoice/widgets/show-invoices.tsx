import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { ShowDocuments } from '#web/domains/agreements/agreement/widgets/show-agreements.tsx';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { invoicesOf } from './invoices-of.ts';
import { openSums } from './open-sums.ts';
import { SettlementMark, useInvoiceName, useTypeNames } from './settlement-mark.tsx';
import { useActiveBooks } from './use-active-books.ts';

/** The invoices of a show, and what is still open of them. */
export function useShowInvoices(showId: string): ShowDocuments & { readonly open: ReturnType<typeof openSums> } {
  const nameOf = useInvoiceName();
  const types = useTypeNames();
  const enabled = useCan()('invoice.read');
  const { data, isPending, isError } = useQuery({ ...invoicesOf('show', showId), enabled });
  const rows = (data?.rows ?? []).map((row) => ({
    id: row.id,
    path: `/invoice/${row.id}`,
    kind: types[row.type],
    name: nameOf(row),
    company: row.company?.name,
    at: row.date || row.createdAt,
    amount: <Owed invoice={row} minor={row.total} />,
    mark: <SettlementMark invoice={row} />,
    isDraft: !isIssued(row),
  }));
  // A sum of some would be none.
  const isWhole = data !== undefined && data.total === data.rows.length;
  return { rows, isPending: enabled && isPending, isError, open: isWhole ? openSums(data.rows) : [] };
}

/** Opens the form of a new invoice; where there are several bookkeepings, one chooses whose it is. */
function NewOfBooks({ showId }: { readonly showId: string }) {
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

/** The button for an invoice of what was agreed, for those who may. */
export function NewInvoice({ showId }: { readonly showId: string }) {
  const can = useCan();
  return can('invoice.read') && can('invoice.create') && can('show.readDeal') && <NewOfBooks showId={showId} />;
}
