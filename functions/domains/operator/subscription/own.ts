import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Subscription } from '#shared/domains/operator/subscription/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { billingUser } from './billing-user.ts';
import { OPERATOR, subscriptions } from './store.ts';
import { viewOf } from './view.ts';
import { type Working, workingWith } from './working.ts';

/** Loads the subscription of a client in the name of the operator; undefined where there is none. */
export async function workingFor(clientId: Id, now: Date): Promise<Working | undefined> {
  const kept = await subscriptions.of(OPERATOR, noOf(clientId));
  if (kept?.clientId !== clientId) return undefined;
  return workingWith(await billingUser(now), kept);
}

/** The subscription of the caller's own agency. Its users act on it through the operator, whose records it is. */
export async function ownWorking({ tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>): Promise<Working> {
  const working = await workingFor(tenantId, now);
  if (!working) throw new AppError('subscription.none');
  return working;
}

/** A subscription as it is shown; left out where there is none. */
export async function shownFor(clientId: Id, now: Date): Promise<{ subscription?: Subscription }> {
  const working = await workingFor(clientId, now);
  return working ? { subscription: await viewOf(working) } : {};
}
