import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { MadeFiles } from '#functions/platform/record/made-file.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { ArchiveInput, ArchiveState } from '#shared/domains/agreements/esign/archive-routes.ts';
import { ARCHIVE_DAYS } from '#shared/kernel/record/file.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns of an archive, both in the partition of its record:
 *   the request      pk <tenant>#signedArchive#<no>  sk R
 *   the progress     same partition  sk P
 */
interface ArchiveFields extends Pick<ArchiveInput, 'kind' | 'request' | 'locale'>, Asker {
  readonly name: string;
  /** Numbers of the selection. Without them, the archive has the whole list. */
  readonly only?: readonly number[];
  readonly total: number;
  readonly unsigned: number;
}
export type Archive = Stored<ArchiveFields>;

const ENTITY = 'signedArchive';
export const ZIP_TYPE = 'application/zip';

export const archiveStore = new RecordStore<ArchiveFields>({ name: ENTITY, title: ({ name }) => name });

export const archiveFiles = new MadeFiles({
  entity: ENTITY,
  folder: 'archives',
  type: ZIP_TYPE,
  keepDays: ARCHIVE_DAYS,
});

/** Writes an archive with its work: the outbox hands it to the bulk worker. */
export async function beginArchive(ctx: UserContext, data: ArchiveFields): Promise<Archive> {
  const made = await archiveStore.prepare(ctx, data);
  const outbox = [emit('signedArchive', { archiveId: made.id })];
  await commit(archiveStore.writes(ctx, undefined, made, { outbox }));
  return made;
}

/** How far an archive is, with the address of its file once there is one. */
export const stateOf = async (ctx: UserContext, archive: Archive): Promise<ArchiveState> => ({
  ...(await archiveFiles.stateOf(ctx, archive)),
  unsigned: archive.unsigned,
});
