import { Trans } from '@lingui/react/macro';
import type { LodgingRow } from '#shared/domains/journeys/lodging/schemas.ts';
import { bookingFact } from '#web/domains/journeys/travel/widgets/booking-facts.tsx';
import type { Fact } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink, WebLink } from '#web/ui/record/links.tsx';
import { usePayers } from './lodging-words.ts';

/** Returns the booking reference and the payer of a stay. */
export function useBookingFacts() {
  const payers = usePayers();
  return ({ bookingReference, paidBy }: LodgingRow): readonly Fact[] => [
    bookingFact(bookingReference),
    { id: 'paidBy', label: <Trans>Paid by</Trans>, value: paidBy && payers[paidBy] },
  ];
}

/** Returns the phone, the mail and the website of a hotel, each as a link. */
export const reachFacts = ({ phone, email, website }: LodgingRow): readonly Fact[] => [
  { id: 'phone', label: <Trans>Phone</Trans>, value: phone && <PhoneLink phone={phone} /> },
  { id: 'email', label: <Trans>Email</Trans>, value: email && <MailLink email={email} /> },
  { id: 'website', label: <Trans>Website</Trans>, value: website && <WebLink address={website} /> },
];
