import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import type { BulkReport } from '#shared/domains/agreements/bulk-send/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import { ok } from '#test/support/api.ts';
import type { Agency, TestUser } from '#test/support/fixtures.ts';
import { promised, type WrittenRecord } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { runAs, workerOf } from '#test/support/rights.ts';

async function handed(queue: 'signing' | 'document', messages: readonly EventMessage[], tries = 1): Promise<void> {
  const worker =
    queue === 'signing'
      ? import('#functions/domains/agreements/bulk-send/workers/send.ts')
      : import('#functions/domains/agreements/agreement/workers/render.ts');
  const { handler } = await worker;
  for (const message of messages) {
    const event = { Records: [sqsRecord(message, tries)] };
    const { batchItemFailures } = await runAs(workerOf(queue), () => handler(event));
    if (batchItemFailures.length > 0) throw new Error(`the ${queue} worker failed`);
  }
}

/** Prints what was asked for on a record, and goes on with the bulk sends that wait for it. */
export async function printAndGoOn(of: WrittenRecord): Promise<void> {
  await handed('document', await promised(of, 'render'));
  await handed('signing', await promised(of, 'bulkSend'));
}

/** Works on all shows of a bulk send, as the queue does. A repeat finds them done. */
export const workOn = async ({ tenantId }: Agency, id: string): Promise<void> =>
  handed('signing', await promised({ tenantId, entity: 'bulk-send', id }, 'bulkSend'));

export const reportOf = (user: TestUser, id: string): Promise<BulkReport> =>
  ok(bulkSendContract.routes.report, user, { params: { id } });
