import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emailMessageContract } from '#shared/domains/email-message/contract.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { invoiceMessages } from '#shared/domains/invoice/messages.ts';
import type { Invoice, InvoiceLetter } from '#shared/domains/invoice/schemas.ts';
import { messageTemplateContract } from '#shared/domains/message-template/contract.ts';
import type { SendInput } from '#shared/domains/paper/sending.ts';
import { richPlain } from '#shared/kernel/rich-text.ts';
import { SendDocument, sendValues } from '#web/domains/paper/widgets/send-document.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import { invoiceQuery } from '../queries.ts';
import { invoiceWritten } from '../widgets/invoice-writes.ts';

const { letter, send } = invoiceContract.routes;
const { choices, process } = messageTemplateContract.routes;
const MESSAGE_MAX = 2000;
/** The product's own text, for agencies without one. */
const STANDARD = 'standard';

interface SendDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** The agency's texts for invoices; the first one is proposed. */
function useTemplates() {
  const allowed = useCan()('messageTemplate.read');
  const { data, isPending } = useQuery({ ...queryOf(choices, { body: { type: 'invoice' } }), enabled: allowed });
  return { templates: data?.rows ?? [], isPending: allowed && isPending };
}

/** The mail as a template proposes it, in the buyer's language. */
function useLetter({ id, locale }: Invoice, template: string | undefined): InvoiceLetter | undefined {
  const own = template !== undefined && template !== STANDARD;
  const standard = useQuery({ ...queryOf(letter, { params: { id }, query: {} }), staleTime: 0 }).data;
  const body = { entity: 'invoice' as const, recordId: id, messageTemplateId: template ?? '', locale };
  const filled = useQuery({ ...queryOf(process, { body }), enabled: own, staleTime: 0 }).data;
  if (!standard || template === undefined || (own && !filled)) return undefined;
  if (!own || !filled) return standard;
  const message = richPlain(filled.body).slice(0, MESSAGE_MAX);
  return { ...standard, locale: filled.locale, subject: filled.subject, message };
}

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
  const { templates, isPending } = useTemplates();
  const [chosen, setChosen] = useState<string>();
  const template = chosen ?? (isPending ? undefined : (templates[0]?.id ?? STANDARD));
  const proposed = useLetter(invoice, template);
  const onSend = useSending(props);
  if (!proposed) return null;
  const { recipient, locale, subject, message } = proposed;
  const options = [
    { value: STANDARD, label: t`Standard text` },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SendDocument
      key={template}
      title={t`Send ${invoice.number}`}
      action={invoice.type === 'credit' ? <Trans>Send credit note</Trans> : <Trans>Send invoice</Trans>}
      values={{ ...sendValues(recipient, locale), subject, message, attach: true }}
      messages={invoiceMessages}
      files={invoice.rendered?.files ?? []}
      onSend={onSend}
      onClose={onClose}
      withSubject
    >
      {templates.length > 0 && (
        <Field label={t`Text`}>
          <Select value={template ?? ''} options={options} onChange={(event) => setChosen(event.target.value)} />
        </Field>
      )}
    </SendDocument>
  );
}
