import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Cell } from '#functions/platform/excel/cells.ts';
import { csvFile } from '#functions/platform/excel/csv-write.ts';
import { type StreamedFile, zipStream } from '#functions/platform/excel/zip-stream.ts';
import { putStream, streamObject } from '#functions/platform/files/files.ts';
import { servicesOf } from '#functions/records/book.ts';
import { ARCHIVE_BYTES_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { archiveNaming } from '../archive/entries.ts';
import { agreementsOf, signedOf } from '../archive/signed.ts';
import { type Archive, archiveFiles, archiveStore, ZIP_TYPE } from '../archive/store.ts';
import type { EsignRecord } from '../store.ts';

/** Agreements that are read at a time. */
const BATCH = 100;

interface Signed {
  readonly agreement: Agreement;
  readonly documents: readonly EsignRecord[];
}
/** The agreements in the order of the list, each with its signed documents. */
async function* signedAgreements(ctx: UserContext, { kind, request, only }: Archive): AsyncGenerator<Signed> {
  const { store } = await (await servicesOf(kind)).kind();
  for (const nos of chunks(await agreementsOf(ctx, { kind, request, only }), BATCH)) {
    const [agreements, signed] = await Promise.all([store.many(ctx, nos, new Set(nos)), signedOf(ctx, kind, nos)]);
    for (const agreement of agreements)
      if (!agreement.deletedAt) yield { agreement, documents: signed.get(agreement.no) ?? [] };
  }
}

async function* only(content: Uint8Array) {
  yield content;
}

/** The files, and last the index, which names them all. */
async function* filesOf(ctx: UserContext, archive: Archive): AsyncGenerator<StreamedFile> {
  const naming = archiveNaming(archive.locale);
  const lines: (readonly Cell[])[] = [naming.heads];
  let done = 0;
  for await (const { agreement, documents } of signedAgreements(ctx, archive)) {
    if (documents.length === 0) lines.push(naming.unsigned(agreement));
    for (const { name, key, line } of documents.flatMap((document) => naming.entries(agreement, document))) {
      lines.push(line);
      yield { name, bytes: streamObject(key) };
    }
    done += 1;
    await archiveFiles.note(ctx.tenantId, archive, done);
  }
  yield { name: 'index.csv', bytes: only(csvFile(lines)) };
}

/** Stops before the archive is larger than its form allows. */
async function* withinLimit(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    if (bytes > ARCHIVE_BYTES_MAX) throw new AppError('esign.archiveTooLarge');
    yield part;
  }
}

async function writeArchive(ctx: UserContext, archive: Archive): Promise<void> {
  const key = archiveFiles.keyOf(ctx.tenantId, archive);
  await putStream(key, withinLimit(zipStream(filesOf(ctx, archive))), ZIP_TYPE);
}

/** Tells the user who asked. The archive names the note, so a repeat tells nothing. */
async function tellReady({ tenantId, now }: TenantContext, { id, userId, name: subject }: Archive): Promise<void> {
  const note = { id, at: now.toISOString(), kind: 'documentReady', subject } as const;
  await notify(tenantId, userId, { ...note, target: `/signedarchive/${id}` });
}

/** Writes an archive. A run that comes twice writes to the same place. Answers the number of agreements. */
export async function runArchive(ctx: TenantContext, archiveId: Id): Promise<number> {
  const archive = await archiveStore.get(ctx, archiveId);
  const done = await archiveFiles.write(ctx, archive, async () =>
    writeArchive(await actingUser(ctx, archive), archive),
  );
  if (done > 0) await tellReady(ctx, archive);
  return done;
}
