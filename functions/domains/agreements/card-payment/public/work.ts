import { cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { attemptOfIntent } from '#functions/platform/card/provider.ts';
import type { EventMessage } from '#shared/events.ts';
import { isId } from '#shared/kernel/record/ids.ts';
import { attemptsOf } from '../attempts.ts';
import { followAttempt } from '../follow.ts';

/** Asks the provider how the attempt of an event stands now. The event itself is only the hint to ask. */
export async function followCardEvent({ tenantId, payload }: EventMessage<'cardPayment'>): Promise<void> {
  const { bookkeepingId, intentId } = payload;
  const access = await cardAccessOf({ tenantId }, bookkeepingId);
  if (!access) return;
  const ref = intentId ? await attemptOfIntent(access.key, intentId) : payload;
  const { invoiceId, n } = ref ?? {};
  if (!invoiceId || !isId(invoiceId)) return;
  const attempt = (await attemptsOf(tenantId, invoiceId)).find((one) => one.n === n);
  if (attempt?.bookkeepingId === bookkeepingId) await followAttempt({ tenantId, now: new Date() }, attempt);
}
