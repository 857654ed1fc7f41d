import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkLinkAccess, countAction, countUnknown, LINK_ACCESS } from '#functions/platform/session/rate.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Verified } from '#shared/domains/agreements/esign/public-routes.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { esignStore } from '../store.ts';
import { findProof } from '../verification.ts';

/** The limits of secret links hold here too: a hash or code that leads nowhere counts as a guess. */
async function checkGuesses({ ip, now }: PublicContext): Promise<void> {
  await checkLinkAccess(ip, now);
  await countAction(`door#${ip}`, LINK_ACCESS, now);
}

export const handler = endpoint(esignContract.routes.verify, async ({ body, ctx }): Promise<Verified> => {
  const { sha256, code } = body;
  const proof = sha256 ?? code;
  if (!proof || (sha256 && code)) throw new AppError('required', { field: 'code' });
  await checkGuesses(ctx);
  const pointer = await findProof(proof);
  if (!pointer) {
    await countUnknown(ctx.ip, ctx.now);
    return { found: 'nothing' };
  }
  const { tenantId, documentId } = pointer;
  const [{ name: agency }, document] = await Promise.all([clientOf(tenantId), esignStore.get(pointer, documentId)]);
  const names = document.participants.flatMap(({ act }) => (act ? [act.name] : []));
  const completedAt = document.ending?.at;
  const seal = { agency, sealedCount: names.length, ...(completedAt ? { completedAt } : {}) };
  return sha256 ? { found: 'file', ...seal, title: document.title, names } : { found: 'code', ...seal };
});
