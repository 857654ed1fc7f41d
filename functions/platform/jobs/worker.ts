import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '#functions/platform/runtime/logger.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';
import { DELIVERIES } from '#shared/kernel/contract/job.ts';
import { noteLastWords } from './last-words.ts';

/** The tenant and actor of a message, if it names them. Ids only. */
interface Traced {
  readonly tenantId?: string;
  readonly actorId?: string;
}

const isLastTry = ({ attributes }: SQSRecord): boolean => Number(attributes.ApproximateReceiveCount) >= DELIVERIES;

/**
 * The only way to make a queue worker. Each message is handled alone. A failed one returns to the queue, and after its
 * last try to the dead-letter queue. A message may arrive twice: make the work idempotent by its id. The answer of
 * `run` is logged.
 */
export function worker<T>(name: string, run: (message: T, record: SQSRecord) => Promise<object>) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records) {
      logger.resetKeys();
      logger.appendKeys({ worker: name, messageId: record.messageId });
      const startedAt = performance.now();
      try {
        const message = JSON.parse(record.body) as T & Traced;
        logger.appendKeys({ tenantId: message.tenantId, actorId: message.actorId });
        const done = await run(message, record);
        logger.info('done', { ...done, durationMs: Math.round(performance.now() - startedAt) });
      } catch (e) {
        logFailure('failed', e, { durationMs: Math.round(performance.now() - startedAt) });
        if (isLastTry(record)) await noteLastWords(record.messageId, e);
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };
}
