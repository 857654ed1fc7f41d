import type { Route } from '#shared/kernel/route.ts';
import { logger } from '../logger.ts';
import type { PublicContext, UserContext } from './context.ts';

/** Every later log line says which request, tenant, user and, under impersonation, who really acts. Ids only. */
export function logRequest(def: Route, ctx: PublicContext | UserContext): void {
  logger.appendKeys({ route: def.id, requestId: ctx.requestId });
  if (!('actor' in ctx)) return;
  logger.appendKeys({
    tenantId: ctx.tenantId,
    userId: ctx.actor.userId,
    realActorId: ctx.actor.impersonator?.userId ?? ctx.actor.userId,
  });
}
