import { Trans } from '@lingui/react/macro';
import type { Attempt } from '#shared/domains/agreements/card-payment/attempt.ts';

/** Says why money that has arrived is not booked. */
export function WhyUnbooked({ problem }: Pick<Attempt, 'problem'>) {
  if (problem === 'cardPayment.differs')
    return <Trans>Another amount or currency has arrived than was asked for. Look at it at Stripe.</Trans>;
  if (problem === 'period.locked') return <Trans>The month is locked. Open it, then ask again.</Trans>;
  return <Trans>The invoice does not take this payment now. Look at the invoice, then ask again.</Trans>;
}
