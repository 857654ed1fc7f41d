import { logger } from '#functions/platform/runtime/logger.ts';
import { measureRequest } from '#functions/platform/runtime/metrics.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { PublicContext, UserContext } from './context.ts';

/** Every later log line says which request, tenant, user and, under impersonation, who really acts. Ids only. */
export function logRequest(def: Route, ctx: PublicContext | UserContext): void {
  logger.appendKeys({ route: def.id, requestId: ctx.requestId });
  if (!('actor' in ctx)) return;
  logger.appendKeys({
    tenantId: ctx.tenantId,
    userId: ctx.actor.userId,
    realActorId: ctx.actor.impersonator?.userId ?? ctx.actor.userId,
    ...(ctx.actor.token ? { tokenId: ctx.actor.token.id } : {}),
  });
}

/** How it ended, in the log and as metrics. A refusal names its code; only a fault of ours carries a stack. */
export function logOutcome(def: Route, status: number, startedAt: unknown, error?: unknown): void {
  const durationMs = Math.round(performance.now() - Number(startedAt));
  if (error instanceof AppError && status >= 500) logger.warn('refused', { status, durationMs, code: error.code });
  else if (status >= 500) logFailure('failed', error, { status, durationMs });
  else if (error instanceof AppError) logger.info('refused', { status, durationMs, code: error.code });
  else logger.info('done', { status, durationMs });
  measureRequest(def.id, status, durationMs);
}
