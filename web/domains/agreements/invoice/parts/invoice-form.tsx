import { useLingui } from '@lingui/react/macro';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { InvoiceProposal } from '#shared/domains/agreements/invoice/proposal.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice, InvoiceInput, NewType } from '#shared/domains/agreements/invoice/schemas.ts';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { call } from '#web/platform/api.ts';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { Later, later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { useInvoiceName } from '../widgets/settlement-mark.tsx';
import { BilledAlready } from './billed-already.tsx';
import type { Named } from './named.ts';
import { useFocusAt } from './use-focus-at.ts';
import '../invoice.css';

const { create, update } = invoiceContract.routes;

const PartyFields = part(async () => (await import('./party-fields.tsx')).PartyFields);
const TypeField = part(async () => (await import('./type-field.tsx')).TypeField);
const ShowsFields = part(async () => (await import('./shows-fields.tsx')).ShowsFields);
const DateFields = part(async () => (await import('./date-fields.tsx')).DateFields);
const InternalFields = part(async () => (await import('./internal-fields.tsx')).InternalFields);
const BookingSection = part(async () => (await import('./booking-section.tsx')).BookingSection);
const LiveSums = part(async () => (await import('./live-sums.tsx')).LiveSums);
const DocumentFields = part(async () => (await import('./document-fields.tsx')).DocumentFields);

/** Returns the sections of the printed document. Of an issued one only the booking of its lines is open. */
function useDocumentSections(invoice: Invoice | undefined, named: Named | undefined): readonly FormSection[] {
  const { t } = useLingui();
  if (invoice?.stage === 'outstanding')
    return [
      {
        id: 'booking',
        title: t`Booking of the lines`,
        fields: ['lines'],
        content: later(4, <BookingSection lines={invoice.lines} />),
      },
    ];
  return [
    {
      id: 'party',
      title: t`Bookkeeping and customer`,
      fields: ['type', 'bookkeepingId', 'currency', 'companyId', 'contactId', 'reference', 'locale'],
      content: (
        <Later lines={6}>
          <div className="inv-edit">
            {!invoice && <TypeField />}
            <PartyFields invoice={named} />
          </div>
        </Later>
      ),
    },
    {
      id: 'shows',
      title: t`Shows and artists`,
      fields: ['showIds', 'artistIds'],
      content: later(2, <ShowsFields invoice={named} />),
    },
    {
      id: 'dates',
      title: t`Dates and payment`,
      fields: ['date', 'dueDate', 'paymentTermId', 'supplyFrom', 'supplyTo'],
      content: later(3, <DateFields />),
    },
    {
      id: 'lines',
      title: t`Lines`,
      fields: ['intro', 'lines', 'pricesIncludeVat', 'discount', 'discountRate'],
      content: later(8, <DocumentFields invoice={invoice} />),
    },
  ];
}

/** Returns the section of the show's earlier invoices; it is empty for the first invoice. */
function useBilledSection(show: OfShow | undefined): readonly FormSection[] {
  const { t } = useLingui();
  const { proposal } = show ?? {};
  if (!proposal || (proposal.billed.length === 0 && proposal.billedNet === 0)) return [];
  const content = <BilledAlready proposal={proposal} />;
  return [{ id: 'billed', title: t`Invoiced already`, fields: [], content }];
}

function useSections(invoice: Invoice | undefined, show: OfShow | undefined): readonly FormSection[] {
  const { t } = useLingui();
  const named = invoice ?? show?.proposal.named;
  const internal: FormSection = {
    id: 'inside',
    title: t`Internal only`,
    fields: ['ownerId', 'statusId', 'tagIds', 'internalNote'],
    content: later(4, <InternalFields invoice={named} />),
  };
  const free = useFreeSections('invoice', invoice);
  return [...useBilledSection(show), ...useDocumentSections(invoice, named), internal, ...free];
}

interface OfShow {
  readonly showId: string;
  readonly number: string;
  readonly proposal: InvoiceProposal;
}
function SumsAside({ invoice }: Pick<InvoiceFormProps, 'invoice'>) {
  return (
    <Later lines={4}>
      <LiveSums known={invoice?.lines} />
    </Later>
  );
}

/** Only a new invoice has a type to choose. */
type Filled = InvoiceInput & { readonly type?: NewType };

interface InvoiceFormProps {
  /** The invoice; undefined for a new one. */
  readonly invoice?: Invoice | undefined;
  readonly values: InvoiceInput;
  /** The field that the address asks for. */
  readonly at?: string | undefined;
  /** The show that a new invoice is made of. */
  readonly show?: OfShow | undefined;
}
export function InvoiceForm({ invoice, values, at, show }: InvoiceFormProps) {
  const { t } = useLingui();
  const nameOf = useInvoiceName();
  const saved = useSaved('/invoice');
  const freeOf = useFreeValues('invoice');
  const ofShow = show && { ofShow: { showId: show.showId, billedNet: show.proposal.billedNet } };
  const form = useRecordForm({
    domain: 'invoice',
    alsoTouched: ['payment'],
    schema: () => import('./form-schemas.ts').then(({ InvoiceSchema }) => InvoiceSchema),
    record: invoice,
    values: { ...values, ...(invoice ? {} : { type: 'invoice' as const }), freeFields: freeOf(invoice) },
    valuesOf: (record: Invoice): Filled => ({ ...inputOf(record), freeFields: freeOf(record) }),
    create: (body) => call(create, { body: { ...body, ...ofShow } }),
    update: ({ type: _type, ...body }, id) => call(update, { params: { id }, body }),
    messages: () =>
      import('#shared/domains/agreements/invoice/messages.ts').then(({ invoiceMessages }) => invoiceMessages),
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
      title={name ?? t`New invoice`}
      action={invoice ? t`Save` : t`Create draft`}
      sections={useSections(invoice, show)}
      {...(show && { parent: { label: show.number, to: `/show/${show.showId}?tab=documents` } })}
      aside={!isIssued && <SumsAside invoice={invoice} />}
    />
  );
}
