import type { Instant, LocalDateTime } from './date.ts';
import { afterGap, toInstant } from './zone.ts';

/** Finds the instant of a wall-clock time. A time that the clocks skip counts as the first one after the gap. */
export function instantAt(local: LocalDateTime, zone: string): Instant | undefined {
  const found = toInstant(local, zone);
  if (found.ok) return found.instant;
  const repaired = toInstant(afterGap(local, zone), zone);
  return repaired.ok ? repaired.instant : undefined;
}
