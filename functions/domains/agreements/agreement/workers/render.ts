import type { Printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import { TemplateError } from '#functions/platform/documents/word/problem.ts';
import { eventWorker } from '#functions/platform/jobs/event-worker.ts';
import { LAST_TRY } from '#functions/platform/jobs/trying.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { printingOf } from '#functions/records/printing.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import type { EventMessage } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Document = Stored<object>;

async function render(made: Promise<Rendering['files']>, hash: string, tries: number): Promise<Rendering> {
  try {
    return { hash, state: 'ready', files: await made };
  } catch (e) {
    if (e instanceof TemplateError) return { hash, state: 'failed', files: [], problem: 'template' };
    // No room comes of trying again.
    if (e instanceof AppError && e.code === 'file.full') return { hash, state: 'failed', files: [], problem: 'full' };
    if (tries < LAST_TRY) throw e;
    logger.error('a document was not printed', e as Error);
    return { hash, state: 'failed', files: [], problem: 'failed' };
  }
}

/**
 * The document while it is in this state. Once it is not, nobody waits for the agreement: it is asked for again should the
 * document come back to it, as it may have in between.
 */
async function inState(
  { store, rendering }: Printing<object>,
  tenantId: string,
  id: Id,
  hash: string,
): Promise<Document | undefined> {
  const find = async () => {
    const found = await store.find({ tenantId }, id);
    return found && !found.deletedAt && rendering.hashOf(found) === hash ? found : undefined;
  };
  const found = await find();
  if (found) return found;
  await rendering.dropPending(tenantId, id, hash);
  return find();
}

type Message = Pick<EventMessage<'render'>, 'tenantId' | 'id' | 'at' | 'actorId' | 'payload'>;

/** Prints a state that has no files yet. What has changed since has an event of its own. */
async function printed(kind: Printing<object>, { tenantId, payload }: Message, tries: number) {
  const { id, hash } = payload;
  const document = await inState(kind, tenantId, id, hash);
  if (!document) return undefined;
  const known = await kind.rendering.renderingOf(tenantId, document);
  if (known?.state === 'ready') return { document, rendering: known, isNew: false };
  const rendering = await render(kind.print(tenantId, document), hash, tries);
  await kind.rendering.saveRendering(tenantId, id, rendering);
  return { document, rendering, isNew: true };
}

/** Sends on the work that waited for the files, or for the news that there are none. */
async function goOn({ tenantId, actorId, payload }: Message, title: string): Promise<void> {
  const { entity, id: recordId, next } = payload;
  if (!next) return;
  const now = new Date();
  const outbox = [next];
  const log = { id: newId(now), entity, no: noOf(recordId), recordId, title, action: 'render', changes: [], outbox };
  await commit([activityWrite({ tenantId, now, actor: { userId: actorId, name: 'Backline' } }, log)]);
}

/** Prints one state of a document, and tells who waits for it. */
export const handler = eventWorker('document', {
  render: async (message, tries) => {
    const { tenantId, payload, id, at } = message;
    const { entity, tell } = payload;
    const kind = await printingOf(entity);
    const done = await printed(kind, message, tries);
    if (!done) return;
    const subject = kind.subject(done.document);
    await goOn(message, subject);
    if (!tell || !done.isNew || done.rendering.state !== 'ready') return;
    const told = { id: id.slice(0, 26), at, kind: 'documentReady', subject } as const;
    await notify(tenantId, tell, { ...told, target: `${kind.page}/${payload.id}` });
  },
});
