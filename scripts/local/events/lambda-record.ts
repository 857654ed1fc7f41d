import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, AttributeValue as LambdaValue } from 'aws-lambda';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
type Item = Record<string, AttributeValue>;

/** The SDK gives bytes, Lambda gives base64. */
function value(v: AttributeValue): LambdaValue {
  if (v.B) return { B: base64(v.B) };
  if (v.BS) return { BS: v.BS.map(base64) };
  if (v.L) return { L: v.L.map(value) };
  if (v.M) return { M: item(v.M) };
  // DynamoDB Local's stream loses the type of an empty map.
  if (Object.keys(v).length === 0) return { M: {} };
  return v as LambdaValue;
}

function item(from: Item): Record<string, LambdaValue> {
  return Object.fromEntries(Object.entries(from).map(([name, v]) => [name, value(v)]));
}

/** A record of the stream as Lambda's event source hands it over. */
export function lambdaRecord({ dynamodb, ...record }: _Record, streamArn: string): DynamoDBRecord {
  const images = {
    ...(dynamodb?.Keys ? { Keys: item(dynamodb.Keys as Item) } : {}),
    ...(dynamodb?.NewImage ? { NewImage: item(dynamodb.NewImage as Item) } : {}),
    ...(dynamodb?.OldImage ? { OldImage: item(dynamodb.OldImage as Item) } : {}),
  };
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: record.awsRegion,
    eventSourceARN: streamArn,
    dynamodb: {
      ...images,
      SequenceNumber: dynamodb?.SequenceNumber,
      SizeBytes: dynamodb?.SizeBytes,
      StreamViewType: dynamodb?.StreamViewType,
      ApproximateCreationDateTime: (dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
    },
    ...(record.userIdentity ? { userIdentity: record.userIdentity } : {}),
  };
}
