import { ServiceFailure } from './call-service.ts';

const BY_STATUS: Readonly<Record<number, 'notAllowed' | 'notFound' | 'busy'>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  429: 'busy',
};

/**
 * Says why a call failed: by its status in the words of a domain, else by how it broke off. Throws what is no failure of
 * the service.
 */
export function outcomeBy<T extends string>(
  byStatus: Readonly<Record<number, T>>,
  e: unknown,
): T | 'unreachable' | 'malformed' {
  if (!(e instanceof ServiceFailure)) throw e;
  if (e.status !== undefined) return byStatus[e.status] ?? 'unreachable';
  // The text of an answer was wrong: it came, so nothing was in its way.
  const { cause = e } = e;
  return cause instanceof ServiceFailure || cause instanceof SyntaxError ? 'malformed' : 'unreachable';
}

/** Says why a call failed, in words that most services share. */
export const serviceOutcome = (e: unknown) => outcomeBy(BY_STATUS, e);
