import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/date.ts';
import { joinNames } from '#shared/kernel/text.ts';
import { formatDay } from '#web/platform/format.ts';
import type { TravelRow, TravelSpan } from './travel-model.ts';

/** Names in a line. */
const ROOM = 2;

/** `Fri 21 May 14:00` */
export const momentText = (at: LocalDateTime): string => `${formatDay({ date: dateOf(at) })} ${timeOf(at)}`;

/** `Fri 21 May 14:00 – 14:45`; a day of its own where it ends on another. */
export const timesText = ({ start, end }: TravelSpan): string =>
  `${momentText(start)} – ${dateOf(end) === dateOf(start) ? timeOf(end) : momentText(end)}`;

export const travellersText = ({ travellers }: Pick<TravelRow, 'travellers'>, room = ROOM): string =>
  joinNames(
    travellers.map(({ name }) => name.fullName),
    room,
  );
