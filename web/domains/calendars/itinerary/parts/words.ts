import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DayContact, DayShow, ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import { offsetAt } from '#shared/kernel/time/zone.ts';
import { zoneName } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useRoleNames = wordsHook<DayContact['role']>({
  promoter: msg`Promoter`,
  venue: msg`Venue`,
  agent: msg`Agent`,
});

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Names the city of a day, its time zone, and the difference from the user's own time. */
export function usePlaceLine(): (day: Pick<ItineraryDay, 'date' | 'city' | 'zone'>) => string {
  const { t } = useLingui();
  return ({ date, city, zone }) => {
    const home = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const hours = (offsetAt(noon(date), zone) - offsetAt(noon(date), home)) / 60;
    const distance = Math.abs(hours);
    const apart = hours === 0 ? '' : hours < 0 ? t`${distance} h behind you` : t`${distance} h ahead of you`;
    return [city, zoneName(noon(date), zone), apart].filter(Boolean).join(', ');
  };
}

/** Returns the link to a map's directions: by the position of the venue, else by its address. */
export function directionsTo({ lat, lng, venue, address, city, countryId }: DayShow): string | undefined {
  const place =
    lat !== undefined && lng !== undefined ? `${lat},${lng}` : [venue, ...address, city, countryId].join(' ');
  if (!place.trim()) return undefined;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}
export const callTo = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
