import { outcomeBy } from '#functions/platform/http/service-outcome.ts';
import type { PushOutcome } from '#shared/domains/calendars/google-calendar/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const BY_STATUS: Readonly<Record<number, PushOutcome>> = { 401: 'connectAgain', 403: 'notAllowed', 429: 'busy' };

/** Says why the work with Google failed. Throws what is no failure of Google or of our set-up there. */
export function outcomeOf(e: unknown): PushOutcome {
  if (e instanceof AppError && e.code === 'googleCalendar.notSetUp') return 'notSetUp';
  return outcomeBy(BY_STATUS, e);
}
