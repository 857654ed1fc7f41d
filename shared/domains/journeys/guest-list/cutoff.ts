import type { Instant } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import type { Place, ShowSummary } from './schemas.ts';

const HOUR_MS = 3_600_000;
/** Hours before a cutoff at which those who may ask hear of it (outsiders section 6). */
const WARNED_HOURS = 24;
/** Hours after the end of a show in which its links work (outsiders section 2). */
const LINK_HOURS = 12;

const hoursAfter = (at: Instant, hours: number): Instant => new Date(Date.parse(at) + hours * HOUR_MS).toISOString();

/** The end of every link of a list. A request link only reads after its cutoff. */
export const linkEnd = ({ end, zone }: Pick<ShowSummary, 'end' | 'zone'>): Instant =>
  hoursAfter(instantOf(end, zone), LINK_HOURS);

export interface CutoffLook {
  readonly at: Instant;
  /** `warn`: the cutoff is a day ahead. `close`: it has come. */
  readonly is: 'warn' | 'close';
}
/** The next time to look at a place, or undefined if its cutoff has passed or it has none. */
export function nextLook({ cutoff }: Pick<Place, 'cutoff'>, zone: string, now: Instant): CutoffLook | undefined {
  if (!cutoff) return undefined;
  const close = instantOf(cutoff, zone);
  const warn = hoursAfter(close, -WARNED_HOURS);
  if (warn > now) return { at: warn, is: 'warn' };
  return close > now ? { at: close, is: 'close' } : undefined;
}

/** Tells what is due at a look. The cutoff may have moved since it was planned. */
export function dueAt({ cutoff }: Pick<Place, 'cutoff'>, zone: string, now: Instant): CutoffLook['is'] | undefined {
  const next = nextLook({ cutoff }, zone, now);
  if (!cutoff || next?.is === 'warn') return undefined;
  return next ? 'warn' : 'close';
}
