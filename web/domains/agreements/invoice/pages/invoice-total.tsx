import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { yearOf } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { TotalPage } from '#web/ui/totals/total-page.tsx';
import { useSettlementNames } from '../widgets/settlement-mark.tsx';

const route = getRouteApi('/app/invoice/total');
const { totalsData, totalPerOwner } = invoiceContract.routes;
/** Years before this one that can be chosen: nothing is issued after today. */
const YEARS_BEFORE = 6;

/** The sums of a year, by how far they are settled or by owner; undefined while they are asked for. */
function useRows(year: number, by: 'settlement' | 'owner') {
  const names: Readonly<Record<string, string>> = useSettlementNames();
  const ask = { placeholderData: keepPreviousData };
  const settled = useQuery({ ...queryOf(totalsData, { query: { year } }), ...ask, enabled: by === 'settlement' });
  const owned = useQuery({ ...queryOf(totalPerOwner, { query: { year } }), ...ask, enabled: by === 'owner' });
  if (by === 'owner') return owned.data?.rows.map((row) => ({ ...row, key: row.ownerId }));
  return settled.data?.rows.map((row) => ({
    ...row,
    key: row.settlement,
    name: names[row.settlement] ?? row.settlement,
  }));
}

/** Number and sums of what was issued in a year, credit notes taken off. */
export function InvoiceTotalPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = route.useSearch();
  const thisYear = yearOf(localToday());
  const { year = thisYear, by = 'settlement', amount = 'total' } = search;
  const rows = useRows(year, by);
  const amounts = {
    total: t`Incl. VAT`,
    net: t`Excl. VAT`,
    tax: t`VAT`,
    paid: t`Paid`,
    open: t({ context: 'amount', message: 'Open' }),
  };
  return (
    <TotalPage
      of={{ label: t`Invoices`, to: '/invoice' }}
      words={{
        title: t`Totals of invoices`,
        year: t`Invoice year`,
        all: t`All invoices`,
        none: t`No invoices this year`,
        amountIn: (code) => `${amounts[amount]} ${code}`,
      }}
      years={Array.from({ length: YEARS_BEFORE + 1 }, (_, i) => thisYear - i)}
      bys={{ settlement: t`Status`, owner: t`Owner` }}
      amounts={amounts}
      shown={{ year, by, amount }}
      onChange={(change) => void navigate({ to: '/invoice/total', search: { ...search, ...change }, replace: true })}
      rows={rows}
    />
  );
}
