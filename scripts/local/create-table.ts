import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { INDEXES, TTL } from '#functions/platform/data/table.ts';

/** Keys for the stand-ins; nothing outside the machine accepts them. */
export const LOCAL_REGION = 'eu-west-1';
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

const keys = (prefix: string): CreateTableCommandInput['KeySchema'] => [
  { AttributeName: `${prefix}pk`, KeyType: 'HASH' },
  { AttributeName: `${prefix}sk`, KeyType: 'RANGE' },
];

interface Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
export interface TableOptions {
  readonly credentials?: Account;
  /** False where nobody reads the stream: it makes each write a fifth dearer. */
  readonly hasStream?: boolean;
}

/** The one table as infra declares it: `pk`,`sk`, three indexes that carry every attribute, a stream with both images. */
const definition = (tableName: string, hasStream: boolean): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keys(''),
  AttributeDefinitions: ['', ...INDEXES].flatMap((prefix) => [
    { AttributeName: `${prefix}pk`, AttributeType: 'S' as const },
    { AttributeName: `${prefix}sk`, AttributeType: 'S' as const },
  ]),
  GlobalSecondaryIndexes: INDEXES.map((name) => ({
    IndexName: name,
    KeySchema: keys(name),
    Projection: { ProjectionType: 'ALL' as const },
  })),
  ...(hasStream ? { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' as const } } : {}),
});

/** Leaves a table that is there as it is. */
export async function createTable(
  endpoint: string,
  tableName: string,
  { credentials = LOCAL_CREDENTIALS, hasStream = true }: TableOptions = {},
): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials });
  try {
    await client.send(new CreateTableCommand(definition(tableName, hasStream)));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: TTL, Enabled: true },
      }),
    );
  } catch (e) {
    if (!(e instanceof ResourceInUseException)) throw e;
  } finally {
    client.destroy();
  }
}
