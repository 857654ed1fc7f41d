import type { Train } from '#shared/domains/journeys/train/schemas.ts';
import { BookingFacts, bookingFact } from '#web/domains/journeys/travel/widgets/booking-facts.tsx';
import { TravelAside } from '#web/domains/journeys/travel/widgets/travel-aside.tsx';

/** Shows the travellers of a train journey and its booking. */
export const TrainAside = ({ train }: { readonly train: Train }) => (
  <TravelAside area="train" travel={train}>
    <BookingFacts items={[bookingFact(train.bookingReference)]} />
  </TravelAside>
);
