import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from './logger.ts';

/**
 * The one way to make a queue worker: each message alone, the failed ones go back to the queue and after their tries to
 * the dead-letter queue. A message may come twice: make the work idempotent by its id.
 */
export function worker<T>(name: string, run: (message: T, record: SQSRecord) => Promise<void>) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records) {
      logger.resetKeys();
      logger.appendKeys({ worker: name, messageId: record.messageId });
      try {
        await run(JSON.parse(record.body) as T, record);
      } catch (e) {
        logger.error('failed', e as Error);
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };
}
