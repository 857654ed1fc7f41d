import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/platform/runtime/env.ts';

/** Endpoint and credentials come from the environment alone: the same code runs embedded, on LocalStack and on AWS. */
export const dynamo = new DynamoDBClient({ maxAttempts: 4 });
// Nobody hears the client's own log, for which it would copy all that is sent and read, value by value.
dynamo.middlewareStack.remove('loggerMiddleware');
export const documents = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
export const tableName = (): string => env.table();

/** The indexes of the one table: activity of a tenant (gsi1), a spare one, due work (gsi3). Keys are `<name>pk` and `<name>sk`. */
export const INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;
/** Items with this attribute (epoch seconds) are swept by TTL; readers check it themselves. */
export const TTL = 'expiresAt';
