import type { aws_cognito, aws_dynamodb, aws_kms, aws_s3, aws_secretsmanager, aws_sqs } from 'aws-cdk-lib';
import type { JobDef, QueueName, WorkerDef } from '#shared/kernel/contract/job.ts';
import type { Route } from '#shared/kernel/contract/route.ts';

/** The contracts, jobs and workers that the stacks are derived from. */
export interface Product {
  readonly routes: readonly Route[];
  readonly jobs: readonly JobDef[];
  readonly workers: readonly WorkerDef[];
}

/** The resources that functions may use. A function gets those that its grants name. */
export interface Resources {
  readonly key: aws_kms.IKey;
  readonly table: aws_dynamodb.ITableV2;
  readonly files: aws_s3.IBucket;
  /** Sealed files and their records, which nobody can remove. */
  readonly signed: aws_s3.IBucket;
  /** Signs the seals. Its private part never leaves KMS. */
  readonly sealKey: aws_kms.IKey;
  readonly userPool: aws_cognito.IUserPool;
  readonly userPoolClient: aws_cognito.IUserPoolClient;
  readonly queues: Readonly<Record<QueueName, aws_sqs.IQueue>>;
  readonly secrets: Secrets;
}

export interface Secrets {
  readonly hmacKey: aws_secretsmanager.ISecret;
  readonly healthId: aws_secretsmanager.ISecret;
  /** Proves to an API that a request came through the edge. */
  readonly originVerify: aws_secretsmanager.ISecret;
}
