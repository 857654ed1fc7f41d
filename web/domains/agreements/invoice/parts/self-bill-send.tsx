import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceMessages } from '#shared/domains/agreements/invoice/messages.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { SendDocument, sendValues } from '#web/domains/agreements/agreement/widgets/send-document.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { useInvoiceWritten } from './review.tsx';

const { selfBillLetter, sendSelfBill } = invoiceContract.routes;

/** Hands a self-billed draft to its artist by mail: recipient, subject and text are proposed. */
export function SelfBillSend({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const { t } = useLingui();
  const written = useInvoiceWritten(invoice);
  const { id, rev } = invoice;
  const { data } = useQuery({ ...queryOf(selfBillLetter, { params: { id } }), staleTime: 0 });
  if (!data) return null;
  const { recipient, locale, subject, message } = data;
  return (
    <SendDocument
      title={t`Send to the artist`}
      action={t`Send email`}
      values={{ ...sendValues(recipient, locale), subject, message }}
      messages={invoiceMessages}
      onSend={async ({ attach: _none, ...values }) => {
        written(await call(sendSelfBill, { params: { id }, body: { ...values, rev } }));
        onClose();
        toast(<Trans>The invoice is on its way to {values.recipient.name}</Trans>);
      }}
      onClose={onClose}
      withSubject
    />
  );
}
