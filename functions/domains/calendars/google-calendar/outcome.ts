import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import type { PushOutcome } from '#shared/domains/calendars/google-calendar/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const BY_STATUS: Readonly<Record<number, PushOutcome>> = { 401: 'connectAgain', 403: 'notAllowed', 429: 'busy' };

/** Says why the work with Google failed. Throws what is no failure of Google or of our set-up there. */
export function outcomeOf(e: unknown): PushOutcome {
  if (e instanceof AppError && e.code === 'googleCalendar.notSetUp') return 'notSetUp';
  if (!(e instanceof ServiceFailure)) throw e;
  if (e.status !== undefined) return BY_STATUS[e.status] ?? 'unreachable';
  // The text of an answer was wrong: it came, so nothing was in its way.
  const { cause = e } = e;
  return cause instanceof ServiceFailure || cause instanceof SyntaxError ? 'malformed' : 'unreachable';
}
