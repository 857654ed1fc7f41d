import type { Contract } from '#shared/kernel/contract/route.ts';
import { googleCalendarContract } from './google-calendar/contract.ts';
import { icalendarFeedContract } from './icalendar-feed/contract.ts';
import { itineraryContract } from './itinerary/contract.ts';
import { planningContract } from './planning/contract.ts';

export const calendarsContracts: readonly Contract[] = [
  googleCalendarContract,
  icalendarFeedContract,
  itineraryContract,
  planningContract,
];
