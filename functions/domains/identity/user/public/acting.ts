import type { Actor, TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { byToken, maintains } from '#functions/platform/session/api-token.ts';
import { actorOf } from '#functions/platform/session/resolve.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { summaryOf, userStore } from '../store.ts';

/** The user who asked for work that is done later. */
export interface Asker {
  readonly userId: Id;
  readonly impersonator?: Actor['impersonator'];
  /** The API token by which they asked. Its rights bound the work. */
  readonly token?: Actor['token'];
}
export const askerOf = ({ actor: { userId, impersonator, token } }: UserContext): Asker => ({
  userId,
  ...(token ? { token } : {}),
  ...(impersonator ? { impersonator } : {}),
});

/** The user as they are now: rights that were taken away in the meantime count. */
export async function actingUser(
  { tenantId, now }: TenantContext,
  { id, userId, impersonator, token }: Asker & { readonly id: Id },
): Promise<UserContext> {
  const user = await userStore.find({ tenantId }, userId);
  const summary = user && summaryOf(tenantId, user);
  if (!maintains(token?.kind, summary, now)) throw new AppError('denied');
  const request = { requestId: id, ip: '', address: '', userAgent: '', cookies: new Map(), setCookie: () => undefined };
  const identity = { sub: summary.sub, originJti: '', locales: [summary.locale], locale: summary.locale };
  return { ...request, ...identity, tenantId, now, actor: byToken(actorOf(summary, impersonator), token) };
}
