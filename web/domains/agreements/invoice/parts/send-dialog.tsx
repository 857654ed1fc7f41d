import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { isCredit } from '#shared/domains/agreements/invoice/kinds.ts';
import { invoiceMessages } from '#shared/domains/agreements/invoice/messages.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { SendDocument, sendValues } from '#web/domains/agreements/agreement/widgets/send-document.tsx';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { TemplateChoice, useMailTemplate } from '#web/domains/attached/message-template/widgets/mail-template.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { invoiceQuery } from '../queries.ts';

const { letter, send } = invoiceContract.routes;

type SendDialogProps = Readonly<{ invoice: Invoice; onClose: () => void }>;

function useSending({ invoice, onClose }: SendDialogProps) {
  const queries = useQueryClient();
  return async (values: SendInput) => {
    const { id, number, rev } = invoice;
    const sent = await call(send, { params: { id }, body: { ...values, rev } });
    queries.setQueryData(invoiceQuery(id).queryKey, sent.invoice);
    void invoiceWritten(queries);
    void queries.invalidateQueries({ queryKey: [emailMessageContract.routes.list.id] });
    onClose();
    toast(
      <Trans>
        {number} is on its way to {values.recipient.name}
      </Trans>,
    );
  };
}

/** Sends an issued invoice by mail: recipient, subject and text are proposed, the PDF goes along. */
export function SendDialog(props: SendDialogProps) {
  const { invoice, onClose } = props;
  const { t } = useLingui();
  const { id, locale: language } = invoice;
  const mail = useMailTemplate({ type: 'invoice', recordId: id, locale: language });
  const standard = useQuery({ ...queryOf(letter, { params: { id }, query: {} }), staleTime: 0 }).data;
  const onSend = useSending(props);
  if (!standard || !mail.isReady) return null;
  const { recipient, locale, subject, message } = { ...standard, ...mail.own };
  return (
    <SendDocument
      key={mail.template}
      title={t`Send ${invoice.number}`}
      action={isCredit(invoice) ? t`Send credit note` : t`Send invoice`}
      values={{ ...sendValues(recipient, locale), subject, message, attach: true }}
      isEndless
      messages={invoiceMessages}
      files={invoice.rendered?.files ?? []}
      onSend={onSend}
      onClose={onClose}
      withSubject
    >
      <TemplateChoice {...mail} />
    </SendDocument>
  );
}
