import { Trans } from '@lingui/react/macro';
import { Pencil, Receipt } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const InvoiceDialog = dialogPart(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog);

/** The button that enters the artist's invoice, or corrects it. */
export function EnterInvoice({ agreement }: { readonly agreement: PurchaseAgreement }) {
  const [isOpen, setOpen] = useState(false);
  const isThere = agreement.artistInvoice !== undefined;
  return (
    <>
      <Button
        {...(isThere ? { size: 'sm' } : {})}
        icon={isThere ? <Pencil size={13} /> : <Receipt size={14} />}
        onClick={() => setOpen(true)}
      >
        {isThere ? <Trans>Edit invoice</Trans> : <Trans>Enter invoice</Trans>}
      </Button>
      <Suspense>{isOpen && <InvoiceDialog agreement={agreement} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
