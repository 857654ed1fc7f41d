import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { carrying } from '#functions/platform/data/write.ts';
import { countAction, USER_WRITES } from '#functions/platform/session/rate.ts';
import type { RouteDef } from '#shared/kernel/contract/route.ts';
import type { AnyContext } from './caller.ts';
import { claimKey, type Idempotency } from './idempotency.ts';
import { underClaim } from './steps.ts';

const ownerOf = (ctx: AnyContext): string =>
  'actor' in ctx ? ctx.actor.userId : 'sub' in ctx ? String(ctx.sub) : ctx.ip;

/** Counts a write and claims its key, at once; one write too many gives back the key it claimed. */
export async function admit(
  ctx: AnyContext,
  event: APIGatewayProxyEventV2,
  timeout: number | undefined,
): Promise<Idempotency | undefined> {
  const [counted, claimed] = await Promise.allSettled([
    'actor' in ctx ? countAction(ctx.actor.userId, USER_WRITES, ctx.now) : undefined,
    claimKey(ownerOf(ctx), event, ctx.now, timeout),
  ]);
  if (claimed.status === 'rejected') throw counted.status === 'rejected' ? counted.reason : claimed.reason;
  if (counted.status === 'fulfilled') return claimed.value;
  await giveBack(claimed.value);
  throw counted.reason;
}

/** Does an admitted write, unless its Idempotency-Key says that it was done: then it is answered as the first time. */
export async function once(
  { answersSecret }: Pick<RouteDef, 'answersSecret'>,
  claim: Idempotency | undefined,
  write: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  if (!claim) return write();
  if (claim.replay) return claim.replay;
  try {
    const reply = await carrying(claim.mark, () => underClaim(claim.claim, write));
    await claim.remember(answersSecret ? null : reply);
    return reply;
  } catch (e) {
    await claim.forget();
    throw e;
  }
}

/** Gives back the key of a write that was not done. */
export async function giveBack(claim: Idempotency | undefined): Promise<void> {
  if (!claim?.replay) await claim?.forget();
}
