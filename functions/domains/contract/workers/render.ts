import { notify } from '#functions/domains/notification/store.ts';
import { TemplateError } from '#functions/platform/documents/word/problem.ts';
import { logger } from '#functions/platform/logger.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { worker } from '#functions/platform/worker.ts';
import type { ContractFields, Rendering } from '#shared/domains/contract/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { storePaper } from '../files.ts';
import { hashOf, type RenderTask, renderingOf, saveRendering } from '../rendering.ts';
import { contractStore } from '../store.ts';

type Contract = Stored<ContractFields>;
/** The queue tries a message this often; the last failure is what the page shows. */
const LAST_TRY = 3;

async function render(tenantId: string, contract: Contract, hash: string, tries: number): Promise<Rendering> {
  try {
    return { hash, state: 'ready', files: await storePaper(tenantId, contract) };
  } catch (e) {
    if (e instanceof TemplateError) return { hash, state: 'failed', files: [], problem: 'template' };
    // No room comes of trying again.
    if (e instanceof AppError && e.code === 'file.full') return { hash, state: 'failed', files: [], problem: 'full' };
    if (tries < LAST_TRY) throw e;
    logger.error('a contract could not be put on paper', e as Error);
    return { hash, state: 'failed', files: [], problem: 'failed' };
  }
}

/** Puts one state of a contract on paper. What has changed since has a task of its own; what is there stays. */
export const handler = worker<OutboxMessage>('document', async (message, record) => {
  const { contractId, hash, tell } = message.payload as unknown as RenderTask;
  const contract = await contractStore.find(message, contractId);
  if (!contract || contract.deletedAt || hashOf(contract) !== hash) return;
  if ((await renderingOf(message.tenantId, contract))?.state === 'ready') return;
  const tries = Number(record.attributes.ApproximateReceiveCount);
  const rendering = await render(message.tenantId, contract, hash, tries);
  await saveRendering(message.tenantId, contractId, rendering);
  if (!tell || rendering.state !== 'ready') return;
  await notify(message.tenantId, tell, {
    id: message.id.slice(0, 26),
    at: message.at,
    kind: 'documentReady',
    subject: contract.number,
    target: `/contract/${contract.id}`,
  });
});
