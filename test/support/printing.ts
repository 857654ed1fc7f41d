import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SQSRecord } from 'aws-lambda';
import { LOCAL_CREDENTIALS } from '#scripts/local/create-table.ts';
import { listen, readBody } from '#scripts/local/http.ts';
import { startS3 } from '#scripts/local/s3/server.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { localstackBehind } from '#test/support/localstack.ts';

export interface Mail {
  readonly to: string;
  readonly text: string;
  /** The name that readers see, and the address for their answer. */
  readonly from: string;
  readonly replyTo: string | undefined;
  /** The mail service returns them with its reports. */
  readonly tags: Readonly<Record<string, string>>;
}

const tagsIn = (form: URLSearchParams): Mail['tags'] =>
  Object.fromEntries(
    [...form].flatMap(([field, name]) =>
      /^Tags\.member\.\d+\.Name$/.test(field) ? [[name, form.get(field.replace(/Name$/, 'Value')) ?? '']] : [],
    ),
  );

/** Reads the recipients and the words of one raw mail, without the line breaks of transport. */
function mailOf(body: string): Mail {
  const form = new URLSearchParams(body);
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim();
  return {
    to: form.get('Destinations.member.1') ?? '',
    text: raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
    from: header('From') ?? '',
    replyTo: header('Reply-To'),
    tags: tagsIn(form),
  };
}

interface Reply {
  readonly status: number;
  readonly xml: string;
}
const SES = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"';
const takenAs = (id: string) =>
  `<SendRawEmailResponse ${SES}><SendRawEmailResult><MessageId>${id}</MessageId></SendRawEmailResult></SendRawEmailResponse>`;
const refused = (code: string) =>
  `<ErrorResponse ${SES}><Error><Type>Sender</Type><Code>${code}</Code><Message>no</Message></Error></ErrorResponse>`;

/** Sends the same request to LocalStack's SES and returns its reply. */
async function askLocalstack(url: string, { headers }: IncomingMessage, body: string): Promise<Reply> {
  const { authorization = '', 'content-type': type = '' } = headers;
  const reply = await fetch(url, { method: 'POST', headers: { authorization, 'content-type': type }, body });
  return { status: reply.status, xml: await reply.text() };
}

/** Starts a mail service that remembers its mails, and sets the environment before any handler is loaded. */
export async function startMail() {
  const mails: Mail[] = [];
  /** The code with which the mail service refuses, and the one address that it rejects; undefined accepts all. */
  const service: { refuses?: string; refusesTo?: string | undefined } = {};
  const localstack = localstackBehind();
  const answer = async (req: IncomingMessage, body: string): Promise<Reply> => {
    if (service.refuses) return { status: 400, xml: refused(service.refuses) };
    if (service.refusesTo && mailOf(body).to === service.refusesTo)
      return { status: 400, xml: refused('MessageRejected') };
    const reply = localstack ? await askLocalstack(localstack, req, body) : { status: 200, xml: takenAs(randomUUID()) };
    if (reply.status === 200) mails.push(mailOf(body));
    return reply;
  };
  const { url, close } = await listen(0, async (req, res) => {
    const { status, xml } = await answer(req, (await readBody(req, 10_000_000)).toString());
    res.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  });
  process.env.AWS_ENDPOINT_URL_SES = url;
  return { mails, service, close };
}

/** Starts a bucket and sets the environment before any handler is loaded. LocalStack's bucket exists already. */
export async function startBucket(): Promise<() => Promise<void>> {
  if (localstackBehind()) return async () => undefined;
  const dir = tempFolder('test-files');
  const files = await startS3({ port: 0, dir, buckets: ['test-files'], keys: LOCAL_CREDENTIALS, origins: [] });
  Object.assign(process.env, { AWS_ENDPOINT_URL_S3: files.url, FILES_BUCKET: 'test-files' });
  return async () => {
    await files.close();
  };
}

/** Starts a bucket and a mail service for tests outside test/api: the API tests share theirs (mailbox.ts). */
export async function startPrinting() {
  const [{ mails, service, close }, stopBucket] = await Promise.all([startMail(), startBucket()]);
  const stop = async () => {
    await Promise.all([close(), stopBucket()]);
  };
  return { mails, service, stop };
}

/** Makes a record of one message as its queue hands it over. */
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
