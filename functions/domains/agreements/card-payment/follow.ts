import { cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { reportOf } from '#functions/platform/card/provider.ts';
import { chargeReport } from '#functions/platform/card/stored-card.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { StoredAttempt } from './attempts.ts';
import { applyReport } from './public/apply.ts';

/** Asks how an attempt stands, and applies the answer. Answers false where nobody can be asked. */
export async function followAttempt(
  { tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>,
  attempt: StoredAttempt,
): Promise<boolean> {
  const { bookkeepingId, sessionId, intentId } = attempt;
  const access = await cardAccessOf({ tenantId }, bookkeepingId);
  if (!access || !(sessionId || intentId)) return false;
  const report = intentId ? await chargeReport(access.key, intentId) : await reportOf(access.key, sessionId ?? '');
  await applyReport({ tenantId, now }, attempt, report);
  return true;
}
