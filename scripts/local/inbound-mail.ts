import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { INBOUND } from '#infra/lifetimes.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './create-table.ts';
import type { Queue } from './sqs/queue.ts';

interface Places {
  readonly files: string;
  readonly bucket: string;
  readonly outbox: Queue;
}

/** The headers by which SES tells what its checks found. The stand-in vouches for every sender. */
const VERDICTS = [
  'X-SES-Spam-Verdict: PASS',
  'X-SES-Virus-Verdict: PASS',
  'Authentication-Results: amazonses.com; spf=pass; dkim=pass; dmarc=pass',
  '',
].join('\r\n');

/** Stands in for the receipt rule of SES: a mail goes to the bucket, which reports it to the outbox queue. */
export async function takeMail({ files, bucket, outbox }: Places, raw: Buffer): Promise<void> {
  const s3 = new S3Client({
    endpoint: files,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    forcePathStyle: true,
  });
  const [key, Body] = [`${INBOUND}${randomUUID()}`, Buffer.concat([Buffer.from(VERDICTS), raw])];
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body }));
  const payload = { object: { key, size: Body.length } };
  const message = { id: randomUUID(), type: 'inboundMail', tenantId: '', actorId: 'ses', at: new Date().toISOString() };
  outbox.send(JSON.stringify({ ...message, payload }));
}
