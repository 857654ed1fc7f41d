import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { filesAnswer } from '#functions/platform/files/files.ts';
import { queueDepth } from '#functions/platform/jobs/queue.ts';
import { mailAnswers } from '#functions/platform/mail/send.ts';
import { logger } from '#functions/platform/runtime/logger.ts';

const PROBES = {
  table: () => documents.send(new GetCommand({ TableName: tableName(), Key: { pk: 'HEALTH', sk: 'HEALTH' } })),
  bucket: filesAnswer,
  queue: () => queueDepth('outbox'),
  mail: mailAnswers,
} as const;

/** Does one part answer, and how fast. */
async function probe(name: keyof typeof PROBES) {
  const start = performance.now();
  const ok = await PROBES[name]().then(
    () => true,
    (error: unknown) => {
      logger.error('health', { probe: name, error: error as Error });
      return false;
    },
  );
  return { name, ok, ms: Math.round(performance.now() - start) };
}

/** Every part of the service, side by side. */
export async function probeAll() {
  const checks = await Promise.all((Object.keys(PROBES) as (keyof typeof PROBES)[]).map(probe));
  return { ok: checks.every((check) => check.ok), checks };
}
