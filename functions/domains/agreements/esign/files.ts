import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sha256 } from './digest.ts';
import type { EsignRecord } from './store.ts';

const PDF = 'application/pdf';
/** S3's client is for who touches a file alone. */
const files = () => import('#functions/platform/files/files.ts');

/** The hashes of the files as they are stored now. */
export async function hashesOf(document: Pick<EsignRecord, 'files'>): Promise<Record<Id, string>> {
  const { getObject } = await files();
  const hashes = document.files.map(async ({ id, key }) => [id, sha256(await getObject(key))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

/** The file as it is handed out: sealed, or the invoice with its number instead of the proforma. */
async function handedOut(tenantId: string, file: SignFile) {
  if (file.sealed) return { ...file, key: file.sealed.key };
  if (!file.invoiceId) return file;
  const { issuedPdf } = await import('#functions/domains/agreements/invoice/public/bundled.ts');
  return (await issuedPdf(tenantId, file.invoiceId)) ?? file;
}

/** The address of a file for a minute. */
export async function fileAddress(
  { tenantId }: Pick<TenantContext, 'tenantId'>,
  document: EsignRecord,
  { fileId, inline }: { readonly fileId: Id; readonly inline: boolean },
) {
  const file = document.files.find(({ id }) => id === fileId);
  if (!file) throw new AppError('notFound');
  const { presignDownload } = await files();
  const { key, name, size } = await handedOut(tenantId, file);
  return { url: await presignDownload({ key, name, type: PDF, inline }), name, type: PDF, size };
}
