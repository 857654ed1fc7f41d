import { otherCity } from '#shared/domains/journeys/travel/clocks.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import type { TravelRow, TravelSpan } from './travel-model.ts';

/** Names in a line. */
const ROOM = 2;

/** `Fri 21 May 14:00` */
export const momentText = (at: LocalDateTime): string => `${formatDay({ date: dateOf(at) })} ${timeOf(at)}`;

const withCity = (text: string, city: string): string => [text, city].filter(Boolean).join(' ');

/**
 * `Fri 21 May 14:00 – 14:45`; with the day of the end where that is another, and with cities where the clocks of the ends
 * differ from each other, or from that of the page: `Fri 21 May 10:00 London – 12:00 Amsterdam`.
 */
export function timesText({ start, end, arrival = end, zone, endZone = zone }: TravelSpan, pageZone?: string): string {
  const last = zone ? arrival : end;
  const from = otherCity(start, zone, pageZone ?? endZone);
  const to = otherCity(last, endZone, pageZone ?? zone);
  const endText = dateOf(last) === dateOf(start) ? timeOf(last) : momentText(last);
  return `${withCity(momentText(start), from)} – ${withCity(endText, to)}`;
}

export const travellersText = ({ travellers }: Pick<TravelRow, 'travellers'>, room = ROOM): string =>
  joinNames(
    travellers.map(({ name }) => name.fullName),
    room,
  );
