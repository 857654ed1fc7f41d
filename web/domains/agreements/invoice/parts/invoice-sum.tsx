import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type INVOICE_LIST, invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { MoneySums, summed } from '#web/ui/list/money-sums.tsx';
import type { requestOf } from '#web/ui/record/request-of.ts';

interface InvoiceSumProps {
  readonly request: ReturnType<typeof requestOf<typeof INVOICE_LIST>>;
  readonly total: number | undefined;
}
/** `214 invoices, €1,284,600.00, €12,500.00 open` */
export function InvoiceSum({ request, total }: InvoiceSumProps) {
  const asked = queryOf(invoiceContract.routes.sums, { body: summed(request) });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  return (
    <MoneySums
      count={total !== undefined && <Plural value={total} one="# invoice" other="# invoices" />}
      rows={data?.rows ?? []}
      say={(row) => {
        const [all, open] = [formatMoney(row.total, row.currency), formatMoney(row.open, row.currency)];
        return row.open === 0 ? (
          all
        ) : (
          <>
            {all}, <Trans>{open} open</Trans>
          </>
        );
      }}
      short={(row) => formatMoney(row.total, row.currency)}
    />
  );
}
