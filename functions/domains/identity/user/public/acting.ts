import type { Actor, TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { getsIn } from '#functions/platform/session/access.ts';
import { actorOf } from '#functions/platform/session/resolve.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { summaryOf, userStore } from '../store.ts';

/** The user who asked for work that is done later. */
export interface Asker {
  readonly userId: Id;
  readonly impersonator?: Actor['impersonator'];
}
export const askerOf = ({ actor: { userId, impersonator } }: UserContext): Asker => ({
  userId,
  ...(impersonator ? { impersonator } : {}),
});

/** The user as they are now: rights that were taken away in the meantime count. */
export async function actingUser(
  { tenantId, now }: TenantContext,
  { id, userId, impersonator }: Asker & { readonly id: Id },
): Promise<UserContext> {
  const user = await userStore.find({ tenantId }, userId);
  const summary = user && summaryOf(tenantId, user);
  if (!getsIn(summary, now)) throw new AppError('denied');
  const request = { requestId: id, ip: '', userAgent: '', cookies: new Map(), setCookie: () => undefined };
  const identity = { sub: summary.sub, originJti: '', locales: [summary.locale], locale: summary.locale };
  return { ...request, ...identity, tenantId, now, actor: actorOf(summary, impersonator) };
}
