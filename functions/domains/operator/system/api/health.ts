import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { sameSecret } from '#functions/platform/session/secret.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { probeAll } from '../probes.ts';

export const handler = endpoint(systemContract.routes.health, async ({ params, ctx }) => {
  if (!sameSecret(params.fixedId, env.healthId())) throw new AppError('notFound');
  return { at: ctx.now.toISOString(), stage: env.stage(), ...(await probeAll()) };
});
