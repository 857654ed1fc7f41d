import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { type Progress, progressOf, saveProgress } from '#functions/platform/record/progress.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
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
const KEEP_SECONDS = ARCHIVE_DAYS * 86_400;
const GONE = { state: 'failed', done: 0, problem: 'file.gone' } as const;

export const archiveStore = new RecordStore<ArchiveFields>({ name: ENTITY, title: ({ name }) => name });

/** A second run writes to the same key. */
export const archiveKey = (tenantId: string, { id }: Archive): string => `archives/${tenantId}/${id}`;

/** Writes an archive with its work: the outbox hands it to the bulk worker. */
export async function beginArchive(ctx: UserContext, data: ArchiveFields): Promise<Archive> {
  const made = await archiveStore.prepare(ctx, data);
  const outbox = [emit('signedArchive', { archiveId: made.id })];
  await commit(archiveStore.writes(ctx, undefined, made, { outbox }));
  return made;
}

export const archiveProgress = (tenantId: string, archive: Archive): Promise<Progress> =>
  progressOf(tenantId, ENTITY, archive);
export const saveArchive = (tenantId: string, archive: Archive, progress: Progress): Promise<void> =>
  saveProgress(tenantId, ENTITY, archive, { ...progress, keepSeconds: KEEP_SECONDS });

/** How far an archive is, with the address of its file once there is one. */
export async function stateOf(ctx: UserContext, archive: Archive): Promise<ArchiveState> {
  const { id, total, unsigned, name, createdAt } = archive;
  const expires = Date.parse(createdAt) + KEEP_SECONDS * 1000;
  const isGone = ctx.now.getTime() > expires;
  const { state, done, problem }: Progress = isGone ? GONE : await archiveProgress(ctx.tenantId, archive);
  const file = { key: archiveKey(ctx.tenantId, archive), name, type: ZIP_TYPE };
  const said = { id, total, unsigned, name, state, done, expiresAt: new Date(expires).toISOString() };
  return {
    ...said,
    ...(state === 'ready' ? { url: await presignDownload(file) } : {}),
    ...(problem ? { problem: await messageOf(ctx.locale, problem) } : {}),
  };
}
