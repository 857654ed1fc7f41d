import { unavailableReason } from '#functions/platform/http/availability.ts';
import { logger } from './logger.ts';

/** One line of a kind in this time: an outage fails thousands of requests alike. */
const EVERY_MS = 10_000;

/** Lets one line of a kind through in ten seconds, and counts the others. */
export class LineLimit {
  readonly #kinds = new Map<string, { until: number; left: number }>();

  /** How many lines were left out since the last one; undefined where this one is left out too. */
  pass(kind: string, now: number): number | undefined {
    const known = this.#kinds.get(kind);
    if (known && now < known.until) {
      known.left++;
      return undefined;
    }
    this.#kinds.set(kind, { until: now + EVERY_MS, left: 0 });
    return known?.left ?? 0;
  }
}

const lines = new LineLimit();
/**
 * Logs a failure of ours with its stack. A dependency that did not answer is logged by its reason alone, seldom, and
 * with the number of times that it was not logged.
 */
export function logFailure(message: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
  const reason = unavailableReason(error);
  const unlogged = reason && lines.pass(reason, Date.now());
  if (!reason) logger.error(message, { ...facts, error: error as Error });
  else if (unlogged !== undefined)
    logger.error('dependency unavailable', { during: message, reason, unlogged, ...facts });
}
