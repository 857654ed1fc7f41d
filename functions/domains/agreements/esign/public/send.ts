import { hasSignature } from '#functions/domains/identity/account/public/own-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { hashesOf } from '../files.ts';
import { withCurrentPrint } from '../source-print.ts';
import type { EsignRecord } from '../store.ts';
import { actOn, userActor } from '../view.ts';

/** Sends a draft to its first people, with its print as the source has it now. */
export async function sendSigning(ctx: UserContext, id: Id): Promise<EsignRecord> {
  const document = await withCurrentPrint(ctx, id);
  const users = document.participants.flatMap(({ people }) => people.flatMap(({ userId }) => userId ?? []));
  const [hashes, have] = await Promise.all([
    hashesOf(document),
    Promise.all(users.map((userId) => hasSignature(ctx.tenantId, userId))),
  ]);
  const withSignature = users.filter((_, i) => have[i]);
  return actOn(ctx, id, { type: 'send', by: userActor(ctx), hashes, withSignature, bounced: [] });
}
