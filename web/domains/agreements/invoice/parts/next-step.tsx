import { Trans } from '@lingui/react/macro';
import { CreditCard, Send } from 'lucide-react';
import { Suspense } from 'react';
import { isCredit, isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { DraftStep, type Submitting } from './review.tsx';
import { useOpenSending } from './use-document.ts';

const SelfBillStep = part(async () => (await import('./self-bill-step.tsx')).SelfBillStep);

interface NextStepProps {
  readonly invoice: Invoice;
  readonly submitting: Submitting;
  readonly onIssue: () => void;
  readonly onPay: () => void;
  readonly onSend: () => void;
}
/** A draft is issued, what was issued is sent, what is open is paid. */
export function NextStep({ invoice, submitting, onIssue, onPay, onSend }: NextStepProps) {
  const { open, type, sentAt } = invoice;
  const can = useCan();
  const { send, isMaking } = useOpenSending(invoice, onSend);
  const Step = invoice.selfBill && !isCredit(invoice) ? SelfBillStep : DraftStep;
  if (!isIssued(invoice))
    return (
      <Suspense>
        <Step invoice={invoice} submitting={submitting} onIssue={onIssue} />
      </Suspense>
    );
  // The next step stands out: an invoice nobody has yet is sent first.
  const isNext = !sentAt;
  return (
    <>
      {can('invoice.send') && (
        <Button
          {...(isNext ? { kind: 'primary' as const } : {})}
          icon={<Send size={14} />}
          busy={isMaking}
          onClick={send}
        >
          {sentAt ? <Trans>Send again</Trans> : <Trans>Send</Trans>}
        </Button>
      )}
      {can('invoice.pay') && open > 0 && (
        <Button {...(isNext ? {} : { kind: 'primary' as const })} icon={<CreditCard size={14} />} onClick={onPay}>
          {type === 'credit' ? <Trans>Enter refund</Trans> : <Trans>Enter payment</Trans>}
        </Button>
      )}
    </>
  );
}
