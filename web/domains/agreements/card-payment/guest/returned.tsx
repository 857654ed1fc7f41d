import { Trans } from '@lingui/react/macro';
import { CircleCheck, ReceiptText } from 'lucide-react';
import { PublicPage } from '#web/domains/relations/link/widgets/public-page.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cameFrom } from '../widgets/came-from.ts';

/** The page where a payer arrives from the card provider. What was paid stands on the invoice. */
export function ReturnedPayer() {
  const isDone = new URLSearchParams(location.search).has('done');
  const invoice = cameFrom();
  return (
    <PublicPage agency={undefined} foot={<Trans>Backline never sees the number of your card.</Trans>}>
      {isDone ? <CircleCheck size={28} aria-hidden="true" /> : <ReceiptText size={28} aria-hidden="true" />}
      <h1>{isDone ? <Trans>Thank you for your payment</Trans> : <Trans>Nothing was paid</Trans>}</h1>
      <p className="mut">
        {isDone ? (
          <Trans>The invoice shows it as soon as the payment provider confirms it, within a minute or so.</Trans>
        ) : (
          <Trans>The invoice stays open. You can pay it later, or by bank transfer.</Trans>
        )}
      </p>
      {invoice && (
        <a href={invoice} className={buttonClass({ kind: 'primary' })}>
          <Trans>Back to the invoice</Trans>
        </a>
      )}
    </PublicPage>
  );
}
