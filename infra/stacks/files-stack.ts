import { type App, Duration, type aws_kms as kms, aws_s3 as s3 } from 'aws-cdk-lib';
import { backUp } from '../constructs/backup.ts';
import { logBucket, privateBucket } from '../constructs/buckets.ts';
import { MalwareScan } from '../constructs/malware-scan.ts';
import { SHORT_LIVED } from '../lifetimes.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/** Years for which a signed document cannot be removed: the longest limitation period in the markets we serve. */
const SIGNED_YEARS = 10;

/** The buckets for files that users upload and files that the product generates. */
export class FilesStack extends BaseStack {
  readonly files: s3.Bucket;
  readonly signed: s3.Bucket;

  constructor(app: App, stage: Stage, key: kms.IKey) {
    super(app, 'files', stage);
    const serverAccessLogsBucket = logBucket(this, 'AccessLogs');
    const shared = {
      serverAccessLogsBucket,
      encryption: s3.BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
    };
    this.files = privateBucket(this, stage, 'files', {
      ...shared,
      cors: [
        {
          allowedMethods: [s3.HttpMethods.GET, s3.HttpMethods.PUT],
          allowedOrigins: [`https://${stage.domain}`],
          allowedHeaders: ['content-type', 'if-none-match'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        ...SHORT_LIVED.map(({ prefix, days }) => ({ prefix, expiration: Duration.days(days) })),
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { noncurrentVersionExpiration: Duration.days(90) },
      ],
    });
    // The L2 flag would add a hidden function that does no more than set this property.
    (this.files.node.defaultChild as s3.CfnBucket).addPropertyOverride(
      'NotificationConfiguration.EventBridgeConfiguration.EventBridgeEnabled',
      true,
    );
    this.signed = privateBucket(this, stage, 'signed', {
      ...shared,
      cors: [{ allowedMethods: [s3.HttpMethods.GET], allowedOrigins: [`https://${stage.domain}`], maxAge: 3600 }],
      objectLockEnabled: true,
      objectLockDefaultRetention: s3.ObjectLockRetention.governance(Duration.days(365 * SIGNED_YEARS)),
    });
    if (stage.scansFiles) new MalwareScan(this, 'Scan', { bucket: this.files, key });
    backUp(this, 'bucket', this.files.bucketArn, key);
  }
}
