import { AppError } from '#shared/kernel/contract/error.ts';
import { addDays, at, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { afterGap, toInstant } from '#shared/kernel/time/zone.ts';
import { DOWNLOAD_DAYS, DOWNLOAD_MAX_DAYS } from './rules.ts';

/** Returns the last day of a link: the wanted day within the limits, else the usual 30 days. */
export function lastDay(today: LocalDate, wanted: LocalDate | undefined): LocalDate {
  if (wanted === undefined) return addDays(today, DOWNLOAD_DAYS);
  const days = diffDays(today, wanted);
  if (days < 0 || days > DOWNLOAD_MAX_DAYS)
    throw new AppError('dateRange', {
      field: 'expiresOn',
      params: { min: today, max: addDays(today, DOWNLOAD_MAX_DAYS) },
    });
  return wanted;
}

/** Returns the last second of a day at a place: the end of a link. */
export function endOfDay(day: LocalDate, zone: string): string {
  const midnight = at(addDays(day, 1), '00:00');
  const found = toInstant(midnight, zone);
  const end = found.ok ? found : toInstant(afterGap(midnight, zone), zone);
  if (!end.ok) throw new AppError('date', { field: 'expiresOn' });
  return new Date(Date.parse(end.instant) - 1000).toISOString();
}
