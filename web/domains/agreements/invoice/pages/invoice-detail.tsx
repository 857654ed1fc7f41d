import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { isIssued, isPayable, isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { InvoiceDocument } from '#web/domains/agreements/invoice/parts/invoice-document.tsx';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import type { Entering } from '#web/domains/agreements/payment/widgets/payments-card.tsx';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { useRecordTabs } from '#web/kits/record/record-tabs.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { Status } from '#web/ui/status.tsx';
import { FromPayer, PayerStatements } from '../parts/from-payer.tsx';
import { InvoiceAside } from '../parts/invoice-aside.tsx';
import { InvoiceGapCount, InvoiceGaps } from '../parts/invoice-gaps.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { ReviewNotice, type Submitting, useInvoiceWritten, useSubmitting } from '../parts/review.tsx';
import { useInvoiceActions } from '../parts/use-invoice-actions.tsx';
import { useOwnWords } from '../parts/use-own-words.ts';
import { invoiceActivity, invoiceQuery } from '../queries.ts';
import { SettlementMark, useInvoiceName, useTypeNames } from '../widgets/settlement-mark.tsx';
import '../invoice.css';

const EInvoiceCard = part(
  async () => (await import('#web/domains/agreements/e-invoice/widgets/e-invoice-card.tsx')).EInvoiceCard,
);
const BalanceCard = part(async () => (await import('../parts/balance-card.tsx')).BalanceCard);
const PaymentsCard = part(
  async () => (await import('#web/domains/agreements/payment/widgets/payments-card.tsx')).PaymentsCard,
);
const RemindersCard = part(async () => (await import('../reminders/reminders-card.tsx')).RemindersCard);
const SelfBillNotice = part(async () => (await import('../parts/self-bill-step.tsx')).SelfBillNotice);
const SendDialog = dialogPart(async () => (await import('../parts/send-dialog.tsx')).SendDialog);
const IssueDialog = dialogPart(async () => (await import('../parts/issue-dialog.tsx')).IssueDialog);

const route = getRouteApi('/app/invoice/$id');

function Locked({ invoice: { lockedAt, lockedBy } }: { readonly invoice: Invoice }) {
  const { near } = useFormat();
  if (!lockedAt) return null;
  const when = near(lockedAt);
  return (
    <Notice
      tone="amber"
      fact={
        <Trans>
          Locked by {lockedBy ?? ''}, {when}.
        </Trans>
      }
    >
      <Trans>Its payments can't be changed while it is locked.</Trans>
    </Notice>
  );
}

/** Company and days, under the name. */
function Line({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const { company, seller, creditOf, date, dueDate, number, total, lockedAt, sentAt, type } = invoice;
  const types = useTypeNames();
  const { day } = useFormat();
  const dayOf = (one: string | undefined) => one && day({ date: one.slice(0, 10) }, { year: true });
  const [dated, due, sent] = [dayOf(date), isPayable(invoice) && dayOf(dueDate), dayOf(sentAt)];
  return (
    <>
      {number && type !== 'invoice' && type !== 'credit' && <span>{types[type]}</span>}
      {type === 'credit' && <span>{creditOf ? t`Credit note of ${creditOf.number}` : t`Credit note`}</span>}
      <span>{company?.name ?? seller?.name}</span>
      <span className="strong">
        <Owed invoice={invoice} minor={total} />
      </span>
      <span className="num">{dated}</span>
      {due && (
        <span className="num">
          <Trans>due {due}</Trans>
        </span>
      )}
      {sent && (
        <span className="num">
          <Trans>sent {sent}</Trans>
        </span>
      )}
      {lockedAt && (
        <span className="row">
          <Lock size={12} aria-hidden="true" />
          {t`Locked`}
        </span>
      )}
    </>
  );
}

interface Shown {
  readonly invoice: Invoice;
  readonly refused: Submitting['refused'];
  readonly entering: Entering;
  readonly setEntering: (next: Entering) => void;
}
function useInvoiceTabs({ invoice, refused, entering, setEntering }: Shown) {
  const onWritten = useInvoiceWritten(invoice);
  return useRecordTabs({
    target: { entity: 'invoice', recordId: invoice.id },
    activity: invoiceActivity(invoice.id),
    words: useOwnWords(invoice),
    overview: (
      <>
        {invoice.selfBill && <SelfBillNotice invoice={invoice} />}
        <ReviewNotice invoice={invoice} refused={refused} />
        <FromPayer invoice={invoice} onWritten={onWritten} />
        <Locked invoice={invoice} />
        <InvoiceGaps invoice={invoice} />
        <InvoiceDocument invoice={invoice} />
        <EInvoiceCard invoice={invoice} />
        {isIssued(invoice) && !isPurchase(invoice) && (
          <>
            <BalanceCard invoice={invoice} />
            <PaymentsCard invoice={invoice} entering={entering} onEnter={setEntering} />
            <RemindersCard invoice={invoice} />
            {invoice.sentAt && <PayerStatements invoice={invoice} />}
          </>
        )}
      </>
    ),
  });
}

function InvoiceTag({ invoice, name }: { readonly invoice: Invoice; readonly name: string }) {
  return (
    <>
      <SettlementMark invoice={invoice} pill />
      {invoice.dispute && (
        <Status tone="amber" pill>
          <Trans>Disputed</Trans>
        </Status>
      )}
      <InvoiceGapCount invoice={invoice} />
      <FavoriteStar entity="invoice" recordId={invoice.id} title={invoice.number || (invoice.company?.name ?? name)} />
    </>
  );
}

interface AskedDialogProps {
  readonly invoice: Invoice;
  readonly asking: 'send' | 'issue' | undefined;
  readonly setAsking: (next: 'send' | 'issue' | undefined) => void;
}
function AskedDialog({ invoice, asking, setAsking }: AskedDialogProps) {
  const onClose = () => setAsking(undefined);
  return (
    <Suspense>
      {asking === 'issue' && <IssueDialog invoice={invoice} onClose={onClose} />}
      {asking === 'send' && <SendDialog invoice={invoice} onClose={onClose} />}
    </Suspense>
  );
}

function Detail({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const can = useCan();
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const name = useInvoiceName()(invoice);
  const [entering, setEntering] = useState<Entering>();
  const [asking, setAsking] = useState<'issue' | 'send'>();
  const openSending = useCallback(() => setAsking('send'), []);
  const onTab = (next: string) => void navigate({ search: { tab: next }, replace: true });
  const submitting = useSubmitting(invoice);
  const tabs = useInvoiceTabs({ invoice, refused: submitting.refused, entering, setEntering });
  const pay = () => {
    onTab('overview');
    setEntering('new');
  };
  return (
    <>
      <RecordPage
        id={invoice.id}
        name={name}
        base="/invoice"
        listName={t`Invoices`}
        tag={<InvoiceTag invoice={invoice} name={name} />}
        line={<Line invoice={invoice} />}
        mayEdit={can('invoice.update')}
        more={useInvoiceActions(invoice)}
        primary={
          <NextStep
            invoice={invoice}
            submitting={submitting}
            onIssue={() => setAsking('issue')}
            onPay={pay}
            onSend={openSending}
          />
        }
        tab={tab}
        onTab={onTab}
        tabs={tabs}
        aside={<InvoiceAside invoice={invoice} />}
      />
      <AskedDialog invoice={invoice} asking={asking} setAsking={setAsking} />
    </>
  );
}

export function InvoiceDetailPage() {
  const { id } = route.useParams();
  const { data } = useSuspenseQuery(invoiceQuery(id));
  return <Detail key={id} invoice={data} />;
}
