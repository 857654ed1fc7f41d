import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { mutationOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { invoiceQuery } from '../queries.ts';

/** Puts an answered invoice in its place, and reloads the lists. */
export function useInvoiceSaved() {
  const queries = useQueryClient();
  return (saved: Invoice) => {
    queries.setQueryData(invoiceQuery(saved.id).queryKey, saved);
    return invoiceWritten(queries);
  };
}

/** Ends the hold on the reminders of an invoice. */
export function useRelease({ id, rev, number }: Pick<Invoice, 'id' | 'rev' | 'number'>) {
  const saved = useInvoiceSaved();
  const releasing = useMutation({
    ...mutationOf(invoiceContract.routes.release),
    onSuccess: async (invoice) => {
      await saved(invoice);
      toast(<Trans>{number} is no longer on hold</Trans>);
    },
  });
  return { release: () => releasing.mutate({ params: { id }, body: { rev } }), busy: releasing.isPending };
}
