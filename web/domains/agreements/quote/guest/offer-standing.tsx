import { Trans } from '@lingui/react/macro';
import type { Offer } from '#shared/domains/agreements/quote/offer.ts';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Tells what became of an offer that is no longer open. */
export function OfferStanding({ offer, agency }: { readonly offer: Offer; readonly agency: string }) {
  const { day } = useFormat();
  const { state, validUntil, acceptedBy } = offer;
  const until = day({ date: validUntil }, { year: true });
  if (state === 'accepted')
    return (
      <Notice tone="green" fact={acceptedBy ? <Trans>Accepted by {acceptedBy}.</Trans> : <Trans>Accepted.</Trans>}>
        <Trans>{agency} has been notified and will contact you.</Trans>
      </Notice>
    );
  if (state === 'declined')
    return (
      <Notice tone="amber" fact={<Trans>Declined.</Trans>}>
        <Trans>{agency} has been notified.</Trans>
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="amber" fact={<Trans>This offer expired on {until}.</Trans>}>
        <Trans>Ask {agency} for a new one.</Trans>
      </Notice>
    );
  if (state === 'ended') return <Notice tone="amber" fact={<Trans>This offer is no longer valid.</Trans>} />;
  return null;
}
