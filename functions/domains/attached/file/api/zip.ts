import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { type Packed, pack, zipOf } from '#functions/platform/excel/zip.ts';
import { checkScanned, getObject, presignDownload, putObject } from '#functions/platform/files/files.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { ZIP_BYTES_MAX, zipNames } from '#shared/domains/attached/file/rules.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { fileFor } from '../public/access.ts';

const NAME = 'files.zip';
const TYPE = 'application/zip';

/** One after the other: only one unpacked file is in memory at a time. */
async function packed(files: readonly FileFields[]): Promise<Buffer> {
  const names = zipNames(files.map(({ name }) => name));
  const parts: Packed[] = [];
  for (const [i, file] of files.entries()) parts.push(await pack(names[i] ?? file.name, [await getObject(file.key)]));
  return zipOf(parts);
}

/** My selection as one archive, to be fetched within a minute and gone within a day. */
export const handler = endpoint(fileContract.routes.zip, async ({ body, ctx }) => {
  const files = await Promise.all([...new Set(body.ids)].map((id) => fileFor(ctx, id)));
  for (const { key } of files) await checkScanned(key);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > ZIP_BYTES_MAX) throw new AppError('file.zipTooLarge', { field: 'ids', params: { max: ZIP_BYTES_MAX } });
  const { key, size } = await putObject(`exports/${ctx.tenantId}/${newId(ctx.now)}`, await packed(files), TYPE);
  return { url: await presignDownload({ key, name: NAME, type: TYPE }), name: NAME, type: TYPE, size };
});
