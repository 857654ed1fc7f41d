import { Trans } from '@lingui/react/macro';
import { Signature } from 'lucide-react';
import { Suspense, useState } from 'react';
import { rightsFor } from '#shared/domains/agreements/bulk-send/rights.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const SendForSignatureDialog = dialogPart(
  async () => (await import('./send-for-signature-dialog.tsx')).SendForSignatureDialog,
);

/** The rights for all steps from the deal to the mail. */
export const SIGNING_RIGHTS = rightsFor({ isSent: true, withInvoice: false });

/** Sends the contract of a show for signature. Renders nothing for those who may not. */
export function SendForSignature({ showId, size }: { readonly showId: string; readonly size?: 'sm' }) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!SIGNING_RIGHTS.every(can)) return null;
  return (
    <>
      <Button {...(size ? { size } : {})} icon={<Signature size={14} />} onClick={() => setOpen(true)}>
        <Trans>Send for signature</Trans>
      </Button>
      <Suspense>{isOpen && <SendForSignatureDialog showId={showId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
