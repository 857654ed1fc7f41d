import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSRecord } from 'aws-lambda';
import { LOCAL_CREDENTIALS } from '#scripts/local/create-table.ts';
import { listen, readBody } from '#scripts/local/http.ts';
import { startS3 } from '#scripts/local/s3/server.ts';

export interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The parts of one raw mail that a test reads: whom it goes to, and its words with the line breaks of transport undone. */
function mailOf(body: string): Mail {
  const form = new URLSearchParams(body);
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8');
  return { to: form.get('Destinations.member.1') ?? '', text: raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=') };
}

/**
 * A bucket and a mail service of a test file's own, in the environment before any handler is loaded.
 */
export async function startPaper() {
  const dir = await mkdtemp(join(tmpdir(), 'backline-test-files-'));
  const files = await startS3({ port: 0, dir, buckets: ['test-files'], keys: LOCAL_CREDENTIALS, origins: [] });
  const mails: Mail[] = [];
  /** The code with which the mail service refuses; undefined: it takes all. */
  const service: { refuses?: string } = {};
  const ses = await listen(0, async (req, res) => {
    const body = (await readBody(req, 10_000_000)).toString();
    if (service.refuses) {
      const error = `<Error><Type>Sender</Type><Code>${service.refuses}</Code><Message>no</Message></Error>`;
      res.writeHead(400, { 'content-type': 'text/xml' });
      res.end(`<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${error}</ErrorResponse>`);
      return;
    }
    mails.push(mailOf(body));
    const reply = '<SendRawEmailResult><MessageId>test</MessageId></SendRawEmailResult>';
    res.writeHead(200, { 'content-type': 'text/xml' });
    res.end(`<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${reply}</SendRawEmailResponse>`);
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: files.url,
    FILES_BUCKET: 'test-files',
    AWS_ENDPOINT_URL_SES: ses.url,
  });
  const stop = async () => {
    await Promise.all([files.close(), ses.close()]);
    await rm(dir, { recursive: true, force: true });
  };
  return { mails, service, stop };
}

/** One message as its queue hands it over. */
export const sqsRecord = (message: unknown, receives = 1): SQSRecord => ({
  messageId: 'm',
  receiptHandle: 'r',
  body: JSON.stringify(message),
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:test',
  awsRegion: 'eu-west-1',
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: '0',
    SenderId: 't',
    ApproximateFirstReceiveTimestamp: '0',
  },
});
