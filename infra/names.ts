import { createHash } from 'node:crypto';
import { ArnFormat, Stack as CdkStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { kebab } from '#shared/kernel/contract/route.ts';
import type { Stage } from './stages.ts';

/** The operation that a function runs: an endpoint, a job or a worker. */
export interface Operation {
  readonly domain: string;
  readonly operation: string;
  /**
   * Default: an endpoint. The kind tells apart an endpoint and a worker of one domain that are both called `render`.
   */
  readonly kind?: 'job' | 'worker';
}

/** Builds the first part of every physical name, `backline-staging`, so that roles can be narrowed by name. */
export const prefixOf = (stage: Stage): string => `backline-${stage.name}`;

/** Builds the folder's name in dist/lambda, which also ends the function's name. */
export const operationName = ({ domain, operation, kind }: Operation): string =>
  [domain, kebab(operation), kind].filter(Boolean).join('-');

export const asJob = <T extends object>(op: T) => ({ ...op, kind: 'job' as const });
export const asWorker = <T extends object>(op: T) => ({ ...op, kind: 'worker' as const });

/** Builds a function's name. Lambda accepts 64 characters; a longer name is cut and ends in a digest. */
export function functionName(stage: Stage, op: Operation): string {
  const name = `${prefixOf(stage)}-${operationName(op)}`;
  if (name.length <= 64) return name;
  return `${name.slice(0, 55)}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Construct id: `show-list` -> `ShowList`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Builds a bucket's name. All accounts share one name space; the account's number makes a name unique. */
export const bucketName = (scope: Construct, stage: Stage, kind: 'files' | 'signed' | 'web'): string =>
  `${prefixOf(stage)}-${kind}-${CdkStack.of(scope).account}`;

/** Builds the first part of the user pool's domain. All accounts of a region share one name space. */
export const signInDomain = (scope: Construct, stage: Stage): string =>
  `${prefixOf(stage)}-${CdkStack.of(scope).account}`;
/** Builds the origin at which accounts elsewhere sign in. */
export const signInOrigin = (scope: Construct, stage: Stage): string =>
  `https://${signInDomain(scope, stage)}.auth.${CdkStack.of(scope).region}.amazoncognito.com`;

/** Builds ARNs from names, so that a policy is readable and needs no reference to another stack. */
export const arns = (scope: Construct, stage: Stage) => ({
  table: CdkStack.of(scope).formatArn({ service: 'dynamodb', resource: 'table', resourceName: prefixOf(stage) }),
  files: `arn:${CdkStack.of(scope).partition}:s3:::${bucketName(scope, stage, 'files')}`,
  /** The functions of the jobs. Their names have one end. */
  jobs: CdkStack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: `${prefixOf(stage)}-*-job`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  }),
  signed: `arn:${CdkStack.of(scope).partition}:s3:::${bucketName(scope, stage, 'signed')}`,
});
