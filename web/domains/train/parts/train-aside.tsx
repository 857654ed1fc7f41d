import type { Train } from '#shared/domains/train/schemas.ts';
import { BookingFacts, bookingFact } from '#web/domains/travel/widgets/booking-facts.tsx';
import { TravelAside } from '#web/domains/travel/widgets/travel-aside.tsx';

/** Shows the travellers of a train journey and its booking. */
export const TrainAside = ({ train }: { readonly train: Train }) => (
  <TravelAside area="train" travel={train}>
    <BookingFacts items={[bookingFact(train.bookingReference)]} />
  </TravelAside>
);
