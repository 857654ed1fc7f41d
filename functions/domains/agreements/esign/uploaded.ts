import { acceptAllWithin, acceptFor } from '#functions/domains/reference/client/public/accept.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { getObject } from '#functions/platform/files/files.ts';
import type { Command, ManualFileFacts } from '#shared/domains/agreements/esign/commands.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sha256 } from './digest.ts';
import { signFileOf } from './sign-file.ts';
import { actAs, userActor } from './view.ts';

interface Upload {
  readonly key: string;
  readonly name: string;
}
type Role = Command<'addFile'>['file']['role'];

/** Adds an uploaded PDF to a draft. Nothing of a refused one is kept. */
export const addUpload = (ctx: UserContext, id: Id, { key, name, role }: Upload & { readonly role: Role }) =>
  acceptFor({ tenantId: ctx.tenantId, key, purpose: 'esignFile' }, async (stored): Promise<EsignView> => {
    const file = await signFileOf({ id: newId(ctx.now), key: stored.key, name, role, field: 'key' });
    return actAs(ctx, id, { type: 'addFile', by: userActor(ctx), file });
  });

/** Takes over the scans of a document that was signed on paper. */
export async function acceptScans(ctx: UserContext, uploads: readonly Upload[]): Promise<ManualFileFacts[]> {
  const wanted = uploads.map(({ key }) => ({ key, purpose: 'esignManual' as const }));
  const stored = await acceptAllWithin(ctx.tenantId, wanted);
  const facts: ManualFileFacts[] = [];
  // One after another: together they may fill the memory.
  for (const [i, { key, type, size }] of stored.entries()) {
    const hash = sha256(await getObject(key));
    facts.push({ id: newId(ctx.now), key, name: uploads[i]?.name ?? '', type, size, sha256: hash, isClean: true });
  }
  return facts;
}
