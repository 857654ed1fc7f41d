import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { E_FILE_CHARS_MAX, receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import type { ReceivedInvoice } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { payoutWritten } from '#web/domains/agreements/payout/widgets/payout-writes.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { base64Of } from '#web/platform/base64.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';

const { confirm, ignore, import: load, list, reopen } = receivedInvoiceContract.routes;

/** Reloads the e-invoices, and the agreements that they bill. */
function useReceivedWritten() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: [list.id] }), payoutWritten(queries)]);
  };
}

/** Sends the file of an e-invoice. */
export function useUpload(onTaken: (invoice: ReceivedInvoice) => void) {
  const written = useReceivedWritten();
  const sending = useMutation({
    ...mutationOf(load),
    onSuccess: async ({ invoice, isKnown }) => {
      await written();
      if (isKnown) toast(<Trans>This e-invoice was here already</Trans>);
      onTaken(invoice);
    },
  });
  const send = async (file: File) => {
    const content = await base64Of(file);
    if (content.length <= E_FILE_CHARS_MAX) return sending.mutate({ body: { name: file.name, content } });
    await dialogs.inform({
      title: <Trans>This file is too large</Trans>,
      text: <Trans>An e-invoice may have up to 2 MB. Enter it on the purchase agreement instead.</Trans>,
    });
  };
  return { busy: sending.isPending, send };
}

/** Confirms an e-invoice, sets it aside, or takes that back. */
export function useReceivedActs(words: { readonly why: string; readonly aside: string }, onDone: () => void) {
  const written = useReceivedWritten();
  const confirming = useMutation({ ...mutationOf(confirm), onSuccess: onDone, onSettled: written });
  const reopening = useMutation({ ...mutationOf(reopen), onSettled: written });
  const setAside = async ({ id, rev }: ReceivedInvoice) => {
    const reason = await dialogs.reason({ title: words.why, action: words.aside });
    if (!reason) return;
    await call(ignore, { params: { id }, body: { rev, reason } });
    await written();
  };
  return {
    busy: confirming.isPending,
    confirm: ({ id, rev }: ReceivedInvoice, agreement: { readonly id: string; readonly rev: number }) =>
      confirming.mutate({ params: { id }, body: { rev, agreementId: agreement.id, agreementRev: agreement.rev } }),
    reopen: ({ id, rev }: ReceivedInvoice) => reopening.mutate({ params: { id }, body: { rev } }),
    setAside: (invoice: ReceivedInvoice) => void setAside(invoice),
  };
}
