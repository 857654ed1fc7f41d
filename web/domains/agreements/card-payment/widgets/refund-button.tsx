import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Payment } from '#shared/domains/agreements/payment/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const CardRefundDialog = dialogPart(async () => (await import('./card-refund-dialog.tsx')).CardRefundDialog);

type CardRefundProps = Readonly<{ payment: Payment; n: number; onWritten: () => Promise<void> }>;
/** Opens the dialog that pays a card payment back to its card. */
export function CardRefundButton({ payment, n, onWritten }: CardRefundProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const said = money(payment.amount, payment.currency);
  return (
    <>
      <IconButton label={t`Pay ${said} back to the card`} onClick={() => setOpen(true)}>
        <Undo2 size={14} />
      </IconButton>
      <Suspense>
        {isOpen && <CardRefundDialog payment={payment} n={n} onWritten={onWritten} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
