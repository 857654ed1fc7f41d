import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { INVOICE_LIST, invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { isPayable } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceRow } from '#shared/domains/agreements/invoice/schemas.ts';
import { DRAFT_STATES, OPEN_STATES } from '#shared/domains/agreements/invoice/state.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { ListTools } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { artistNames, useInvoiceColumns } from '../parts/invoice-columns.tsx';
import { useInvoiceFilters } from '../parts/invoice-filters.ts';
import { InvoiceSum } from '../parts/invoice-sum.tsx';
import { useSendAction } from '../parts/use-send-action.tsx';
import { useOwnStatus } from '../widgets/own-status.ts';
import { SettlementMark, useInvoiceName, useTypeNames } from '../widgets/settlement-mark.tsx';

const page = getRouteApi('/app/invoice');
const DEFAULT_SORT = '-date';
/** Something is still to be paid, whether it is late or not. */
const OPEN = [...OPEN_STATES, 'overdue'] as const;

function Preview({ row }: { readonly row: InvoiceRow }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [nameOf, types] = [useInvoiceName(), useTypeNames()];
  const dayOf = (date: string) => date && day({ date }, { year: true });
  return (
    <>
      <h2 className="strong num">{nameOf(row)}</h2>
      <CarriedMarks area="invoice" record={useOwnStatus()(row)} />
      <Facts
        items={[
          { id: 'settlement', label: t`Status`, value: <SettlementMark invoice={row} /> },
          { id: 'type', label: t`Kind`, value: types[row.type] },
          { id: 'company', label: t`Company`, value: row.company?.name },
          { id: 'contact', label: t`Contact`, value: row.contact?.fullName },
          { id: 'date', label: t`Date`, value: dayOf(row.date) },
          { id: 'due', label: t`Due`, value: isPayable(row) && dayOf(row.dueDate) },
          { id: 'sent', label: t`Sent`, value: row.sentAt && day({ date: row.sentAt.slice(0, 10) }, { year: true }) },
          { id: 'total', label: t`Total`, value: <Owed invoice={row} minor={row.total} /> },
          {
            id: 'open',
            label: t({ context: 'amount', message: 'Open' }),
            value: row.open !== 0 && <Owed invoice={row} minor={row.open} />,
          },
          { id: 'artist', label: t`Artists`, value: artistNames(row) },
          { id: 'shows', label: t`Shows`, value: row.shows.map(({ number }) => number).join(', ') },
          { id: 'owner', label: t`Owner`, value: row.owner.name },
          { id: 'bookkeeping', label: t`Bookkeeping`, value: row.bookkeepingName },
        ]}
      />
    </>
  );
}

function Card({ row }: { readonly row: InvoiceRow }) {
  const { day } = useFormat();
  const nameOf = useInvoiceName();
  return (
    <span className="col grow">
      <span className="row">
        <b className="strong cut grow">{row.company?.name ?? nameOf(row)}</b>
        <Owed invoice={row} minor={row.total} />
      </span>
      <span className="row">
        <span className="meta cut grow">
          {[nameOf(row), row.date && day({ date: row.date })].filter(Boolean).join(' · ')}
        </span>
        <SettlementMark invoice={row} />
      </span>
    </span>
  );
}

function useInvoiceViews() {
  const { t } = useLingui();
  return [
    { id: 'open', name: t({ context: 'amount', message: 'Open' }), search: { settlement: { any: [...OPEN] } } },
    { id: 'overdue', name: t`Overdue`, search: { settlement: { any: ['overdue'] } } },
    { id: 'drafts', name: t`Drafts`, search: { settlement: { any: ['draft'] } } },
    { id: 'review', name: t`In review`, search: { settlement: { any: ['review'] } } },
    { id: 'disputed', name: t`Disputed`, search: { disputed: true } },
    { id: 'unsent', name: t`Not sent`, search: { sent: false, settlement: { none: [...DRAFT_STATES] } } },
  ];
}

function InvoiceTools({ request }: { readonly request: ListRequest }) {
  return (
    <>
      <PageLink to="/invoice/reminders" className={buttonClass()}>
        <Trans>Reminders</Trans>
      </PageLink>
      <PageLink to="/invoice/total" className={buttonClass()}>
        <Trans>Totals</Trans>
      </PageLink>
      <ListTools area="invoice" request={request} />
    </>
  );
}

const SOURCE = sourceOf(invoiceContract.routes.list, INVOICE_LIST, { defaultSort: DEFAULT_SORT });

export function InvoiceListPage() {
  const { t } = useLingui();
  const can = useCan();
  const address = useListSearch(page);
  const nameOf = useInvoiceName();
  const selection = useSelectionActions('invoice');
  const sending = useSendAction();
  const filters = useInvoiceFilters(address.search);
  return (
    <RecordList<InvoiceRow, typeof address.search>
      id="invoice"
      title={t`Invoices`}
      query={SOURCE}
      batch={{ area: 'invoice', actions: (batch) => [...sending(batch), ...selection.actionsOf(batch)] }}
      dialog={selection.dialog}
      moreViews={useInvoiceViews()}
      newLabel={can('invoice.create') && t`New invoice`}
      tools={(request) => <InvoiceTools request={request} />}
      summary={(total) => (
        <InvoiceSum request={requestOf(INVOICE_LIST, address.search, { defaultSort: DEFAULT_SORT })} total={total} />
      )}
      columns={[...useInvoiceColumns(), ...useFreeColumns<InvoiceRow>('invoice')]}
      rowLabel={(row) => [nameOf(row), row.company?.name].filter(Boolean).join(', ')}
      {...address}
      searchLabel={t`Search invoices`}
      filters={[...filters, ...useFreeFilters('invoice', address.search)]}
      defaultSort={DEFAULT_SORT}
      emptyTitle={t`No invoices yet`}
      emptyText={
        can('invoice.create') && t`Create an invoice from a show with the agreed amounts, or by hand for anything else.`
      }
      preview={(row) => <Preview row={row} />}
      card={(row) => <Card row={row} />}
    />
  );
}
