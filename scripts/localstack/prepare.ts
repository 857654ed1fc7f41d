import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses';
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { FILES_BUCKET, MAIL_FROM } from '#scripts/local/stand-ins.ts';
import { QUEUES } from '#shared/kernel/job.ts';
import { LOCALSTACK_ENDPOINT, SERVICES, type Service } from './endpoint.ts';

const variable = (service: Service): string => `AWS_ENDPOINT_URL_${service.toUpperCase()}`;
/** LocalStack's, unless the environment points one service elsewhere. */
const endpointOf = (service: Service): string => process.env[variable(service)] ?? LOCALSTACK_ENDPOINT;
const clientConfig = (service: Service) => ({
  endpoint: endpointOf(service),
  region: LOCAL_REGION,
  credentials: LOCAL_CREDENTIALS,
});

async function createBucket(): Promise<void> {
  const s3 = new S3Client({ ...clientConfig('s3'), forcePathStyle: true });
  const CreateBucketConfiguration = { LocationConstraint: LOCAL_REGION } as const;
  try {
    await s3.send(new CreateBucketCommand({ Bucket: FILES_BUCKET, CreateBucketConfiguration }));
  } catch (e) {
    if (!(e instanceof Error && e.name === 'BucketAlreadyOwnedByYou')) throw e;
  }
}

async function createQueues(): Promise<Record<string, string>> {
  const sqs = new SQSClient(clientConfig('sqs'));
  const urls = QUEUES.map(async (name): Promise<[string, string]> => {
    const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: name }));
    return [`QUEUE_URL_${name.toUpperCase()}`, `${endpointOf('sqs')}${new URL(QueueUrl).pathname}`];
  });
  return Object.fromEntries(await Promise.all(urls));
}

async function allowSender(): Promise<void> {
  const ses = new SESClient(clientConfig('ses'));
  const EmailAddress = /<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  await ses.send(new VerifyEmailIdentityCommand({ EmailAddress }));
}

/** Makes on LocalStack what infra makes on AWS, and says in handlers' variables where it is. */
export async function prepare(tableName: string): Promise<Record<string, string>> {
  await Promise.all([createTable(endpointOf('dynamodb'), tableName), createBucket(), allowSender()]);
  return {
    ...Object.fromEntries(SERVICES.map((service) => [variable(service), endpointOf(service)])),
    ...(await createQueues()),
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    TABLE_NAME: tableName,
    FILES_BUCKET,
  };
}
