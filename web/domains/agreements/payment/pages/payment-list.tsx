import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PAYMENT_LIST, paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { PAYMENT_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { Payment, PaymentMethod } from '#shared/domains/agreements/payment/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { ExportMenu } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { companyReference } from '#web/domains/identity/roster/widgets/company-reference.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { Choice } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { LineCard } from '#web/ui/record/line-card.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { useMethodNames } from '../parts/method-words.ts';
import { PaymentSum } from '../parts/payment-sum.tsx';
import { invoiceWritten } from '../widgets/invoice-writes.ts';
import { Owed } from '../widgets/owed.tsx';

const CardProblems = part(
  async () => (await import('#web/domains/agreements/card-payment/widgets/card-problems.tsx')).CardProblems,
);
const page = getRouteApi('/app/payment');
const DEFAULT_SORT = '-date';

function useInvoiceColumns(methods: Readonly<Record<PaymentMethod, string>>): readonly ListColumn<Payment>[] {
  const { t } = useLingui();
  return [
    column('invoice', t`Invoice`, { priority: 1, width: '130px' }, ({ invoice }) => (
      <b className="num">{invoice.number}</b>
    )),
    column(
      'company',
      t`Company`,
      { sort: 'company', priority: 1, width: 'minmax(140px, 1.4fr)' },
      ({ company }) => company?.name,
    ),
    column('method', t`Paid by`, { priority: 2, width: '150px' }, ({ method }) => methods[method]),
    column('reference', t`Reference`, { priority: 3, width: 'minmax(110px, 1fr)' }, ({ reference }) => reference),
  ];
}

function useColumns(): readonly ListColumn<Payment>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const methods = useMethodNames();
  return [
    column('date', t`Date`, { sort: 'date', priority: 1, width: '150px' }, ({ date }) => (
      <span className="num">{day({ date }, { year: true })}</span>
    )),
    ...useInvoiceColumns(methods),
    column('amount', t`Amount`, { sort: 'amount', priority: 1, width: '130px', align: 'right' }, (row) => (
      <Owed invoice={row} minor={row.amount} />
    )),
  ];
}

/** Returns the filters by bookkeeping and currency. */
function useBookFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const can = useCan();
  const relations = useChoiceWords();
  const { data } = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  const books = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const currencies = useCurrencyCodes().map((code) => ({ value: code, label: code }));
  return [
    choiceFilter({ id: 'bookkeeping', label: t`Bookkeeping`, options: books, relations }),
    choiceFilter({ id: 'currency', label: t`Currency`, options: currencies, relations }),
  ];
}

function useFilters(search: { readonly company?: Choice | undefined }): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const methods = useMethodNames();
  useKnownNames(idsIn(search.company).map((id) => ({ source: companyReference, id })));
  return [
    usePeriodFilter(),
    choiceFilter({
      id: 'method',
      label: t`Paid by`,
      options: PAYMENT_METHODS.map((value) => ({ value, label: methods[value] })),
      relations,
    }),
    referenceFilter({ id: 'company', label: t`Company`, search: companyReference.search, relations }),
    ...useBookFilters(),
  ];
}

function Preview({ row }: { readonly row: Payment }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const methods = useMethodNames();
  const { invoice, company, date, method, reference, amount } = row;
  return (
    <>
      <h2 className="strong num">
        <Owed invoice={row} minor={amount} />
      </h2>
      <Facts
        items={[
          {
            id: 'invoice',
            label: t`Invoice`,
            value: (
              <PageLink to={`/invoice/${invoice.invoiceId}`} className="rec-a num">
                {invoice.number}
              </PageLink>
            ),
          },
          { id: 'company', label: t`Company`, value: company?.name },
          { id: 'date', label: t`Date`, value: day({ date }, { year: true }) },
          { id: 'method', label: t`Paid by`, value: methods[method] },
          { id: 'reference', label: t`Reference`, value: reference },
        ]}
      />
    </>
  );
}

function Card({ row }: { readonly row: Payment }) {
  const { day } = useFormat();
  const { company, invoice, date } = row;
  return (
    <LineCard
      title={company?.name ?? invoice.number}
      side={<Owed invoice={row} minor={row.amount} />}
      text={`${invoice.number} · ${day({ date })}`}
    />
  );
}

function PaymentTools({ request }: { readonly request: ListRequest }) {
  const may = useCan()('invoice.pay');
  const queries = useQueryClient();
  return (
    <>
      <Suspense>{may && <CardProblems onWritten={() => invoiceWritten(queries)} />}</Suspense>
      {may && (
        <PageLink to="/payment/bank" className={buttonClass()}>
          <Trans>Bank statements</Trans>
        </PageLink>
      )}
      <ExportMenu area="payment" request={request} />
    </>
  );
}

/** Lists the payments of all invoices; each row opens its invoice. */
export function PaymentListPage() {
  const { t } = useLingui();
  const address = useListSearch(page);
  return (
    <RecordList<Payment, typeof address.search>
      id="payment"
      title={t`Payments`}
      query={sourceOf(paymentContract.routes.list, PAYMENT_LIST, { defaultSort: DEFAULT_SORT })}
      summary={(total) => (
        <PaymentSum request={requestOf(PAYMENT_LIST, address.search, { defaultSort: DEFAULT_SORT })} total={total} />
      )}
      tools={(request) => <PaymentTools request={request} />}
      columns={useColumns()}
      filters={useFilters(address.search)}
      rowLabel={({ invoice, company }) => [invoice.number, company?.name].filter(Boolean).join(', ')}
      {...address}
      searchLabel={t`Search payments`}
      defaultSort={DEFAULT_SORT}
      emptyTitle={t`No payments yet`}
      emptyText={t`Enter payments on the page of their invoice.`}
      preview={(row) => <Preview row={row} />}
      card={(row) => <Card row={row} />}
    />
  );
}
