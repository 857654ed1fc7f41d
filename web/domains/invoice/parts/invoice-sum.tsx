import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type INVOICE_LIST, invoiceContract } from '#shared/domains/invoice/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import type { requestOf } from '#web/ui/record/request-of.ts';

type Asked = ReturnType<typeof requestOf<typeof INVOICE_LIST>>;

interface InvoiceSumProps {
  readonly request: Asked;
  readonly total: number | undefined;
}
/** `214 invoices, €1,284,600.00, €12,500.00 open`: the agency's own currency, the others in the tooltip. */
export function InvoiceSum({ request, total }: InvoiceSumProps) {
  const own = useMe().tenant.currency;
  const { keyword, from, to, filters } = request;
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const asked = queryOf(invoiceContract.routes.sums, { body: { keyword, filters, ...period } });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const rows = (data?.rows ?? []).toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own));
  const [first, ...others] = rows.map((row) => {
    const [all, open] = [formatMoney(row.total, row.currency), formatMoney(row.open, row.currency)];
    return { all, open, isOpen: row.open !== 0 };
  });
  return (
    <span data-tip={others.length > 0 ? others.map(({ all }) => all).join(', ') : undefined}>
      {total !== undefined && <Plural value={total} one="# invoice" other="# invoices" />}
      {first && `, ${first.all}`}
      {first?.isOpen && (
        <>
          , <Trans>{first.open} open</Trans>
        </>
      )}
      {others.length > 0 && (
        <>
          {' '}
          <Plural value={others.length} one="and # other currency" other="and # other currencies" />
        </>
      )}
    </span>
  );
}
