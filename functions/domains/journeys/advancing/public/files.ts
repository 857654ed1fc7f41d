import { attaching } from '#functions/domains/attached/file/public/attach.ts';
import { showSubject } from '#functions/domains/booking/show/public/subject.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import { FileFields } from '#shared/domains/attached/file/schemas.ts';
import type { Answer } from '#shared/domains/journeys/advancing/schemas.ts';
import { ANSWERS } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { EventMessage } from '#shared/events.ts';
import { advancingStore, type RequestRecord } from '../store.ts';
import { fileInShow, filesOf } from './file-items.ts';

const TRIES = 10;

interface Approved {
  readonly event: EventMessage<'advancing'>;
  readonly request: RequestRecord;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly now: Date;
}

/** Puts one file with the files of the show. A repeat finds it there. */
const intoShow = ({ event, request, now }: Approved, fileId: string): Promise<void> =>
  retryOvertaken(async () => {
    const { tenantId } = event;
    const [head, files, show] = await Promise.all([
      advancingStore.get({ tenantId }, request.id),
      filesOf(tenantId, request.no),
      showStore.find({ tenantId }, request.show.showId),
    ]);
    const file = files[fileId];
    if (!file || file.showFileId || !show || show.deletedAt) return;
    const { title, artistIds = [] } = showSubject(show);
    const ctx = { tenantId, now, actor: { userId: head.author.userId, name: file.by.name } };
    const fields = FileFields.parse({
      entity: 'show',
      recordId: show.id,
      recordTitle: title,
      artistIds: [...artistIds],
      name: file.name,
      type: file.type,
      size: file.size,
      key: file.object,
      uploadedBy: `${file.by.name} (${head.name})`,
    });
    const made = await attaching(ctx, fields);
    const after = advancingStore.next(ctx, head, { ...head, fileBytes: (head.fileBytes ?? 0) - file.size });
    const extra = [...made.writes, fileInShow(tenantId, request.no, file, made.fileId)];
    await commit(advancingStore.writes(ctx, head, after, { extra }));
  }, TRIES);

/** The files of approved answers become files of the show. */
export async function filesIntoShow(approved: Approved, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    for (const { fileId } of ANSWERS.file.safeParse(approved.answers[key]?.value).data ?? [])
      await intoShow(approved, fileId);
}
