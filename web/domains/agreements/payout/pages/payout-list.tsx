import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { PAYOUT_LIST, payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { PAYOUT_METHODS, PAYOUT_STATES } from '#shared/domains/agreements/payout/methods.ts';
import type { Payout } from '#shared/domains/agreements/payout/schemas.ts';
import { companyReference } from '#web/domains/identity/roster/widgets/company-reference.ts';
import { useFormat } from '#web/platform/format.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { Choice } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { artistsOf, usePayoutColumns } from '../parts/payout-columns.tsx';
import { PayoutMark } from '../parts/payout-mark.tsx';
import { usePayoutMethods, usePayoutStates } from '../parts/payout-words.ts';
import { usePayoutSelection } from '../parts/use-payout-selection.tsx';

const page = getRouteApi('/app/payout');
const DEFAULT_SORT = 'date';
const agreementPath = ({ agreement }: Payout): string => `/purchaseagreement/${agreement.id}`;

function useFilters(search: { readonly company?: Choice | undefined }): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const [methods, states] = [usePayoutMethods(), usePayoutStates()];
  useKnownNames(idsIn(search.company).map((id) => ({ source: companyReference, id })));
  const options = <V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) =>
    values.map((value) => ({ value, label: names[value] }));
  return [
    usePeriodFilter(),
    choiceFilter({ id: 'state', label: t`State`, options: options(PAYOUT_STATES, states), relations }),
    choiceFilter({ id: 'method', label: t`Paid by`, options: options(PAYOUT_METHODS, methods), relations }),
    referenceFilter({ id: 'company', label: t`Payee`, search: companyReference.search, relations }),
  ];
}

function Preview({ row }: { readonly row: Payout }) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const methods = usePayoutMethods();
  const { agreement, company, date, paidOn, method, reference, amount, currency, state } = row;
  return (
    <>
      <h2 className="strong num">{money(amount, currency)}</h2>
      <Facts
        items={[
          {
            id: 'agreement',
            label: t`Agreement`,
            value: (
              <PageLink to={agreementPath(row)} className="rec-a num">
                {agreement.number}
              </PageLink>
            ),
          },
          { id: 'state', label: t`State`, value: <PayoutMark state={state} /> },
          { id: 'artist', label: t`Artist`, value: artistsOf(row) },
          { id: 'company', label: t`Payee`, value: company?.name },
          { id: 'date', label: t`Planned for`, value: day({ date }, { year: true }) },
          { id: 'paidOn', label: t`Paid on`, value: paidOn && day({ date: paidOn }, { year: true }) },
          { id: 'method', label: t`Paid by`, value: methods[method] },
          { id: 'reference', label: t`Reference`, value: reference },
        ]}
      />
    </>
  );
}

function Card({ row }: { readonly row: Payout }) {
  const { day, money } = useFormat();
  return (
    <span className="col grow">
      <span className="row">
        <b className="strong cut grow">{row.company?.name ?? artistsOf(row)}</b>
        <span className="num">{money(row.amount, row.currency)}</span>
      </span>
      <span className="row meta">
        <span className="cut grow">
          {row.agreement.number} · {day({ date: row.date })}
        </span>
        <PayoutMark state={row.state} />
      </span>
    </span>
  );
}

/** Lists the payouts to artists; each row opens its purchase agreement. */
export function PayoutListPage() {
  const { t } = useLingui();
  const address = useListSearch(page);
  const selection = usePayoutSelection();
  return (
    <RecordList<Payout, typeof address.search>
      id="payout"
      pathOf={(row) => agreementPath(row as Payout)}
      title={t`Payouts`}
      moreViews={[{ id: 'open', name: t`To pay`, search: { state: { any: ['planned', 'exported'] } } }]}
      opensWith="open"
      query={sourceOf(payoutContract.routes.list, PAYOUT_LIST, { defaultSort: DEFAULT_SORT })}
      selected={selection.actions}
      dialog={selection.dialog}
      columns={usePayoutColumns()}
      filters={useFilters(address.search)}
      rowLabel={(row) => [row.agreement.number, row.company?.name].filter(Boolean).join(', ')}
      {...address}
      searchLabel={t`Search payouts`}
      defaultSort={DEFAULT_SORT}
      emptyTitle={t`No payouts yet`}
      emptyText={t`Approving the invoice of a purchase agreement plans its payout.`}
      preview={(row) => <Preview row={row} />}
      card={(row) => <Card row={row} />}
    />
  );
}
