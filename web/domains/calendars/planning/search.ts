import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';
import { isId } from '#shared/kernel/record/ids.ts';
import { APPOINTMENT_KINDS } from '#shared/kernel/record/planned-appointment.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Kind } from './model/appointment.ts';

/** All that a planning shows stands in its address. */
export interface PlanningSearch {
  readonly date?: LocalDate | undefined;
  readonly phases?: Phase[] | undefined;
  readonly kinds?: Kind[] | undefined;
  readonly artists?: string[] | undefined;
  /** Bars carry their artist's colour instead of their status's. */
  readonly color?: 'artist' | undefined;
  /** Part of an artist's name. */
  readonly q?: string | undefined;
  /** The saved view that was chosen. */
  readonly view?: string | undefined;
}

const some = <T>(raw: unknown, all: readonly T[]): T[] | undefined => {
  const known = Array.isArray(raw) ? all.filter((one) => raw.includes(one)) : [];
  return known.length > 0 ? known : undefined;
};
const text = (raw: unknown, max: number) => (typeof raw === 'string' && raw !== '' ? raw.slice(0, max) : undefined);

export function planningSearch(raw: Record<string, unknown>): PlanningSearch {
  const artists = Array.isArray(raw.artists) ? raw.artists.filter((id) => typeof id === 'string' && isId(id)) : [];
  return {
    date: typeof raw.date === 'string' && isLocalDate(raw.date) ? raw.date : undefined,
    phases: some(raw.phases, PHASES),
    kinds: some(raw.kinds, APPOINTMENT_KINDS),
    artists: artists.length > 0 ? artists : undefined,
    color: raw.color === 'artist' ? 'artist' : undefined,
    q: text(raw.q, 100),
    view: text(raw.view, 64),
  };
}
