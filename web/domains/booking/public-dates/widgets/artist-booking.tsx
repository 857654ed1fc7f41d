import { FreeDaysCard } from '#web/domains/booking/availability/widgets/free-days-card.tsx';
import { PublicDatesCard } from '../parts/public-dates-card.tsx';

/** Shows on the page of an artist the free days, and the dates for websites. */
export const ArtistBooking = ({ artistId }: { readonly artistId: string }) => (
  <>
    <FreeDaysCard artistId={artistId} />
    <PublicDatesCard artistId={artistId} />
  </>
);
