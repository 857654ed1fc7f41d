import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { freeFileName } from '#shared/domains/attached/file/rules.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { fileStore, filesOf, renamed } from '../store.ts';

/** Builds the writes that put a stored file with a record, under a name that is free there. */
export async function attaching(
  ctx: TenantContext,
  fields: FileFields,
): Promise<{ readonly fileId: Id; readonly writes: readonly Write[] }> {
  const there = await filesOf(ctx, fields);
  const name = freeFileName(fields.name, new Set(there.map((file) => fold(file.name))));
  const file = await fileStore.prepare(ctx, { ...fields, name });
  const names = await renamed(ctx, file, undefined, name);
  return { fileId: file.id, writes: fileStore.writes(ctx, undefined, file, { extra: names }) };
}
