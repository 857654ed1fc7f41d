import { Trans } from '@lingui/react/macro';
import { type Fact, Facts } from '#web/ui/record/facts.tsx';

export const bookingFact = (bookingReference: string): Fact => ({
  id: 'booking',
  label: <Trans>Booking reference</Trans>,
  value: bookingReference && <span className="num">{bookingReference}</span>,
});

/** Beside an overview: how it was booked, and what comes with that. */
export const BookingFacts = ({ items }: { readonly items: readonly Fact[] }) =>
  items.some(({ value }) => value) && (
    <>
      <h2>
        <Trans>Booking</Trans>
      </h2>
      <Facts items={items} />
    </>
  );
