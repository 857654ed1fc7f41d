import * as z from 'zod';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { acceptAllWithin, sayingFull } from '#functions/domains/reference/client/public/accept.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { StoredFile } from '#functions/platform/files/files.ts';
import { FileFields } from '#shared/domains/attached/file/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { MAX_FILES } from '#shared/domains/booking/webform/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { FileName } from '#shared/kernel/record/file.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

const Sent = z.array(z.object({ key: z.string().max(200), name: FileName })).max(MAX_FILES);

export interface Attachment extends StoredFile {
  readonly name: string;
}

/**
 * Accepts the files that the page's script has sent, as far as they arrived whole. Anything odd refuses the request.
 */
export async function acceptFiles(tenantId: string, text: string): Promise<Attachment[]> {
  if (text === '') return [];
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new AppError('webform.files');
  }
  const parsed = Sent.safeParse(sent);
  if (!parsed.success) throw new AppError('webform.files');
  const uploads = parsed.data.map(({ key }) => ({ key, purpose: 'attachment' as const }));
  const stored = await sayingFull('webform.full', acceptAllWithin(tenantId, uploads));
  return stored.map((file, i) => ({ ...file, name: parsed.data[i]?.name ?? '' }));
}

/** Returns the writes of the files, for the transaction of their show. */
export async function fileWrites(
  ctx: UserContext,
  show: Stored<ShowFields>,
  sender: string,
  files: readonly Attachment[],
): Promise<Write[]> {
  const records = files.map((file) =>
    FileFields.parse({
      ...file,
      entity: 'show',
      recordId: show.id,
      recordTitle: show.number,
      uploadedBy: sender,
      artistIds: show.artists.map(({ artistId }) => artistId),
    }),
  );
  const writes = await Promise.all(
    records.map(async (record) => fileStore.writes(ctx, undefined, await fileStore.prepare(ctx, record))),
  );
  return writes.flat();
}
