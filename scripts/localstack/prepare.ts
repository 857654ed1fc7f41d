import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses';
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createTable, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import { type Account, accountVariables, newAccount } from './account.ts';
import { LOCALSTACK_ENDPOINT, SERVICES } from './endpoint.ts';

const TABLE = 'backline';
const clientConfig = (credentials: Account) => ({ endpoint: LOCALSTACK_ENDPOINT, region: LOCAL_REGION, credentials });

async function createBucket(account: Account): Promise<string> {
  const s3 = new S3Client({ ...clientConfig(account), forcePathStyle: true });
  const Bucket = `files-${account.accessKeyId}`;
  const CreateBucketConfiguration = { LocationConstraint: LOCAL_REGION } as const;
  await s3.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration }));
  return Bucket;
}

async function createQueues(account: Account): Promise<Record<string, string>> {
  const sqs = new SQSClient(clientConfig(account));
  const urls = QUEUES.map(async (name): Promise<[string, string]> => {
    const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: name }));
    // It names the queue's host by a domain that needs a name server.
    return [`QUEUE_URL_${name.toUpperCase()}`, `${LOCALSTACK_ENDPOINT}${new URL(QueueUrl).pathname}`];
  });
  return Object.fromEntries(await Promise.all(urls));
}

/** `Name <address>`: the address may send. */
async function allowSender(account: Account, sender: string): Promise<void> {
  const EmailAddress = /<(.+)>/.exec(sender)?.[1] ?? sender;
  await new SESClient(clientConfig(account)).send(new VerifyEmailIdentityCommand({ EmailAddress }));
}

/** Makes on LocalStack what infra makes on AWS, and says in handlers' variables where it is. */
export async function prepare(sender: string): Promise<Record<string, string>> {
  const account = newAccount();
  const [bucket, queues] = await Promise.all([
    createBucket(account),
    createQueues(account),
    createTable(LOCALSTACK_ENDPOINT, TABLE, { credentials: account }),
    allowSender(account, sender),
  ]);
  return {
    ...Object.fromEntries(SERVICES.map((name) => [`AWS_ENDPOINT_URL_${name.toUpperCase()}`, LOCALSTACK_ENDPOINT])),
    ...queues,
    ...accountVariables(account),
    AWS_REGION: LOCAL_REGION,
    TABLE_NAME: TABLE,
    FILES_BUCKET: bucket,
  };
}
