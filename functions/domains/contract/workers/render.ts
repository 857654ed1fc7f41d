import { notify } from '#functions/domains/notification/store.ts';
import { TemplateError } from '#functions/platform/documents/word/problem.ts';
import { logger } from '#functions/platform/logger.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { worker } from '#functions/platform/worker.ts';
import type { ContractFields, Rendering } from '#shared/domains/contract/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { storePaper } from '../files.ts';
import { dropPending, hashOf, type RenderTask, renderingOf, saveRendering } from '../rendering.ts';
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

/**
 * The contract while it is in this state. Once it is not, nobody waits for the paper: it is asked for again should the
 * contract come back to it, as it may have in between.
 */
async function inState(tenantId: string, id: Id, hash: string): Promise<Contract | undefined> {
  const find = async () => {
    const contract = await contractStore.find({ tenantId }, id);
    return contract && !contract.deletedAt && hashOf(contract) === hash ? contract : undefined;
  };
  const contract = await find();
  if (contract) return contract;
  await dropPending(tenantId, id, hash);
  return find();
}

/** Puts one state of a contract on paper. What has changed since has a task of its own; what is there stays. */
export const handler = worker<OutboxMessage>('document', async (message, record) => {
  const { contractId, hash, tell } = message.payload as unknown as RenderTask;
  const contract = await inState(message.tenantId, contractId, hash);
  if (!contract) return;
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
