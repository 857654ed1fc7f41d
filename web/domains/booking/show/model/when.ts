import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { diffDays, type LocalDate, timeOf } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';

type Timed = Pick<ShowRow, 'start' | 'end' | 'isNight' | 'isAllDay'>;
type Nightly = Pick<ShowRow, 'start' | 'end' | 'isNight'>;

/** The day a show stands under: a night belongs to the evening before. */
export const dayOf = (show: Nightly): LocalDate => agendaDays(show).first;
export const startTime = (show: Timed): string => (show.isAllDay ? '' : timeOf(show.start));

/** The start on the reader's clock, where the place has another one. */
export function timeForMe(show: Timed & Pick<ShowRow, 'startAt' | 'zone'>, zone: string): string | undefined {
  if (show.isAllDay || show.zone === zone) return undefined;
  const local = toLocal(show.startAt, zone);
  return local === show.start ? undefined : timeOf(local);
}
/** `Europe/Amsterdam` -> `Amsterdam` */
export const zoneCity = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Days within which the end of an option is marked in lists. */
const SOON_DAYS = 14;
export interface Expiry {
  readonly days: number;
  readonly late: boolean;
}
/** How soon an open option ends; undefined while there is time. */
export function expiryOf(show: Pick<ShowRow, 'phase' | 'expiresOn'>, today: LocalDate): Expiry | undefined {
  if (show.phase !== 'options' || !show.expiresOn) return undefined;
  const days = diffDays(today, show.expiresOn);
  return days > SOON_DAYS ? undefined : { days, late: days < 0 };
}

export const isSeveralDays = (show: Nightly): boolean => {
  const { first, last } = agendaDays(show);
  return first !== last;
};
export const endDay = (show: Nightly): LocalDate => agendaDays(show).last;
