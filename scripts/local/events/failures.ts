import { unavailableReason } from '#functions/platform/http/availability.ts';
import { LineLimit } from '#functions/platform/runtime/outage-log.ts';

const lines = new LineLimit();

/** Prints why a function failed. While a stand-in is away, one line says so every ten seconds. */
export function tellFailure(name: string, error: unknown): void {
  const reason = unavailableReason(error);
  if (!reason) console.error(`${name}:`, error);
  else if (lines.pass(reason, Date.now()) !== undefined) console.error(`${name} waits: ${reason}`);
}
