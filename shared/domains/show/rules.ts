import { type Appointment, agendaDays, type Phase } from '#shared/kernel/appointment.ts';
import { addDays, dateOf, type LocalDate, minutesOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import { MAX_RANK, type ShowFields } from './schemas.ts';

/** `S-04127`: how people call a show. */
export const showNumber = (no: number): string => `S-${String(no).padStart(5, '0')}`;

type Timed = Pick<Appointment, 'start' | 'end' | 'isNight'>;

/** How two appointments of one artist stand to each other: at the same time, on the same day, or not at all. */
export function conflictKind(a: Timed, b: Timed): 'overlap' | 'sameDay' | undefined {
  if (a.start < b.end && b.start < a.end) return 'overlap';
  const [x, y] = [agendaDays(a), agendaDays(b)];
  return x.first <= y.last && y.first <= x.last ? 'sameDay' : undefined;
}

/** Confirmed and option take a date; cancelled never does (trade.md). */
export const takesDate = (phase: Phase): boolean => phase !== 'cancelled';

/** The rank a new option gets: one below the lowest taken on its days. */
export const nextRank = (taken: readonly number[]): number => Math.min(MAX_RANK, Math.max(0, ...taken) + 1);

/** A rank belongs to an option and to nothing else. */
export const rankFor = (phase: Phase, rank: number): number => (phase === 'options' ? Math.max(1, rank) : 0);

export const lengthMinutes = ({ start, end }: Pick<Appointment, 'start' | 'end'>): number =>
  minutesOf(end) - minutesOf(start);

/** A locked show changes only after it is unlocked. */
export function checkUnlocked(show: Pick<ShowFields, 'lockedAt'>): void {
  if (show.lockedAt) throw new AppError('show.locked');
}

/** Days before its expiry on which an option's owner is reminded first; the second time is the day itself. */
export const REMIND_DAYS_BEFORE = 3;
type Expiring = Pick<ShowFields, 'phase' | 'expiresOn' | 'remindedFor'>;
const mark = (expiresOn: LocalDate, when: 'soon' | 'today' | 'passed') => `${expiresOn} ${when}`;

/** The day of the next reminder; none for what is no option, has no expiry or has had its last one. */
export function nextReminderDay({ phase, expiresOn, remindedFor }: Expiring): LocalDate | undefined {
  if (phase !== 'options' || !expiresOn) return undefined;
  if (remindedFor === mark(expiresOn, 'today') || remindedFor === mark(expiresOn, 'passed')) return undefined;
  return remindedFor === mark(expiresOn, 'soon') ? expiresOn : addDays(expiresOn, -REMIND_DAYS_BEFORE);
}

/** What to note on the option today: `remind` says whether its owner hears of it. undefined: nothing yet. */
export function reminderFor(
  show: Expiring,
  today: LocalDate,
): { readonly mark: string; readonly remind: boolean } | undefined {
  const day = nextReminderDay(show);
  if (!day || !show.expiresOn || day > today) return undefined;
  if (show.expiresOn < today) return { mark: mark(show.expiresOn, 'passed'), remind: false };
  return { mark: mark(show.expiresOn, show.expiresOn === today ? 'today' : 'soon'), remind: true };
}

/** How planning and pickers name a show: its description, else its venue. */
export const showTitle = (show: Pick<ShowFields, 'description' | 'venue' | 'artists'>): string =>
  show.description || show.venue?.name || show.artists.map((a) => a.name).join(', ');

export const showDay = (show: Timed): LocalDate => agendaDays(show).first;
export const isPast = (show: Pick<Appointment, 'end'>, today: LocalDate): boolean => dateOf(show.end) < today;
