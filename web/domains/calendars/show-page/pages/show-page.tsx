import { ExclusivityCard } from '#web/domains/booking/exclusivity/widgets/exclusivity-card.tsx';
import { ShowDetail } from '#web/domains/booking/show/widgets/show-detail.tsx';
import type { ShowParts } from '#web/domains/booking/show/widgets/show-parts.ts';
import { part } from '#web/ui/part.tsx';

const PARTS: ShowParts = {
  Advancing: part(
    async () => (await import('#web/domains/journeys/advancing/widgets/advancing-card.tsx')).AdvancingCard,
  ),
  Deal: part(async () => (await import('#web/domains/booking/deal/widgets/deal-tab.tsx')).DealTab),
  // Only a show with a deal fetches it.
  DealTerms: part(async () => (await import('#web/domains/booking/deal/widgets/deal-terms.tsx')).DealTerms),
  Documents: part(async () => (await import('../parts/documents-tab.tsx')).DocumentsTab),
  Exclusivity: ExclusivityCard,
  GuestLists: part(
    async () => (await import('#web/domains/journeys/guest-list/widgets/guest-lists-card.tsx')).GuestListsCard,
  ),
  // Only a show with rivals for its date fetches it.
  Queue: part(async () => (await import('#web/domains/booking/option/widgets/queue-card.tsx')).QueueCard),
  Timetable: part(
    async () => (await import('#web/domains/booking/timetable/widgets/timetable-card.tsx')).TimetableCard,
  ),
  Travel: part(async () => (await import('#web/domains/journeys/show-travel/widgets/travel-card.tsx')).TravelCard),
};

/** The page of a show, with the cards of all domains that know the show. */
export const ShowPage = () => <ShowDetail parts={PARTS} />;
