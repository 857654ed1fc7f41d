import { Trans } from '@lingui/react/macro';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import { TravelAside } from '#web/domains/journeys/travel/widgets/travel-aside.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { reachFacts, useBookingFacts } from './booking-facts.tsx';

/** Shows the guests, the booking and the contact details of the hotel. */
export function LodgingAside({ lodging }: { readonly lodging: Lodging }) {
  const booking = useBookingFacts()(lodging);
  const reach = reachFacts(lodging);
  const isUnknown = [...booking, ...reach].every(({ value }) => !value);
  return (
    <TravelAside area="lodging" travel={lodging}>
      <h2>
        <Trans>Booking</Trans>
      </h2>
      {isUnknown && (
        <p className="meta">
          <Trans>Not known yet.</Trans>
        </p>
      )}
      <Facts items={[...booking, ...reach]} />
    </TravelAside>
  );
}
