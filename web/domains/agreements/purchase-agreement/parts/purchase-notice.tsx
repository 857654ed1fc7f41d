import { Trans } from '@lingui/react/macro';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';

const PurchaseMoney = part(async () => (await import('./purchase-money.tsx')).PurchaseMoney);

/** Shows how a purchase agreement is paid, and why it was cancelled. */
export function PurchaseNotice({ agreement }: { readonly agreement: PurchaseAgreement }) {
  const { cancelReason, artistInvoice } = agreement;
  return (
    <>
      {cancelReason && (
        <Notice tone="amber" className="ct-note" fact={<Trans>Cancelled.</Trans>}>
          {cancelReason}
        </Notice>
      )}
      {artistInvoice && <PurchaseMoney agreement={agreement} />}
    </>
  );
}
