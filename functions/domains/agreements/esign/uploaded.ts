import { acceptAllFor, acceptFor } from '#functions/domains/reference/client/public/accept.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { getObject, type StoredFile } from '#functions/platform/files/files.ts';
import { weighOnce } from '#functions/platform/files/usage.ts';
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
    const view = await actAs(ctx, id, { type: 'addFile', by: userActor(ctx), file });
    await weighOnce(ctx.tenantId, stored);
    return view;
  });

async function factsOf(ctx: UserContext, stored: readonly StoredFile[], uploads: readonly Upload[]) {
  const facts: ManualFileFacts[] = [];
  // One after another: together they may fill the memory.
  for (const [i, { key, type, size }] of stored.entries()) {
    const hash = sha256(await getObject(key));
    facts.push({ id: newId(ctx.now), key, name: uploads[i]?.name ?? '', type, size, sha256: hash, isClean: true });
  }
  return facts;
}

interface OnPaper extends Pick<Command<'completeManually'>, 'date' | 'reason'> {
  readonly files: readonly Upload[];
}
/** Ends a document with the scans of its paper. Nothing of refused ones is kept. */
export function completeOnPaper(ctx: UserContext, id: Id, { files: uploads, date, reason }: OnPaper) {
  const wanted = uploads.map(({ key }) => ({ key, purpose: 'esignManual' as const }));
  return acceptAllFor(ctx.tenantId, wanted, async (stored): Promise<EsignView> => {
    const files = await factsOf(ctx, stored, uploads);
    const fileIds = files.map((file) => file.id);
    const view = await actAs(ctx, id, { type: 'completeManually', by: userActor(ctx), date, reason, fileIds, files });
    for (const file of stored) await weighOnce(ctx.tenantId, file);
    return view;
  });
}
