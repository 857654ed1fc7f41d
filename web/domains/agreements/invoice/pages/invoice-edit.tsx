import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { BLANK_INVOICE, inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { usualOf } from '#shared/domains/reference/bookkeeping/usual.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { blankLine, termFor, vatFor } from '../parts/form-model.ts';
import { InvoiceForm } from '../parts/invoice-form.tsx';
import { type Books, useBooks } from '../parts/use-books.ts';
import { invoiceQuery } from '../queries.ts';

type Seller = Books['books'][number];

function blankOf(seller: Seller, { cases, terms }: Books): InvoiceInput {
  return {
    bookkeepingId: seller.id,
    companyId: undefined,
    contactId: undefined,
    ownerId: undefined,
    statusId: undefined,
    locale: currentLocale(),
    showIds: [],
    artistIds: [],
    date: '',
    dueDate: '',
    paymentTermId: termFor(terms, seller, undefined),
    supplyFrom: '',
    supplyTo: '',
    currency: seller.currency,
    ...BLANK_INVOICE,
    lines: [blankLine(vatFor(cases, seller, undefined, localToday()))],
    tagIds: [],
  };
}

/** Takes the place of the form when the agency has no bookkeeping entity. */
const NoBookkeeping = () => (
  <EmptyState
    icon={Landmark}
    title={<Trans>No bookkeeping entity yet</Trans>}
    text={<Trans>Invoices are issued and numbered by a bookkeeping entity: add one in the settings first.</Trans>}
    actions={
      <PageLink to="/bookkeeping" className={buttonClass({ kind: 'primary' })}>
        <Trans>Bookkeeping entities</Trans>
      </PageLink>
    }
  />
);

export function NewInvoicePage() {
  const all = useBooks();
  const seller = usualOf(all.books);
  return seller ? <InvoiceForm values={blankOf(seller, all)} /> : <NoBookkeeping />;
}

const route = getRouteApi('/app/invoice/$id/edit');
export function EditInvoicePage() {
  const { id } = route.useParams();
  const { at } = route.useSearch();
  const { data } = useSuspenseQuery(invoiceQuery(id));
  return <InvoiceForm key={id} invoice={data} values={inputOf(data)} at={at} />;
}
