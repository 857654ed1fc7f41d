import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { PayoutsCard } from '#web/domains/agreements/payout/widgets/payouts-card.tsx';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { EnterInvoice } from './enter-invoice.tsx';

/** The name of the invoice's file, which downloads it. */
function InvoiceFile({ recordId, fileId }: { readonly recordId: string; readonly fileId: string }) {
  const { data } = useQuery(queryOf(fileContract.routes.list, { body: { entity: 'purchaseAgreement', recordId } }));
  const file = data?.rows.find(({ id }) => id === fileId);
  if (!file) return null;
  const save = async () => saveAs(await call(fileContract.routes.download, { params: { id: fileId }, query: {} }));
  return (
    <button type="button" className="link" onClick={() => void save()}>
      {file.name}
    </button>
  );
}

/** The number of a self-billed invoice. Only those who may read invoices follow it. */
function InvoiceLink({ id, number }: { readonly id: string; readonly number: string }) {
  const can = useCan();
  if (!can('invoice.read')) return number;
  return (
    <PageLink to={`/invoice/${id}`} className="rec-a num">
      {number}
    </PageLink>
  );
}

function InvoiceCard({ agreement }: { readonly agreement: PurchaseAgreement }) {
  const { t } = useLingui();
  const { day, money, near } = useFormat();
  const can = useCan();
  const { id, artistInvoice, approval, document, stage, lockedAt } = agreement;
  if (!artistInvoice) return null;
  const { invoiceId } = artistInvoice;
  const mayEdit = stage === 'invoiceReceived' && !lockedAt && !invoiceId && can('purchaseAgreement.update');
  const file = artistInvoice.fileId && <InvoiceFile recordId={id} fileId={artistInvoice.fileId} />;
  return (
    <Card
      anchor="invoice"
      title={t`Artist's invoice`}
      icon={<Receipt size={15} aria-hidden="true" />}
      action={mayEdit && <EnterInvoice agreement={agreement} />}
    >
      <div className="card-b">
        <Facts
          items={[
            {
              id: 'number',
              label: t`Number`,
              value: invoiceId ? <InvoiceLink id={invoiceId} number={artistInvoice.number} /> : artistInvoice.number,
            },
            { id: 'date', label: t`Date`, value: day({ date: artistInvoice.date }, { year: true }) },
            { id: 'amount', label: t`Amount`, value: money(artistInvoice.amount, document.currency) },
            { id: 'file', label: t`File`, value: file },
            { id: 'approval', label: t`Approved`, value: approval && `${approval.name}, ${near(approval.at)}` },
          ]}
        />
      </div>
    </Card>
  );
}

/** The artist's invoice, and its payouts once it is approved. */
export function PurchaseMoney({ agreement }: { readonly agreement: PurchaseAgreement }) {
  const { stage } = agreement;
  return (
    <>
      <InvoiceCard agreement={agreement} />
      {(stage === 'approved' || stage === 'paid') && <PayoutsCard agreement={agreement} />}
    </>
  );
}
