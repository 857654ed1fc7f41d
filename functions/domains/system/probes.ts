import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { GetSendQuotaCommand } from '@aws-sdk/client-ses';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/platform/env.ts';
import { s3 } from '#functions/platform/files.ts';
import { logger } from '#functions/platform/logger.ts';
import { ses } from '#functions/platform/mail/send.ts';
import { queueDepth } from '#functions/platform/queue.ts';
import { documents, tableName } from '#functions/platform/table.ts';

/** Its right is to send, not to ask: a refusal shows that SES answers. */
const answers = () =>
  ses.send(new GetSendQuotaCommand({})).catch((error: unknown) => {
    if (!(error instanceof Error) || !/AccessDenied/.test(error.name)) throw error;
  });

const PROBES = {
  table: () => documents.send(new GetCommand({ TableName: tableName(), Key: { pk: 'HEALTH', sk: 'HEALTH' } })),
  bucket: () => s3.send(new HeadBucketCommand({ Bucket: env.filesBucket() })),
  queue: () => queueDepth('outbox'),
  mail: answers,
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
