import { ServiceFailure } from './call-service.ts';

/** Why a call of a service failed. */
type FailedOutcome = 'notAllowed' | 'notFound' | 'busy' | 'unreachable' | 'malformed';

const BY_STATUS: Readonly<Record<number, FailedOutcome>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  429: 'busy',
};
/** Says why a call failed. Throws what is no failure of the service. */
export function serviceOutcome(e: unknown): FailedOutcome {
  if (!(e instanceof ServiceFailure)) throw e;
  if (e.status !== undefined) return BY_STATUS[e.status] ?? 'unreachable';
  // The text of an answer was wrong: it came, so nothing was in its way.
  const { cause = e } = e;
  return cause instanceof ServiceFailure || cause instanceof SyntaxError ? 'malformed' : 'unreachable';
}
