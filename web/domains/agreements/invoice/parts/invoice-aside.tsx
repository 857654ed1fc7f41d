import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { FreeFacts } from '#web/domains/identity/free-field/widgets/free-facts.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { InternalNote } from '#web/ui/record/internal-note.tsx';
import { invoiceActivity } from '../queries.ts';
import { useOwnStatus } from '../widgets/own-status.ts';
import { useInvoiceName } from '../widgets/settlement-mark.tsx';

const SentLinks = part(
  async () => (await import('#web/domains/agreements/agreement/widgets/sent-links.tsx')).SentLinks,
);

interface Linked {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly detail?: string;
}
const Links = ({ links }: { readonly links: readonly Linked[] }) => (
  <ul className="inv-links">
    {links.map(({ id, to, name, detail }) => (
      <li key={id}>
        <PageLink to={to} className="rec-a num">
          {name}
        </PageLink>
        {detail && <div className="meta">{detail}</div>}
      </li>
    ))}
  </ul>
);

/** Links a credit note and its invoice with each other. */
function Corrections({ creditOf, credits = [] }: Invoice) {
  const linked = [...(creditOf ? [creditOf] : []), ...credits];
  if (linked.length === 0) return null;
  return (
    <>
      <h2>{creditOf ? <Trans>Credit note for</Trans> : <Trans>Credit notes</Trans>}</h2>
      <Links
        links={linked.map(({ invoiceId, number }) => ({ id: invoiceId, to: `/invoice/${invoiceId}`, name: number }))}
      />
    </>
  );
}

/** Links a final and the documents that it deducts with each other. */
function Deductions({ deducted = [], deductedBy }: Invoice) {
  const nameOf = useInvoiceName();
  const linkTo = (invoiceId: string, name: string) => ({ id: invoiceId, to: `/invoice/${invoiceId}`, name });
  return (
    <>
      {deductedBy && (
        <>
          <h2>
            <Trans>Deducted by</Trans>
          </h2>
          <Links links={[linkTo(deductedBy.invoiceId, nameOf({ number: deductedBy.number, type: 'final' }))]} />
        </>
      )}
      {deducted.length > 0 && (
        <>
          <h2>
            <Trans>Deducts</Trans>
          </h2>
          <Links links={deducted.map(({ invoiceId, number }) => linkTo(invoiceId, number))} />
        </>
      )}
    </>
  );
}

function Shows({ shows }: Invoice) {
  const { day } = useFormat();
  if (shows.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>Shows</Trans>
      </h2>
      <Links
        links={shows.map(({ showId, number, title, date, lastDate, venue }) => ({
          id: showId,
          to: `/show/${showId}`,
          name: [number, title].filter(Boolean).join(' '),
          detail: [day({ date, lastDate }, { year: true }), venue].filter(Boolean).join(', '),
        }))}
      />
    </>
  );
}

/** The links by which a document was sent, for those who may send it. */
function InvoiceLinks({ invoice }: { readonly invoice: Invoice }) {
  const can = useCan();
  const isSent = invoice.sentAt !== undefined || invoice.selfBill !== undefined;
  if (!isSent || !can('invoice.send')) return null;
  return (
    <Suspense>
      <SentLinks entity="invoice" recordId={invoice.id} activityKey={invoiceActivity(invoice.id).queryKey} />
    </Suspense>
  );
}

/** Shows the facts about a document that are not printed on it. */
export function InvoiceAside({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const { artists, company, contact, owner, bookkeepingName, internalNote } = invoice;
  return (
    <>
      <CarriedMarks area="invoice" record={useOwnStatus()(invoice)} />
      <Facts
        items={[
          {
            id: 'company',
            label: t`Company`,
            value: company && (
              <PageLink to={`/company/${company.companyId}`} className="rec-a">
                {company.name}
              </PageLink>
            ),
          },
          {
            id: 'contact',
            label: t`Contact`,
            value: contact && (
              <PageLink to={`/contact/${contact.contactId}`} className="rec-a">
                {contact.fullName}
              </PageLink>
            ),
          },
          { id: 'artists', label: t`Artists`, value: artists.map(({ name }) => name).join(', ') },
          { id: 'owner', label: t`Owner`, value: owner.name },
          { id: 'bookkeeping', label: t`Bookkeeping`, value: bookkeepingName },
        ]}
      />
      <InvoiceLinks invoice={invoice} />
      <Corrections {...invoice} />
      <Deductions {...invoice} />
      <Shows {...invoice} />
      <FreeFacts area="invoice" record={invoice} />
      <InternalNote text={internalNote} />
    </>
  );
}
