import { Trans, useLingui } from '@lingui/react/macro';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { invoiceMessages } from '#shared/domains/invoice/messages.ts';
import { inputOf } from '#shared/domains/invoice/rules.ts';
import type { Invoice, InvoiceInput } from '#shared/domains/invoice/schemas.ts';
import { useFreeSections } from '#web/domains/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/free-field/widgets/use-free-fields.ts';
import { call } from '#web/platform/api.ts';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { useInvoiceName } from '../widgets/settlement-mark.tsx';
import { DateFields } from './date-fields.tsx';
import { InsideFields } from './inside-fields.tsx';
import { LiveSums } from './live-sums.tsx';
import { PaperFields } from './paper-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { ShowsFields } from './shows-fields.tsx';
import { useFocusAt } from './use-focus-at.ts';
import '../invoice.css';

const { create, update } = invoiceContract.routes;

/** What goes out, section by section; of an issued document nothing of it is open any more. */
function usePaperSections(invoice: Invoice | undefined): readonly FormSection[] {
  const { t } = useLingui();
  if (invoice?.stage === 'outstanding') return [];
  return [
    {
      id: 'party',
      title: t`Bookkeeping and customer`,
      fields: ['bookkeepingId', 'currency', 'companyId', 'contactId', 'reference', 'locale'],
      content: <PartyFields invoice={invoice} />,
    },
    {
      id: 'shows',
      title: t`Shows and artists`,
      fields: ['showIds', 'artistIds'],
      content: <ShowsFields invoice={invoice} />,
    },
    {
      id: 'dates',
      title: t`Dates and payment`,
      fields: ['date', 'dueDate', 'paymentTermId', 'supplyFrom', 'supplyTo'],
      content: <DateFields />,
    },
    {
      id: 'lines',
      title: t`Lines`,
      fields: ['intro', 'lines', 'pricesIncludeVat', 'discount', 'discountRate'],
      content: <PaperFields invoice={invoice} />,
    },
  ];
}

function useSections(invoice: Invoice | undefined): readonly FormSection[] {
  const { t } = useLingui();
  const inside: FormSection = {
    id: 'inside',
    title: t`Inside only`,
    fields: ['ownerId', 'statusId', 'tagIds', 'internalNote'],
    content: <InsideFields invoice={invoice} />,
  };
  return [...usePaperSections(invoice), inside, ...useFreeSections('invoice', invoice)];
}

interface InvoiceFormProps {
  /** None for a new one. */
  readonly invoice?: Invoice | undefined;
  readonly values: InvoiceInput;
  /** The field that the address asks for. */
  readonly at?: string | undefined;
}
export function InvoiceForm({ invoice, values, at }: InvoiceFormProps) {
  const { t } = useLingui();
  const nameOf = useInvoiceName();
  const saved = useSaved('/invoice');
  const freeOf = useFreeValues('invoice');
  const form = useRecordForm({
    domain: 'invoice',
    alsoTouched: ['payment'],
    schema: () => import('./form-schemas.ts').then(({ InvoiceSchema }) => InvoiceSchema),
    record: invoice,
    values: { ...values, freeFields: freeOf(invoice) },
    valuesOf: (record: Invoice) => ({ ...inputOf(record), freeFields: freeOf(record) }),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    messages: invoiceMessages,
    onSaved: (record) => saved(record, nameOf(record)),
  });
  useFocusAt(at);
  const name = invoice && nameOf(invoice);
  const isIssued = invoice?.stage === 'outstanding';
  return (
    <RecordFormPage
      form={form}
      base="/invoice"
      listName={t`Invoices`}
      record={invoice && { id: invoice.id, name: name ?? '' }}
      title={name ?? <Trans>New invoice</Trans>}
      action={invoice ? <Trans>Save</Trans> : <Trans>Create draft</Trans>}
      sections={useSections(invoice)}
      aside={!isIssued && <LiveSums known={invoice?.lines} />}
    />
  );
}
