import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { hashesOf } from '../files.ts';
import { usersWithSignature } from '../signatures.ts';
import { withCurrentPrint } from '../source-print.ts';
import type { EsignRecord } from '../store.ts';
import { actOn, userActor } from '../view.ts';

/** Sends a draft to its first people, with its print as the source has it now. */
export async function sendSigning(ctx: UserContext, id: Id): Promise<EsignRecord> {
  const document = await withCurrentPrint(ctx, id);
  const [hashes, withSignature] = await Promise.all([hashesOf(document), usersWithSignature(ctx.tenantId, document)]);
  return actOn(ctx, id, { type: 'send', by: userActor(ctx), hashes, withSignature, bounced: [] });
}
