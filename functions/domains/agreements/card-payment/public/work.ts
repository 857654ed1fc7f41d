import { cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { type AttemptRef, attemptOfIntent } from '#functions/platform/card/provider.ts';
import type { EventMessage, EventPayload } from '#shared/events.ts';
import { isId } from '#shared/kernel/record/ids.ts';
import { attemptsOf } from '../attempts.ts';
import { followAttempt } from '../follow.ts';

/** Finds the attempt that an event is about. Some events name only its payment, and the provider knows the rest. */
async function refIn(tenantId: string, payload: EventPayload<'cardPayment'>): Promise<Partial<AttemptRef>> {
  const { bookkeepingId, intentId } = payload;
  if (!intentId) return payload;
  const access = await cardAccessOf({ tenantId }, bookkeepingId);
  return (access && (await attemptOfIntent(access.key, intentId))) ?? {};
}

/** Asks the provider how the attempt of an event stands now. The event itself is only the hint to ask. */
export async function followCardEvent({ tenantId, payload }: EventMessage<'cardPayment'>): Promise<void> {
  const { bookkeepingId } = payload;
  const { invoiceId, n } = await refIn(tenantId, payload);
  if (!invoiceId || !isId(invoiceId)) return;
  const attempt = (await attemptsOf(tenantId, invoiceId)).find((one) => one.n === n);
  if (attempt?.bookkeepingId === bookkeepingId) await followAttempt({ tenantId, now: new Date() }, attempt);
}
