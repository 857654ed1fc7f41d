import { Duration, RemovalPolicy, aws_s3 as s3 } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { bucketName, pascal } from '../names.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

const base = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const satisfies s3.BucketProps;

/** Access logs of a stack's buckets, kept a year. */
export function logBucket(scope: Construct, id: string): s3.Bucket {
  const bucket = new s3.Bucket(scope, id, {
    ...base,
    encryption: s3.BucketEncryption.S3_MANAGED,
    lifecycleRules: [{ expiration: Duration.days(365) }],
  });
  acknowledge(bucket, 'S1', 'It is where the access logs go; logging its own access would never end.');
  return bucket;
}

/** Private, over TLS only, with access logs, never deleted with its stack. */
export const privateBucket = (
  scope: Construct,
  stage: Stage,
  kind: 'files' | 'signed' | 'web',
  props: s3.BucketProps & { readonly serverAccessLogsBucket: s3.IBucket },
): s3.Bucket =>
  new s3.Bucket(scope, pascal(kind), {
    ...base,
    bucketName: bucketName(scope, stage, kind),
    versioned: true,
    serverAccessLogsPrefix: `${kind}/`,
    ...props,
  });
