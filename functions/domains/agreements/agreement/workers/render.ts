import type { Printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { TemplateError } from '#functions/platform/documents/word/problem.ts';
import { eventWorker } from '#functions/platform/jobs/event-worker.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { printingOf } from '#functions/records/printing.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Document = Stored<object>;
/** The queue tries a message this often; the last failure is what the page shows. */
const LAST_TRY = 3;

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

/** Prints one state of a document. What has changed since has an event of its own; what is there stays. */
export const handler = eventWorker('document', {
  render: async ({ tenantId, payload, ...message }, tries) => {
    const { entity, id, hash, tell } = payload;
    const printed = PRINTED_KINDS.find((name) => name === entity);
    if (!printed) throw new Error(`nothing prints ${entity}`);
    const kind = await printingOf(printed);
    const document = await inState(kind, tenantId, id, hash);
    if (!document || (await kind.rendering.renderingOf(tenantId, document))?.state === 'ready') return;
    const rendering = await render(kind.print(tenantId, document), hash, tries);
    await kind.rendering.saveRendering(tenantId, id, rendering);
    if (!tell || rendering.state !== 'ready') return;
    const subject = kind.subject(document);
    const told = { id: message.id.slice(0, 26), at: message.at, kind: 'documentReady', subject } as const;
    await notify(tenantId, tell, { ...told, target: `${kind.page}/${id}` });
  },
});
