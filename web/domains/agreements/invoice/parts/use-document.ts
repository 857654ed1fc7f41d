import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceQuery } from '#web/domains/agreements/invoice/queries.ts';
import { mutationOf } from '#web/platform/api.ts';

/** Asks for the PDF of an issued invoice: one that was never made, or failed. */
export function useMakeDocument({ id }: Pick<Invoice, 'id'>, onAsked?: () => void) {
  const queries = useQueryClient();
  const making = useMutation({
    ...mutationOf(invoiceContract.routes.render),
    onSuccess: (saved: Invoice) => {
      queries.setQueryData(invoiceQuery(id).queryKey, saved);
      onAsked?.();
    },
  });
  return { make: () => making.mutate({ params: { id }, body: {} }), isAsking: making.isPending };
}

/** Opens the dialog that sends an invoice. One without a PDF gets it first; `isMaking` until then. */
export function useOpenSending(invoice: Invoice, open: () => void) {
  const [waits, setWaits] = useState(false);
  const { make, isAsking } = useMakeDocument(invoice, () => setWaits(true));
  const state = invoice.rendered?.state;
  const isOver = waits && state !== 'pending';
  useEffect(() => {
    if (!isOver) return;
    setWaits(false);
    if (state === 'ready') open();
  }, [isOver, state, open]);
  return { send: state === 'ready' ? open : make, isMaking: isAsking || state === 'pending' };
}
