import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { signFileOf } from '../sign-file.ts';

type Added = Pick<SignFile, 'role' | 'key' | 'name'> & { readonly invoiceId?: SignFile['invoiceId'] };

/** Keeps a copy under the name of its content: the record may get another file, and the signing may not. */
async function copied({ tenantId }: Pick<TenantContext, 'tenantId'>, key: string): Promise<string> {
  const { getObject } = await import('#functions/platform/files/files.ts');
  return (await storeDocumentWithin(tenantId, await getObject(key), 'pdf')).key;
}

/** Takes a stored PDF of a record as a file of a draft. Refuses what cannot be sealed. */
export const addedFile = async (ctx: Pick<TenantContext, 'tenantId' | 'now'>, file: Added): Promise<SignFile> =>
  signFileOf({ ...file, key: await copied(ctx, file.key), id: newId(ctx.now), field: 'files' });
