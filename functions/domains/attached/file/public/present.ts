import { findRecord } from '#functions/domains/identity/subject/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { CURRENT, fileStore, findFiles, lineOf } from '../store.ts';

type StoredFile = Stored<FileFields>;
type Tenant = Pick<TenantContext, 'tenantId'>;

/** The newest version of each file, in the same order and each once. */
async function newestOf(ctx: Tenant, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const lines = [...new Set(files.map(lineOf))];
  const found = await findFiles(ctx, [{ column: 'line', anyOf: lines.map(noOf) }, CURRENT]);
  return lines.flatMap((line) => found.find((file) => lineOf(file) === line && !file.isOld) ?? []);
}

/** Leaves out the files of deleted records, which are out of reach. */
async function onPresentRecords(ctx: Tenant, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const records = new Map(files.map((file) => [file.recordId, file]));
  const there = await Promise.all([...records].map(async ([id, file]) => ((await findRecord(ctx, file)) ? [id] : [])));
  const ids = new Set(there.flat());
  return files.filter(({ recordId }) => ids.has(recordId));
}

/**
 * Finds those of these files that are still there, in this order. With `isNewest`, it finds the newest version of each,
 * also where the version with the id was deleted.
 */
export async function presentFiles(ctx: Tenant, ids: readonly Id[], isNewest: boolean): Promise<StoredFile[]> {
  const nos = ids.map(noOf);
  const byId = new Map((await fileStore.many(ctx, nos, new Set(nos))).map((file) => [file.id, file]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  const files = isNewest ? await newestOf(ctx, known) : known.filter(({ deletedAt }) => !deletedAt);
  return onPresentRecords(ctx, files);
}
