import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';

const RefundDialog = dialogPart(async () => (await import('./refund-dialog.tsx')).RefundDialog);
const OffsetDialog = dialogPart(async () => (await import('./offset-dialog.tsx')).OffsetDialog);

interface OfInvoice {
  readonly invoice: Invoice;
}
/** An overpaid invoice: the credit of its company, which may be refunded or used for another invoice. */
function OwnCredit({ invoice }: OfInvoice) {
  const { money } = useFormat();
  const [asks, setAsks] = useState(false);
  const [credit, name] = [money(-invoice.open, invoice.currency), invoice.company?.name ?? ''];
  return (
    <Notice
      tone="blue"
      fact={
        <Trans>
          Credit of {name}: {credit}.
        </Trans>
      }
      action={
        <Button size="sm" onClick={() => setAsks(true)}>
          <Trans>Enter refund</Trans>
        </Button>
      }
    >
      <Trans>It can pay another invoice of this company.</Trans>
      <Suspense>{asks && <RefundDialog invoice={invoice} onClose={() => setAsks(false)} />}</Suspense>
    </Notice>
  );
}

/** The credits of the company that may pay an open invoice. */
function UsableCredit({ invoice }: OfInvoice) {
  const { money } = useFormat();
  const [asks, setAsks] = useState(false);
  const { data } = useQuery(queryOf(paymentContract.routes.credits, { params: { id: invoice.id } }));
  const credits = data?.rows ?? [];
  if (credits.length === 0) return null;
  const sum = money(
    credits.reduce((all, { available }) => all + available, 0),
    invoice.currency,
  );
  return (
    <Notice
      tone="blue"
      fact={<Trans>The company has a credit of {sum}.</Trans>}
      action={
        <Button size="sm" onClick={() => setAsks(true)}>
          <Trans>Use credit</Trans>
        </Button>
      }
    >
      <Suspense>{asks && <OffsetDialog invoice={invoice} credits={credits} onClose={() => setAsks(false)} />}</Suspense>
    </Notice>
  );
}

/** The credit that an invoice has, or may use. Only for those who enter payments. */
export function CreditNotice({ invoice }: OfInvoice) {
  if (invoice.type === 'credit') return null;
  if (invoice.open < 0) return <OwnCredit invoice={invoice} />;
  return invoice.open > 0 ? <UsableCredit invoice={invoice} /> : null;
}
