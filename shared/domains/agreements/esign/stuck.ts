import type { EsignFields } from './schemas.ts';
import { isAsked } from './states.ts';

type Known = Pick<EsignFields, 'state' | 'participants' | 'ending' | 'sentAt' | 'revisedBy'>;

/**
 * The instant from which a document needs its sender: it was declined, it expired, a mail came back, or a deadline is
 * over. Undefined: it does not need them.
 */
export function stuckFrom({ state, participants, ending, sentAt, revisedBy }: Known): string | undefined {
  if (revisedBy) return undefined;
  if (state === 'declined' || state === 'expired') return ending?.at;
  if (state !== 'outForSignature') return undefined;
  const asked = participants.filter(isAsked);
  if (asked.some((one) => one.state === 'bounced')) return sentAt;
  return asked.flatMap(({ deadlineAt }) => deadlineAt ?? []).toSorted()[0];
}
